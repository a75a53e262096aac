import type { WorkItemStatus } from '@portico/shared-kit/workflow';
import type { WorkItemRow } from '../commands.ts';

/** A work item as its table would hold it. */
export interface StoredItem extends WorkItemRow {
  readonly sourceItemId: string | null;
  readonly status: WorkItemStatus;
  readonly reason: string | null;
  readonly finishTime: string | null;
}
