import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ActOnWorkItemInput, HandlingAction } from '@portico/shared-kit/contract/workflow.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { claimOn } from '../work-items/claimed-items.ts';
import { limitsOfNode } from '../instances/node-limits.ts';
import { findItem, type ItemRow } from '../work-items/work-items.repository.ts';
import { encloseFiles, forgetOpinion, keepOpinion, opinionOf, personOf } from '../opinions/opinion-of-command.ts';
import { handlingCommand } from './handling-command.ts';
import { type AuthorizedCommand, loadByItem, type LockedInstance, runCommand } from './pipeline.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface Acting {
  readonly user: SignedInUser;
  readonly input: ActOnWorkItemInput;
  readonly locale: Locale;
}

/** Handles a work item; see WorkflowCommands. */
export async function actOnWorkItem(context: WorkflowContext, acting: Acting): Promise<object> {
  const { connections, corpId } = context.platform;
  const { user, input } = acting;
  const { id, action, comment, requestId } = input;
  const loaded = await loadByItem(context, id);
  const { instanceId } = loaded;
  const request = { corpId, userId: user.id, key: requestId, operationId: `actOnWorkItem ${id} ${action}` };
  return transactionOnce(connections.db, request, async (trx) => {
    const done = await runCommand(trx, loaded, {
      async authorize(locked) {
        const workItem = await ownItem(locked, acting);
        if (workItem.type === 2 && input.data !== undefined) {
          throw appError('requestInvalid', { detail: 'who helps changes nothing' });
        }
        return workItem;
      },
      saveFields: async (authorized) => {
        await saveChanges(authorized, acting);
        await recordOnBehalf(authorized, acting);
      },
      commandOf: ({ instance: { state }, facts: workItem }) => {
        const own = { workItem, actor: personOf(user), comment: opinionOf(comment) };
        return handlingCommand({ trx, corpId, instanceId, state, input, own });
      },
    });
    if (action === 'temporarySave') await keepOpinion(trx, context, { userId: user.id, instanceId, input });
    else {
      const isHandled = done.workItems.some((change) => change.kind === 'close' && change.workItemId === id);
      if (isHandled) await forgetOpinion(trx, context, { workItemId: id, userId: user.id });
      await encloseFiles(trx, context, { user, instanceId, input });
    }
    return {};
  });
}

/** The audit trail tells whose work it was that a delegate handles; what people do with their own stands in the log. */
async function recordOnBehalf(
  { context: { platform }, trx, instance, facts: workItem }: AuthorizedCommand<ItemRow>,
  { user, input: { action } }: Acting,
): Promise<void> {
  const { id, delegator } = workItem;
  if (delegator === undefined || action === 'temporarySave') return;
  await recordAudit(platform, trx, {
    action: 'itemHandleOnBehalf',
    actor: user,
    onBehalfOf: delegator,
    object: { id, name: instance.name },
    detail: { action, workflowInstanceId: instance.id },
  });
}

/** The item under the lock of its instance, if the user may still handle it. */
async function ownItem({ context, trx, instance }: LockedInstance, { user, input }: Acting): Promise<ItemRow> {
  const { corpId } = context.platform;
  const { state } = instance;
  const { instanceId } = state;
  const workItem = await findItem(trx, corpId, { instanceId, id: input.id });
  if (workItem === undefined) throw appError('workItemMissing');
  if (workItem.participant.id !== user.id) throw appError('workItemNotYours');
  // The signature after a handler is taken back from an item that is closed.
  if (workItem.status === 'PENDING' || input.action === 'removeSign') return workItem;
  const claimedId = claimOn(workItem, state)?.itemId;
  const claimed = claimedId === undefined ? undefined : await findItem(trx, corpId, { instanceId, id: claimedId });
  if (claimed) {
    const { participant, personName_i18n: name_i18n } = claimed;
    throw appError('workItemClaimed', namedParam('name', { ...participant, name_i18n }));
  }
  // The engine would say of the last item that the workflow has ended; this says what became of the item.
  throw appError('workItemHandled');
}

/** Actions with which work is handed on, so that what its activity wants must be there. */
const handsOn: ReadonlySet<HandlingAction> = new Set(['submit', 'agree']);

/**
 * Saves what was filled in or mended in the record, by the rights of the activity; the engine then checks that this was
 * asked. Who hands on without a change hands on what is there: it must be all that the activity wants.
 */
async function saveChanges(
  { context, trx, instance, template, facts: workItem }: AuthorizedCommand<ItemRow>,
  { user, input, locale }: Acting,
): Promise<void> {
  const { records } = context.ports;
  const { schemaCode, recordId: id } = instance;
  const { data, version, action } = input;
  const isHelper = workItem.type === 2;
  if (isHelper || (data === undefined && !handsOn.has(action))) return;
  const node = limitsOfNode(template, workItem.activityCode, await records.propertiesOf(trx, schemaCode));
  if (data === undefined) {
    if (node.required.length === 0) return;
    return records.requireFilled(trx, user, { schemaCode, id }, { locale, required: node.required });
  }
  const isUnfinished = action === 'temporarySave';
  if (!isUnfinished && (!handsOn.has(action) || (action === 'agree' && !opensFields(template, workItem)))) {
    throw appError('requestInvalid', { detail: 'data is for what the activity lets people fill in' });
  }
  const change = { schemaCode, id: asRecordId(id), data, draft: false, ...(version === undefined ? {} : { version }) };
  await records.save(trx, user, change, { locale, isWorkflowCommand: true, isUnfinished, node });
}

/** Returns whether an activity lets those who approve fill in something. */
function opensFields({ nodes }: WorkflowTemplate, { activityCode }: ItemRow): boolean {
  const node = nodes.find(({ id }) => id === activityCode);
  return node?.type === 'approve' && (node.fields ?? []).some(({ writable }) => writable);
}
