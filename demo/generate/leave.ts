import { day, pastWorkingDay, workingTime } from './calendar.ts';
import type { Random } from './random.ts';
import { type DemoRecord, personValue, recordOf } from './record.ts';
import type { DemoPerson } from '../organisation/people.ts';
import { opinionOn } from './opinions.ts';
import type { World } from './world.ts';

interface LeaveRow {
  readonly type: string;
  readonly zh: readonly string[];
  readonly en: readonly string[];
  /** Longest leave in half days. */
  readonly longest: number;
}

const kinds: readonly (readonly [LeaveRow, number])[] = [
  [
    {
      type: 'annual',
      zh: ['全家出游', '回老家探亲', '休整几天'],
      en: ['Family holiday', 'A few days off'],
      longest: 20,
    },
    10,
  ],
  [{ type: 'sick', zh: ['感冒发烧，遵医嘱休息', '牙科手术后休息'], en: ['Flu', 'Dental surgery'], longest: 10 }, 4],
  [
    {
      type: 'personal',
      zh: ['办理房产手续', '孩子家长会', '搬家'],
      en: ['Moving house', 'School meeting'],
      longest: 6,
    },
    4,
  ],
  [{ type: 'compensatory', zh: ['上线值守后调休', '周末加班调休'], en: ['Time off in lieu'], longest: 4 }, 3],
  [{ type: 'marriage', zh: ['婚假'], en: ['Wedding'], longest: 20 }, 1],
];

/** Leave of the whole organisation; drafts are recent. Running requests are started through the workflow, not here. */
export function generateLeave(random: Random, world: World, count: number): readonly DemoRecord[] {
  return Array.from({ length: count }, () => {
    const by = random.pick(world.people);
    const kind = random.weighted(kinds);
    const halfDays = random.int(1, kind.longest);
    const daysAgo = pastWorkingDay(random);
    const start = -daysAgo + random.int(1, 20);
    const colleagues = world.inDepartments(...by.departmentIds).filter(({ id }) => id !== by.id);
    const data = {
      leaveType: kind.type,
      startDate: day(start),
      endDate: day(start + Math.ceil(halfDays / 2) - 1),
      days: String(halfDays / 2),
      applicantDept: world.departmentOf(by),
      handover: colleagues.length > 0 ? personValue(random.pick(colleagues)) : null,
      reason: random.pick(world.isAbroad(by) ? kind.en : kind.zh),
    };
    const createdTime = workingTime(random, -daysAgo);
    const status = statusOf(random, daysAgo);
    const said =
      status === 'DRAFT' ? {} : opinions(world, { by, halfDays, createdTime, isAgreed: status === 'COMPLETED' });
    return recordOf({ ...data, ...said }, { by, createdTime, status });
  }).sort((left, right) => left.createdTime.localeCompare(right.createdTime));
}

interface Decided {
  readonly by: DemoPerson;
  readonly halfDays: number;
  readonly createdTime: string;
  readonly isAgreed: boolean;
}

const managerNode = { activityCode: 'manager', activityName: '部门主管审批', en: 'Manager approval' };
const hrNode = { activityCode: 'hr', activityName: '人力资源审批', en: 'HR approval' };

/** The manager decides; more than three days go on to human resources, if the manager agrees. */
function opinions(world: World, { by, halfDays, createdTime, isAgreed }: Decided) {
  const manager = world.inDepartments(...by.departmentIds).find(({ roles }) => roles.includes('manager'));
  const hr = world.people.find(({ roles }) => roles.includes('hr'));
  const request = { createdTime, number: halfDays };
  const isAbroad = world.isAbroad(by);
  const decision = { isAgreed, isAbroad };
  return {
    managerOpinion: opinionOn(request, { ...decision, node: managerNode, by: manager, hours: 3 }),
    hrOpinion: isAgreed && halfDays > 6 ? opinionOn(request, { ...decision, node: hrNode, by: hr, hours: 5 }) : null,
  };
}

function statusOf(random: Random, daysAgo: number): DemoRecord['status'] {
  if (daysAgo < 15 && random.chance(0.3)) return 'DRAFT';
  return random.chance(0.06) ? 'CANCELED' : 'COMPLETED';
}
