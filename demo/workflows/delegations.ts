import { actorOf, requestIdOf, type Harness } from './harness.ts';

interface Handover {
  readonly from: string;
  readonly to: string;
  /** Days before now at which it was arranged, and at which it begins and ends; negative ones are to come. */
  readonly days: readonly [arranged: number, begins: number, ends: number];
  /** Absent: everything. */
  readonly workflowCodes?: string[];
  readonly reason: string;
}

const handovers: readonly Handover[] = [
  {
    from: 'liufang',
    to: 'huangying',
    days: [50, 49, 46],
    workflowCodes: ['leaveApproval'],
    reason: '赴德国参加工业展',
  },
  {
    from: 'liufang',
    to: 'weixinyi',
    days: [1, -12, -19],
    workflowCodes: ['leaveApproval', 'expenseApproval'],
    reason: '年休假',
  },
  { from: 'luojie', to: 'zhangwei', days: [8, 8, -6], workflowCodes: ['purchaseApproval'], reason: '驻厂支持客户上线' },
  { from: 'zhangwei', to: 'hanruoxi', days: [48, 48, 41], reason: '参加新员工带教' },
  {
    from: 'panmin',
    to: 'finance',
    days: [4, 4, -5],
    workflowCodes: ['leaveApproval'],
    reason: '外部审计进场，专注配合审计',
  },
  { from: 'finance', to: 'lichenxi', days: [1, -20, -27], workflowCodes: ['expenseApproval'], reason: '年休假' },
  { from: 'yangguoqing', to: 'hr', days: [3, 3, -4], workflowCodes: ['leaveApproval'], reason: '外出参加薪酬峰会' },
  { from: 'hr', to: 'sunxuemei', days: [29, 29, 26], reason: '校园招聘出差' },
  {
    from: 'oscar.campbell',
    to: 'emma',
    days: [2, 2, -9],
    workflowCodes: ['purchaseApproval'],
    reason: 'On site in Hamburg',
  },
  { from: 'emma', to: 'priya.walker', days: [1, -9, -12], reason: 'Family holiday' },
];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Arranges who does whose work: over, holding now and to come. */
export async function arrangeDelegations(harness: Harness): Promise<void> {
  const { services, clock } = harness;
  clock.goToNow();
  const now = clock.now().getTime();
  /** An hour of the organisation's day so many days ago. */
  const at = (daysAgo: number, hour: number) => {
    const inDay = (now + 8 * hourMs) % dayMs;
    return new Date(now - inDay - daysAgo * dayMs + hour * hourMs).toISOString();
  };
  for (const [index, { from, to, days, reason, workflowCodes }] of handovers.entries()) {
    const [arranged, begins, ends] = days;
    clock.goTo(arranged);
    const terms = { delegateId: to, startTime: at(begins, 9), endTime: at(ends, 18), reason, includesOpen: false };
    const scope = workflowCodes === undefined ? {} : { workflowCodes };
    const requestId = requestIdOf('delegation', index);
    await services.delegations.create(actorOf(harness, from), { ...terms, ...scope, requestId });
  }
}
