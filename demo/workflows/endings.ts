import { agree, type Action, disagree, forward, administer, revoke, submit, time } from './actions.ts';
import { isOver, openItems, type Harness } from './harness.ts';

type Moment = Parameters<Action>[0];

/** Activities in which something is done and handed in, and what was handed back. */
const handled: readonly string[] = ['compare', 'acceptance', 'start'];
const opinions = ['同意', '同意，请按计划执行。', '金额与附件核对无误，同意。', '已核实，同意。'];
const reports: Readonly<Record<string, string>> = {
  compare: '三家比价完成，建议选择报价最低的一家。',
  acceptance: '已到货，数量与规格相符。',
};

/** Returns the next item that waits for somebody, that of those first whom people try the product with. */
async function nextItem(harness: Harness, workflowInstanceId: string) {
  const items = (await openItems(harness, workflowInstanceId)).filter(({ type }) => type !== 4);
  return items.find(({ userId }) => userId === 'hr' || userId === 'finance') ?? items[0];
}

/** Action in which everybody who is asked agrees and does what is to be done, until nobody is asked any more. */
const agreed: Action = async (moment) => {
  const { harness, workflowInstanceId, requestId } = moment;
  for (let round = 0; round < 30; round += 1) {
    const next = await nextItem(harness, workflowInstanceId);
    if (next === undefined && (await isOver(harness, workflowInstanceId))) return;
    harness.clock.pass(5 + (round % 4) * 7);
    const opinion = opinions[(requestId.length + round) % opinions.length] ?? '同意';
    const own = { ...moment, requestId: `${requestId}-${round}` };
    if (next === undefined) await time(own);
    else if (!handled.includes(next.activityCode)) await agree(next.userId, opinion)(own);
    else await submit(next.userId, reports[next.activityCode] ?? '已补充说明。')(own);
  }
};

const handedBack: Action = async (moment) => {
  const { harness, workflowInstanceId, requestId } = moment;
  harness.clock.pass(20);
  const next = await nextItem(harness, workflowInstanceId);
  const own = { ...moment, requestId: `${requestId}-back` };
  if (next !== undefined) await disagree(next.userId, '请补充说明后重新提交。')(own);
};

function after(hours: number, action: Action): Action {
  return (moment: Moment) => {
    moment.harness.clock.pass(hours);
    return action(moment);
  };
}

/** Endings that workflows come to. */
export const endings = {
  agreed,
  handedBack,
  waiting: async () => undefined,
  /** Refused once, sent again and agreed to. */
  async mended(moment) {
    await handedBack(moment);
    await agreed(moment);
  },
  /** Refused, and given up by its originator. */
  async abandoned(moment) {
    await handedBack(moment);
    await after(30, administer(moment.by.id, { type: 'void' }, '不再需要。'))(moment);
  },
  withdrawn: after(2, revoke('日期填写有误，重新提交。')),
  async forwarded(moment) {
    const { harness, workflowInstanceId, requestId } = moment;
    harness.clock.pass(4);
    const next = await nextItem(harness, workflowInstanceId);
    const own = { ...moment, requestId: `${requestId}-on` };
    if (next !== undefined) await forward(next.userId, 'admin', '出差在外，请代为处理。')(own);
    await agreed(moment);
  },
  voided: after(60, administer('admin', { type: 'void' }, '重复提交，作废。')),
  aborted: after(72, administer('admin', { type: 'abort' }, '申请人已调岗，流程终止。')),
} satisfies Record<string, Action>;

/** Name of an ending of a workflow. */
export type Ending = keyof typeof endings;
