import type { DemoPerson } from '../organisation/people.ts';
import { day, workingTime } from './calendar.ts';
import { itemAt, type Random } from './random.ts';
import type { ProjectPlan } from './projects.ts';
import { type DemoRecord, personValue, recordOf, referenceTo } from './record.ts';
import type { World } from './world.ts';

const phases = [
  {
    zh: '需求与方案',
    en: 'Requirements',
    tasks: { zh: ['现场调研', '需求评审', '总体方案'], en: ['Site survey', 'Review', 'Outline design'] },
  },
  {
    zh: '设计',
    en: 'Design',
    tasks: { zh: ['网络设计', '数据模型设计', '界面设计'], en: ['Network design', 'Data model', 'Screens'] },
  },
  {
    zh: '开发与采购',
    en: 'Build and buy',
    tasks: {
      zh: ['设备采购', '采集程序开发', '看板开发', '接口联调'],
      en: ['Procurement', 'Collectors', 'Dashboards', 'Interfaces'],
    },
  },
  {
    zh: '实施',
    en: 'Roll-out',
    tasks: { zh: ['设备安装', '数据迁移', '现场调试'], en: ['Installation', 'Migration', 'Commissioning'] },
  },
  {
    zh: '验收与移交',
    en: 'Acceptance',
    tasks: { zh: ['用户培训', '试运行', '终验'], en: ['Training', 'Trial run', 'Final acceptance'] },
  },
];
interface Span {
  /** Days from the base date. */
  readonly start: number;
  readonly end: number;
}

type Reference = ReturnType<typeof referenceTo>;

interface TaskPlan extends Span {
  readonly taskNo: string;
  readonly parent: Reference | null;
  readonly taskName: string;
  readonly project: Reference;
  readonly assignee: DemoPerson;
  readonly isMilestone: boolean;
  /** Number by which it stands among those of its level. */
  readonly sortOrder: string;
  /** The task that has to end before. */
  readonly predecessors: readonly Reference[] | null;
}

/** The tasks of projects: phases with their tasks inside the phase's dates, parents first. */
export function generateProjectTasks(
  random: Random,
  world: World,
  { plans, count }: { readonly plans: readonly ProjectPlan[]; readonly count: number },
): readonly DemoRecord[] {
  return plans.flatMap((plan) => projectTasks(random, world, plan)).slice(0, count);
}

function projectTasks(random: Random, world: World, plan: ProjectPlan): readonly DemoRecord[] {
  const { isAbroad, start, lead } = plan;
  const team = world.inDepartments(...(isAbroad ? ['london-delivery'] : ['implementation', 'applications']));
  const crew: Crew = { lead, team };
  const records: DemoRecord[] = [];
  let at = start;
  for (const index of phases.keys()) {
    const tasks = phaseTasks(random, { plan, index, start: at }, crew);
    at = itemAt(tasks, 0).end + 1;
    records.push(...tasks.map((task) => taskRecord(random, world, { task, ...crew, planned: start })));
  }
  return records;
}

const taskId = (taskNo: string) => `task-${taskNo.toLowerCase()}`;

/** The people who work in a project. */
interface Crew {
  readonly lead: DemoPerson;
  readonly team: readonly DemoPerson[];
}

interface PhasePlan {
  readonly plan: ProjectPlan;
  readonly index: number;
  readonly start: number;
}

/** A phase, which spans its tasks, and the tasks, one after the other. */
function phaseTasks(random: Random, { plan, index, start }: PhasePlan, { lead, team }: Crew): readonly TaskPlan[] {
  const { record, isAbroad, number } = plan;
  const project = referenceTo(record, record.data.projectName);
  const language = isAbroad ? 'en' : 'zh';
  const phase = itemAt(phases, index);
  const phaseNo = `P${String(number).padStart(2, '0')}-${index + 1}`;
  const parent = { id: taskId(phaseNo), name: `${phaseNo} ${phase[language]}` };
  const before = (child: number) =>
    child === 0 ? null : [{ id: taskId(`${phaseNo}.${child}`), name: phase.tasks[language][child - 1] ?? '' }];
  let at = start;
  const children = phase.tasks[language].map((taskName, child): TaskPlan => {
    const span = { start: at, end: at + random.int(4, 18) };
    at = span.end + 1;
    const taskNo = `${phaseNo}.${child + 1}`;
    const sortOrder = String((child + 1) * 10);
    return {
      ...span,
      taskNo,
      parent,
      taskName,
      project,
      assignee: random.pick(team),
      isMilestone: false,
      sortOrder,
      predecessors: before(child),
    };
  });
  const whole = { start, end: at - 1, taskNo: phaseNo, parent: null, taskName: phase[language], project };
  const sortOrder = String(number * 100 + index * 10);
  const summary = { ...whole, assignee: lead, isMilestone: false, sortOrder, predecessors: null };
  const last = children.at(-1);
  return [summary, ...children.map((task) => ({ ...task, isMilestone: task === last && index === phases.length - 1 }))];
}

interface Planned extends Crew {
  readonly task: TaskPlan;
  /** The day the project was planned to start. */
  readonly planned: number;
}

/** Progress is a ratio: what lies before the base date is done, what lies after it is open. */
function taskRecord(random: Random, world: World, { task, lead, team, planned }: Planned): DemoRecord {
  const { start, end, assignee, ...rest } = task;
  const done = Math.min(1, Math.max(0, -start / (end - start + 1)));
  const progress = String(Math.round(done * 20) / 20);
  const taskStatus = progress === '1' ? 'done' : progress === '0' ? 'todo' : random.chance(0.1) ? 'blocked' : 'doing';
  const members = team.filter((person) => person !== assignee && random.chance(2 / team.length));
  const ownDepartment = world.departmentOf(assignee);
  const involved = new Map(members.map((person) => world.departmentOf(person)).map((each) => [each.id, each]));
  const helpers = [...involved.values()].filter(({ id }) => id !== ownDepartment.id);
  return recordOf(
    {
      ...rest,
      startDate: day(start),
      endDate: day(end),
      progress,
      taskStatus,
      priority: random.weighted([
        ['normal', 6],
        ['high', 3],
        ['low', 1],
      ]),
      assignee: personValue(assignee),
      department: ownDepartment,
      members: members.length === 0 ? null : members.map(personValue),
      helpers: helpers.length === 0 ? null : helpers,
      remark: null,
    },
    { id: taskId(task.taskNo), by: lead, createdTime: workingTime(random, Math.min(planned, 0) - 10) },
  );
}
