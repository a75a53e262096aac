import type { InstanceStatus } from './instance-statuses.ts';
import type { Label } from './labels.ts';

interface ApprovalStatusRow {
  readonly label: Label;
}

/** String statuses that answers about an approval use (shell spec, section 3): approved and closed are told apart. */
export const approvalStatuses = {
  DRAFT: { label: { zh: '草稿', en: 'Draft' } },
  PROCESSING: { label: { zh: '审批中', en: 'In approval' } },
  APPROVED: { label: { zh: '已通过', en: 'Approved' } },
  TOPPING_OFF: { label: { zh: '已办结', en: 'Closed' } },
  CANCELED: { label: { zh: '已作废', en: 'Voided' } },
  EXCEPTION: { label: { zh: '异常', en: 'Exception' } },
} satisfies Record<string, ApprovalStatusRow>;

/** The name of an approval status. */
export type ApprovalStatus = keyof typeof approvalStatuses;

interface SequenceStatusRow {
  readonly label: Label;
  /** Rows of an unfinished record are marked in lists (shell spec, section 4). */
  readonly unfinished: boolean;
}

/** Status of a business record, its system field sequenceStatus (list spec, section 2). */
export const sequenceStatuses = {
  DRAFT: { label: { zh: '草稿', en: 'Draft' }, unfinished: true },
  PROCESSING: { label: { zh: '进行中', en: 'In progress' }, unfinished: true },
  COMPLETED: { label: { zh: '已完成', en: 'Completed' }, unfinished: false },
  CANCELED: { label: { zh: '已作废', en: 'Voided' }, unfinished: false },
} satisfies Record<string, SequenceStatusRow>;

/** The status of a record. */
export type SequenceStatus = keyof typeof sequenceStatuses;

const sequenceStatusOf: Readonly<Record<InstanceStatus, SequenceStatus>> = {
  NOT_STARTED: 'DRAFT',
  DRAFT: 'DRAFT',
  PROCESSING: 'PROCESSING',
  COMPLETED: 'COMPLETED',
  WITHDRAWN: 'DRAFT',
  CANCELED: 'CANCELED',
  BE_CANCELED: 'CANCELED',
  EXCEPTION: 'PROCESSING',
};

/**
 * The status that a record takes from its workflow instance. An instance in exception still runs for its record; one that was withdrawn
 * leaves a draft, which keeps its number and can be submitted again.
 */
export function sequenceStatusOfInstance(status: InstanceStatus): SequenceStatus {
  return sequenceStatusOf[status];
}
