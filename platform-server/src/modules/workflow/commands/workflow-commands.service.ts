import type { BulkActInput, BulkActReply } from '@portico/shared-kit/contract/work-item-bulk.schema';
import type {
  ActOnWorkItemInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
} from '@portico/shared-kit/contract/workflow.schema';
import type { CcInstanceInput, CcInstanceReply, ReadItemsInput } from '@portico/shared-kit/contract/cc.schema';
import type { ActionPreview, PreviewActionInput } from '@portico/shared-kit/contract/workflow-preview.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { previewAction } from '../preview/preview-action.ts';
import { actOnWorkItem } from './act.ts';
import { actOnManyItems } from './bulk-act.ts';
import { ccInstance } from './send-cc.ts';
import { readItems } from './read-items.ts';
import { revokeInstance } from './revoke.ts';
import { startWorkflow } from './start.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

/** Commands that change an instance; each is one transaction, and the same `requestId` does it once. */
export interface WorkflowCommands {
  /**
   * Saves the record and starts its workflow, both or neither. Throws adminCannotStart (402004), notPublished,
   * noPermissionToAdd, recordInWorkflow (a record that has a workflow), what saving throws (304xxx) and what the
   * engine refuses (402xxx). Refused values are described in the language of `locale`.
   */
  start(user: SignedInUser, input: StartWorkflowInput, locale: Locale): Promise<StartWorkflowReply>;
  /**
   * Handles a work item. Throws workItemMissing, workItemNotYours (402006), workItemHandled (402003) and what the
   * engine refuses. `data` is saved with a `submit` and a `temporarySave` only (requestInvalid), in the same transaction (304xxx).
   */
  act(user: SignedInUser, input: ActOnWorkItemInput, locale: Locale): Promise<object>;
  /**
   * Handles many work items in one way, each in a transaction of its own and once for the same `requestId`. What is not
   * allowed is left as it was; the answer says for each item what became of it.
   */
  actOnMany(user: SignedInUser, input: BulkActInput, locale: Locale): Promise<BulkActReply>;
  /** The originator takes the instance back. Throws workflowInstanceMissing, noPermission, cannotWithdraw (402509). */
  revoke(user: SignedInUser, input: RevokeInstanceInput): Promise<object>;
  /**
   * Gives people the instance to read, also after its end, and answers how many got it. For its originator and those who
   * have or had part in it (noPermission). Throws workflowInstanceMissing, circulatedToNobody (402016), recordMissing.
   */
  sendCc(user: SignedInUser, input: CcInstanceInput): Promise<CcInstanceReply>;
  /**
   * Marks the user's cc items as read, each in a transaction of its own; one that has been read counts as read.
   * What is refused is told with its item, in the language of `locale`, and holds up no other.
   */
  markRead(user: SignedInUser, input: ReadItemsInput, locale: Locale): Promise<BulkActReply>;
  /**
   * Returns the result that an action on an own work item would have; nothing is changed. Throws workItemMissing,
   * workItemNotYours, workItemHandled, and what the engine would refuse (402xxx).
   */
  preview(user: SignedInUser, input: PreviewActionInput): Promise<ActionPreview>;
}

/** Commands on instances: start, handle, revoke, give to read, and what one would do. */
export function workflowCommands(needs: WorkflowContext): WorkflowCommands {
  return {
    start: (user, input, locale) => startWorkflow(needs, { user, input, locale }),
    act: (user, input, locale) => actOnWorkItem(needs, { user, input, locale }),
    actOnMany: (user, input, locale) => actOnManyItems(needs, { user, input, locale }),
    revoke: (user, input) => revokeInstance(needs, user, input),
    sendCc: (user, input) => ccInstance(needs, user, input),
    markRead: (user, input, locale) => readItems(needs, { user, input, locale }),
    preview: (user, input) => previewAction(needs, user, input),
  };
}
