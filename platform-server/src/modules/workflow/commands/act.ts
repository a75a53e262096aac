import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { ActOnWorkItemInput, HandlingAction } from '@portico/shared-kit/contract/workflow.schema';
import { appError, namedParam } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceState, WorkflowTemplate } from '../../../workflow-engine/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { claimOn } from '../work-items/claimed-items.ts';
import { limitsOfNode } from '../instances/form-rights.ts';
import type { InstanceRow } from '../instances/instances.repository.ts';
import { findItem, findInstanceOfItem, type ItemRow } from '../work-items/work-items.repository.ts';
import { forgetOpinion, keepOpinion } from '../opinions/keep-opinion.ts';
import { encloseFiles } from '../opinions/enclose-files.ts';
import { opinionOf, personOf, applyToInstance } from './command.ts';
import { handlingCommand } from './handling-command.ts';
import type { WorkflowContext } from '../workflow.ports.ts';

interface Acting {
  readonly user: SignedInUser;
  readonly input: ActOnWorkItemInput;
  readonly locale: Locale;
}

/** Handles a work item; see WorkflowCommands. */
export async function actOnWorkItem(needs: WorkflowContext, acting: Acting): Promise<object> {
  const { platform, templates } = needs;
  const { connections, corpId } = platform;
  const { user, input } = acting;
  const { id, action, comment, requestId } = input;
  const place = await findInstanceOfItem(connections.db, corpId, id);
  if (place === undefined) throw appError('workItemMissing');
  const { instanceId } = place;
  const template = await templates.read(place.workflowCode, place.workflowVersion);
  const request = { corpId, userId: user.id, key: requestId, operationId: `actOnWorkItem ${id} ${action}` };
  return transactionOnce(connections.db, request, async (trx) => {
    const done = await applyToInstance(trx, needs, { instanceId, template }, async (instance) => {
      const { state } = instance;
      const workItem = await openItemOf(trx, needs, { state, id, user, isOfClosed: action === 'removeSign' });
      if (workItem.type === 2 && input.data !== undefined) {
        throw appError('requestInvalid', { detail: 'who helps changes nothing' });
      }
      await saveChanges(trx, needs, { instance, template, workItem }, acting);
      await recordOnBehalf(trx, needs, { instance, workItem }, acting);
      const own = { workItem, actor: personOf(user), comment: opinionOf(comment) };
      return handlingCommand({ trx, corpId, instanceId, state, input, own });
    });
    if (action === 'temporarySave') await keepOpinion(trx, needs, { userId: user.id, instanceId, input });
    else {
      const isHandled = done.workItems.some((change) => change.kind === 'close' && change.workItemId === id);
      if (isHandled) await forgetOpinion(trx, needs, { workItemId: id, userId: user.id });
      await encloseFiles(trx, needs, { user, instanceId, input });
    }
    return {};
  });
}

/** The audit trail tells whose work it was that a delegate handles; what people do with their own stands in the log. */
async function recordOnBehalf(
  trx: DatabaseTransaction,
  { platform }: WorkflowContext,
  { instance, workItem }: Omit<Handled, 'template'>,
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
async function openItemOf(
  trx: DatabaseTransaction,
  { platform: { corpId } }: WorkflowContext,
  {
    state,
    id,
    user,
    isOfClosed,
  }: {
    readonly state: InstanceState;
    readonly id: string;
    readonly user: SignedInUser;
    /** True where the signature after a handler is asked for from an item that is closed. */
    readonly isOfClosed: boolean;
  },
): Promise<ItemRow> {
  const { instanceId } = state;
  const workItem = await findItem(trx, corpId, { instanceId, id });
  if (workItem === undefined) throw appError('workItemMissing');
  if (workItem.participant.id !== user.id) throw appError('workItemNotYours');
  if (workItem.status === 'PENDING' || isOfClosed) return workItem;
  const claimedId = claimOn(workItem, state)?.itemId;
  const claimed = claimedId === undefined ? undefined : await findItem(trx, corpId, { instanceId, id: claimedId });
  if (claimed) {
    const { participant, personName_i18n: name_i18n } = claimed;
    throw appError('workItemClaimed', namedParam('name', { ...participant, name_i18n }));
  }
  // The engine would say of the last item that the workflow has ended; this says what became of the item.
  throw appError('workItemHandled');
}

interface Handled {
  readonly instance: InstanceRow;
  readonly template: WorkflowTemplate;
  readonly workItem: ItemRow;
}

/** Actions with which work is handed on, so that what its activity wants must be there. */
const handsOn: ReadonlySet<HandlingAction> = new Set(['submit', 'agree']);

/**
 * Saves what was filled in or mended in the record, by the rights of the activity; the engine then checks that this was
 * asked. Who hands on without a change hands on what is there: it must be all that the activity wants.
 */
async function saveChanges(
  trx: DatabaseTransaction,
  { ports: { records } }: WorkflowContext,
  { instance, template, workItem }: Handled,
  { user, input, locale }: Acting,
): Promise<void> {
  const { schemaCode, objectId: id } = instance;
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
