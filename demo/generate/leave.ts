import { day, pastWorkingDay, workingTime } from './calendar.ts';
import type { Random } from './random.ts';
import { type DemoRecord, personValue, recordOf } from './record.ts';
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
    return recordOf(
      {
        leaveType: kind.type,
        startDate: day(start),
        endDate: day(start + Math.ceil(halfDays / 2) - 1),
        days: String(halfDays / 2),
        applicantDept: world.departmentOf(by),
        handover: colleagues.length > 0 ? personValue(random.pick(colleagues)) : null,
        reason: random.pick(world.isAbroad(by) ? kind.en : kind.zh),
      },
      { by, createdTime: workingTime(random, -daysAgo), status: statusOf(random, daysAgo) },
    );
  }).sort((left, right) => left.createdTime.localeCompare(right.createdTime));
}

function statusOf(random: Random, daysAgo: number): DemoRecord['status'] {
  if (daysAgo < 15 && random.chance(0.3)) return 'DRAFT';
  return random.chance(0.06) ? 'CANCELED' : 'COMPLETED';
}
