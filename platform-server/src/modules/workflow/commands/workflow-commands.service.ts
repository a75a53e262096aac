import type {
  ActOnWorkItemInput,
  RevokeInstanceInput,
  StartWorkflowInput,
  StartWorkflowReply,
} from '@portico/shared-kit/contract/workflow.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { actOnWorkItem } from './act.ts';
import type { CommandNeeds } from './command.ts';
import { revokeInstance } from './revoke.ts';
import { startable, startWorkflow } from './start.ts';

/** Everything that changes an instance; each is one transaction, and the same `requestId` does it once. */
export interface WorkflowCommands {
  /**
   * Saves the record and starts its workflow, both or neither. Throws adminCannotStart (402004), notPublished,
   * noPermissionToAdd, recordInWorkflow (a record that has a workflow), what saving throws (304xxx) and what the
   * engine refuses (402xxx). Refused values are described in the language of `locale`.
   */
  start(user: SignedInUser, input: StartWorkflowInput, locale: Locale): Promise<StartWorkflowReply>;
  /**
   * Whether the user may start this workflow now, and the model of its records. Throws adminCannotStart (402004),
   * notPublished and noPermissionToAdd.
   */
  checkStart(user: SignedInUser, workflowCode: string): Promise<{ readonly schemaCode: string }>;
  /**
   * Handles a work item. Throws workItemMissing, workItemNotYours (402006), workItemHandled (402003) and what the
   * engine refuses. `data` is saved with a `submit` only (requestInvalid), in the same transaction (304xxx).
   */
  act(user: SignedInUser, input: ActOnWorkItemInput, locale: Locale): Promise<object>;
  /** The originator takes the instance back. Throws workflowInstanceMissing, noPermission, cannotWithdraw (402509). */
  revoke(user: SignedInUser, input: RevokeInstanceInput): Promise<object>;
}

/** Commands on instances: start, handle, revoke. */
export function workflowCommands(needs: CommandNeeds): WorkflowCommands {
  return {
    start: (user, input, locale) => startWorkflow(needs, { user, input, locale }),
    checkStart: (user, workflowCode) => startable(needs, user, workflowCode),
    act: (user, input, locale) => actOnWorkItem(needs, { user, input, locale }),
    revoke: (user, input) => revokeInstance(needs, user, input),
  };
}
