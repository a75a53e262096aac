import type { ActOnWorkItemInput } from '@portico/shared-kit/contract/workflow.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import type { InstanceRow } from '../instances/instances.repository.ts';
import { findItem, findPlace, type ItemRow } from '../work-items/work-items.repository.ts';
import { type CommandNeeds, opinionOf, personOf, stepOn } from './command.ts';

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
  return transactionOnce(connections.db, request, (trx) =>
    stepOn(trx, needs, { instanceId, template }, async (instance) => {
      const workItem = await openItemOf(trx, needs, { instanceId, id, user });
      await saveChanges(trx, needs, instance, acting);
      return { type: action, workItem, actor: personOf(user), comment: opinionOf(comment) };
    }),
  );
}

/** The item under the lock of its instance, if the user may still handle it. */
async function openItemOf(
  trx: DatabaseTransaction,
  { platform: { corpId } }: CommandNeeds,
  { instanceId, id, user }: { readonly instanceId: string; readonly id: string; readonly user: SignedInUser },
): Promise<ItemRow> {
  const workItem = await findItem(trx, corpId, { instanceId, id });
  if (workItem === undefined) throw appError('workItemMissing');
  if (workItem.participant.id !== user.id) throw appError('workItemNotYours');
  // The engine would say of the last item that the workflow has ended; this says what became of the item.
  if (workItem.status !== 'PENDING') throw appError('workItemHandled');
  return workItem;
}

/** Saves what the originator changed in a record that was handed back; the engine then checks that it was. */
async function saveChanges(
  trx: DatabaseTransaction,
  { ports }: CommandNeeds,
  { schemaCode, objectId: id }: InstanceRow,
  { user, input, locale }: Acting,
): Promise<void> {
  const { data, version, action } = input;
  if (data === undefined) return;
  if (action !== 'submit') throw appError('requestInvalid', { detail: 'data is for submit only' });
  const change = { schemaCode, id, data, draft: false, ...(version === undefined ? {} : { version }) };
  await ports.records.save(trx, user, change, { locale, isWorkflowStep: true });
}
