import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceState } from '../../../workflow-engine/index.ts';
import { claimOn } from '../work-items/claimed-items.ts';
import type { InstanceRow } from '../instances/instances.repository.ts';
import { findItem, findPlace, type ItemRow } from '../work-items/work-items.repository.ts';
import { forgetOpinion, keepOpinion } from '../opinions/keep-opinion.ts';
import { encloseFiles } from '../opinions/enclose-files.ts';
import { type CommandNeeds, opinionOf, personOf, stepOn } from './command.ts';
import { handlingCommand } from './handling-command.ts';

interface Acting {
  readonly user: SignedInUser;
  readonly input: ActOnWorkItemInput;
  readonly locale: Locale;
}

/** Handles a work item; see WorkflowCommands. */
export async function actOnWorkItem(needs: CommandNeeds, acting: Acting): Promise<object> {
  const { platform, templates } = needs;
  const { connections, corpId } = platform;
  const { user, input } = acting;
  const { id, action, comment, requestId } = input;
  const place = await findPlace(connections.db, corpId, id);
  if (place === undefined) throw appError('workItemMissing');
  const { instanceId } = place;
  const template = await templates.read(place.workflowCode, place.workflowVersion);
  const request = { corpId, userId: user.id, key: requestId, operationId: `actOnWorkItem ${id} ${action}` };
  return transactionOnce(connections.db, request, async (trx) => {
    const done = await stepOn(trx, needs, { instanceId, template }, async (instance) => {
      const { state } = instance;
      const workItem = await openItemOf(trx, needs, { state, id, user, isOfClosed: action === 'removeSign' });
      if (workItem.type === 2 && input.data !== undefined) {
        throw appError('requestInvalid', { detail: 'who helps changes nothing' });
      }
      await saveChanges(trx, needs, instance, acting);
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

/** The item under the lock of its instance, if the user may still handle it. */
async function openItemOf(
  trx: DatabaseTransaction,
  { platform: { corpId } }: CommandNeeds,
  {
    state,
    id,
    user,
    isOfClosed,
  }: {
    readonly state: InstanceState;
    readonly id: string;
    readonly user: SignedInUser;
    /** Who signs after a handler is asked from an item that is closed. */
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
  if (claimed) throw appError('workItemClaimed', { name: claimed.participant.name });
  // The engine would say of the last item that the workflow has ended; this says what became of the item.
  throw appError('workItemHandled');
}

/** Saves what was filled in or mended in the record; the engine then checks that this was asked. */
async function saveChanges(
  trx: DatabaseTransaction,
  { ports }: CommandNeeds,
  { schemaCode, objectId: id }: InstanceRow,
  { user, input, locale }: Acting,
): Promise<void> {
  const { data, version, action } = input;
  if (data === undefined) return;
  const isUnfinished = action === 'temporarySave';
  if (action !== 'submit' && !isUnfinished) {
    throw appError('requestInvalid', { detail: 'data is for submit and temporarySave only' });
  }
  const change = { schemaCode, id, data, draft: false, ...(version === undefined ? {} : { version }) };
  await ports.records.save(trx, user, change, { locale, isWorkflowStep: true, isUnfinished });
}
