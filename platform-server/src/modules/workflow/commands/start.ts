import { asRecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import type { StartWorkflowInput, StartWorkflowReply } from '@portico/shared-kit/contract/workflow.schema';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import { appError } from '@portico/shared-kit/errors';
import { type Locale, localised, locales } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { requireStartable } from '../templates/startable-workflows.service.ts';
import type { TemplateRow } from '../templates/workflow-templates.ts';
import { findInstance } from '../instances/instances.repository.ts';
import { limitsOfNode } from '../instances/node-limits.ts';
import type { RecordOfWorkflow, WorkflowContext } from '../workflow.ports.ts';
import { apply, decide, load, lockVersion, type LockedVersion, notify, saveNewRecord } from './pipeline.ts';

interface Starting {
  readonly user: SignedInUser;
  readonly input: StartWorkflowInput;
  readonly locale: Locale;
}

/** Saves the record and starts its workflow, both or neither; see WorkflowCommands. */
export async function startWorkflow(context: WorkflowContext, starting: Starting): Promise<StartWorkflowReply> {
  const { connections, corpId, newId } = context.platform;
  const { user, input } = starting;
  // Who may start it is known before anything is locked.
  const published = await requireStartable(context, user, input.workflowCode);
  const { code: workflowCode, version: workflowVersion } = published;
  const loaded = await load(context, { instanceId: newId(), workflowCode, workflowVersion });
  const operationId = `startWorkflow ${input.workflowCode} ${input.objectId ?? ''}`;
  const request = { corpId, userId: user.id, key: input.requestId, operationId };
  return transactionOnce(connections.db, request, async (trx) => {
    const held = await lockVersion(trx, loaded);
    const saved = await saveNewRecord(held, () => newInstance(held, published, starting));
    const { id: workflowInstanceId, recordId, name, nameI18n } = saved.instance;
    const originator = { id: user.id, name: user.name, departmentId: user.mainDepartmentId };
    const command = { type: 'start', instanceId: workflowInstanceId, originator } as const;
    const decided = await decide(saved, async () => command);
    await notify(await apply(decided));
    return { workflowInstanceId, objectId: asRecordId(recordId), instanceName: name, instanceName_i18n: nameI18n };
  });
}

/** Saves the record, and names the instance that starts with it. */
async function newInstance(held: LockedVersion, published: TemplateRow, starting: Starting) {
  const { context, trx, template, ...place } = held;
  const { platform, ports } = context;
  const { schemaCode, name: workflowName, nameI18n: workflowNameI18n } = published;
  const { user } = starting;
  const node = limitsOfNode(template, null, await ports.records.propertiesOf(trx, schemaCode));
  const record = await saveRecord(trx, context, { schemaCode, node }, starting);
  await requireFree(trx, platform.corpId, user, record);
  const person = (await ports.directory.usersById([user.id], trx)).get(user.id);
  const titles = titleOf([{ name: user.name, nameI18n: person?.name_i18n ?? null }, published, record]);
  const { instanceId: id, workflowCode, workflowVersion } = place;
  const workflow = { workflowCode, workflowVersion, workflowName, workflowNameI18n };
  return { instance: { id, ...titles, ...workflow, schemaCode, recordId: record.id, state: null }, record };
}

interface TitleInLanguages {
  readonly name: string;
  readonly nameI18n: string | null;
}

/** The title of an instance, made of who started it, of its workflow and its record in each language of its readers. */
function titleOf(parts: readonly TitleInLanguages[]): TitleInLanguages {
  const [name = '', english] = locales.map((locale) =>
    parts
      .map((part) => localised(part.name, part.nameI18n, locale))
      .filter(Boolean)
      .join('-'),
  );
  return { name, nameI18n: english === name ? null : JSON.stringify({ en: english }) };
}

async function saveRecord(
  trx: DatabaseTransaction,
  { ports: { records } }: WorkflowContext,
  { schemaCode, node }: { readonly schemaCode: ModelCode; readonly node: NodeLimits },
  { user, input, locale }: Starting,
): Promise<RecordOfWorkflow> {
  const { objectId: recordId, version, data } = input;
  const own = { ...(recordId === undefined ? {} : { id: recordId }), ...(version === undefined ? {} : { version }) };
  const saved = await records.save(trx, user, { schemaCode, data, draft: false, ...own }, { locale, node });
  // Saving comes first: it decides whether the user may know of the record at all.
  return records.read(trx, schemaCode, saved.id);
}

/** A record has one workflow in its life, unless its originator has withdrawn it. Throws recordInWorkflow. */
async function requireFree(
  trx: DatabaseTransaction,
  corpId: string,
  user: SignedInUser,
  { data: { workflowInstanceId } }: RecordOfWorkflow,
): Promise<void> {
  if (typeof workflowInstanceId !== 'string') return;
  const before = await findInstance(trx, corpId, workflowInstanceId);
  const isWithdrawn = before?.status === 'WITHDRAWN' && before.originatorId === user.id;
  if (!isWithdrawn) throw appError('recordInWorkflow');
}
