import type { Label } from './labels.ts';

interface ActionRow {
  readonly name: string;
  readonly label: Label;
}

/** Action codes 0 to 22 as workflow logs carry them in approvalActionStatus (shell spec, section 3). */
export const actions = {
  0: { name: 'approval', label: { zh: '审批', en: 'Approve' } },
  1: { name: 'submit', label: { zh: '提交', en: 'Submitted' } },
  2: { name: 'cancel', label: { zh: '取消', en: 'Canceled' } },
  3: { name: 'agree', label: { zh: '同意', en: 'Agreed' } },
  4: { name: 'disagree', label: { zh: '不同意', en: 'Disagreed' } },
  5: { name: 'adjustParticipants', label: { zh: '调整处理人', en: 'Adjusted participants' } },
  6: { name: 'assist', label: { zh: '协办', en: 'Asked for help' } },
  7: { name: 'forward', label: { zh: '转办', en: 'Forwarded' } },
  8: { name: 'reject', label: { zh: '驳回', en: 'Rejected' } },
  9: { name: 'finish', label: { zh: '结束流程', en: 'Finished' } },
  10: { name: 'unread', label: { zh: '未阅', en: 'Unread' } },
  11: { name: 'read', label: { zh: '已阅', en: 'Read' } },
  12: { name: 'processing', label: { zh: '处理中', en: 'In progress' } },
  13: { name: 'temporarySave', label: { zh: '暂存', en: 'Temporarily saved' } },
  14: { name: 'revoke', label: { zh: '撤回', en: 'Withdrawn' } },
  15: { name: 'passiveCancel', label: { zh: '被动取消', en: 'Canceled' } },
  16: { name: 'circulate', label: { zh: '传阅', en: "CC'd" } },
  17: { name: 'modifyOwner', label: { zh: '修改拥有者', en: 'Modified owner' } },
  18: { name: 'activateActivity', label: { zh: '激活节点', en: 'Activated activity' } },
  19: { name: 'adjustParticipant', label: { zh: '调整单个处理人', en: 'Adjusted participant' } },
  20: { name: 'cancelActivityWorkItem', label: { zh: '取消节点任务', en: 'Canceled activity task' } },
  21: { name: 'timeoutCancel', label: { zh: '超时取消', en: 'Canceled on timeout' } },
  22: { name: 'timeoutPass', label: { zh: '超时通过', en: 'Passed on timeout' } },
} as const satisfies Record<number, ActionRow>;

/** The number of an action in the workflow log. */
export type ActionCode = keyof typeof actions;
/** The name of an action in code. */
export type ActionName = (typeof actions)[ActionCode]['name'];

/** Code of an action by its name, the reverse of `actions`. */
export const actionCode = Object.fromEntries(
  Object.entries(actions).map(([code, row]) => [row.name, Number(code)]),
) as Readonly<Record<ActionName, ActionCode>>;
