import type { Label } from './labels.ts';

interface WorkItemStatusRow {
  readonly label: Label;
  /** Open items are somebody's to-do; the others are history. */
  readonly open: boolean;
}

/** Statuses of a work item (shell spec, section 3). */
export const workItemStatuses = {
  PENDING: { label: { zh: '待处理', en: 'Pending' }, open: true },
  AGREED: { label: { zh: '同意', en: 'Agreed' }, open: false },
  DISAGREED: { label: { zh: '不同意', en: 'Disagreed' }, open: false },
  TRANSFERRED: { label: { zh: '已转办', en: 'Forwarded' }, open: false },
  SUBMITTED: { label: { zh: '已提交', en: 'Submitted' }, open: false },
  ABORTED: { label: { zh: '已终止', en: 'Aborted' }, open: false },
  CANCELED: { label: { zh: '已取消', en: 'Canceled' }, open: false },
  VOIDED: { label: { zh: '已作废', en: 'Voided' }, open: false },
} satisfies Record<string, WorkItemStatusRow>;

/** The status of a work item. */
export type WorkItemStatus = keyof typeof workItemStatuses;

interface WorkItemTypeRow {
  readonly name: string;
  readonly label: Label;
}

/** Types of a work item by number (shell spec, section 3). */
export const workItemTypes = {
  0: { name: 'normal', label: { zh: '普通任务', en: 'Task' } },
  1: { name: 'forward', label: { zh: '转办任务', en: 'Forwarded task' } },
  2: { name: 'assist', label: { zh: '协办任务', en: 'Assist task' } },
  3: { name: 'addWorkItem', label: { zh: '加签任务', en: 'Added signer task' } },
  4: { name: 'circulate', label: { zh: '传阅任务', en: 'CC' } },
} as const satisfies Record<number, WorkItemTypeRow>;

/** Type of the work that a work item asks for. */
export type WorkItemType = keyof typeof workItemTypes;

/**
 * Changes of claims on work. Logs know no code of their own for it: claiming is in progress (12),
 * unclaiming is cancel (2), and these are their words.
 */
export const claimChanges = {
  claimed: { label: { zh: '认领', en: 'Claimed' } },
  givenBack: { label: { zh: '退回认领', en: 'Gave back' } },
} satisfies Record<string, { readonly label: Label }>;

/** Change of a claim: work was claimed, or unclaimed. */
export type ClaimChange = keyof typeof claimChanges;
