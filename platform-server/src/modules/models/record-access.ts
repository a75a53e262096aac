import type { ModelCode, WorkItemId } from '@portico/shared-kit/contract/ids';
import type { Property } from '@portico/shared-kit/fields';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';

/** A record of a model, and the work item as which it is opened; undefined where it is opened as itself. */
interface RecordReference {
  readonly schemaCode: ModelCode;
  readonly recordId: string;
  readonly workItemId?: WorkItemId | undefined;
}

/** Access to records by something else than roles, such as work on them. Models and records ask for it, others know why. */
export interface RecordAccess {
  /**
   * Returns whether the user started a workflow of the record, or has or had work in one, and may therefore read the
   * record; of any record of the model where none is named.
   */
  hasPart(user: SignedInUser, schemaCode: ModelCode, recordId?: string): Promise<boolean>;
  /**
   * Returns the limits of the activity of the user's work item; of an item that is done only the hidden items. Null
   * where the item is not theirs or not about the record. Without an item, the fields that every activity of theirs
   * hides.
   */
  limitsOfPart(
    user: SignedInUser,
    record: RecordReference,
    properties: readonly Property[],
  ): Promise<NodeLimits | null>;
  /**
   * Returns the limits on the fields that an originator fills in at the start of a workflow. Throws notPublished.
   */
  limitsAtStart(workflowCode: string, properties: readonly Property[]): Promise<NodeLimits>;
}
