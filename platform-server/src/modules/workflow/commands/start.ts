import { asRecordId } from '@portico/shared-kit/contract/ids';
import type { StartWorkflowInput, StartWorkflowReply } from '@portico/shared-kit/contract/workflow.schema';
import type { NodeLimits } from '@portico/shared-kit/workflow';
import { appError } from '@portico/shared-kit/errors';
import { type Locale, localised, locales } from '@portico/shared-kit/i18n';
import { type DatabaseTransaction, transactionOnce } from '../../../database/index.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { requireStartable } from '../templates/startable-workflows.service.ts';
import { holdVersion } from '../templates/availability.repository.ts';
import { findInstance } from '../instances/instances.repository.ts';
import { limitsOfNode } from '../instances/form-rights.ts';
import type { RecordOfWorkflow, WorkflowContext } from '../workflow.ports.ts';
import { applyCommand } from './apply-command.ts';

interface Starting {
  readonly user: SignedInUser;
  readonly input: StartWorkflowInput;
  readonly locale: Locale;
}

/** Saves the record and starts its workflow, both or neither; see WorkflowCommands. */
export async function startWorkflow(needs: WorkflowContext, starting: Starting): Promise<StartWorkflowReply> {
  const { platform, templates, ports } = needs;
  const { connections, corpId, now, newId } = platform;
  const { user, input } = starting;
  const published = await requireStartable(needs, user, input.workflowCode);
  const { schemaCode, code, version, name: workflowName, nameI18n: workflowNameI18n } = published;
  const template = await templates.read(code, version);
  const operationId = `startWorkflow ${input.workflowCode} ${input.objectId ?? ''}`;
  const request = { corpId, userId: user.id, key: input.requestId, operationId };
  return transactionOnce(connections.db, request, async (trx) => {
    if (!(await holdVersion(trx, { corpId, code }, version))) throw appError('notPublished');
    const node = limitsOfNode(template, null, await ports.records.propertiesOf(trx, schemaCode));
    const record = await saveRecord(trx, needs, { schemaCode, node }, starting);
    await requireFree(trx, corpId, user, record);
    const id = newId();
    const person = (await ports.directory.usersById([user.id], trx)).get(user.id);
    const titles = titleOf([{ name: user.name, nameI18n: person?.name_i18n ?? null }, published, record]);
    const originator = { id: user.id, name: user.name, departmentId: user.mainDepartmentId };
    const workflow = { workflowCode: code, workflowVersion: version, workflowName, workflowNameI18n };
    const head = { id, ...titles, ...workflow, schemaCode };
    const instance = { ...head, objectId: record.id, state: null };
    const command = { type: 'start', instanceId: id, originator } as const;
    await applyCommand(trx, { corpId, ports }, { template, instance, record, command, now: now() });
    const { name: instanceName, nameI18n: instanceName_i18n } = titles;
    return { workflowInstanceId: id, objectId: asRecordId(record.id), instanceName, instanceName_i18n };
  });
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
  { schemaCode, node }: { readonly schemaCode: string; readonly node: NodeLimits },
  { user, input, locale }: Starting,
): Promise<RecordOfWorkflow> {
  const { objectId, version, data } = input;
  const own = { ...(objectId === undefined ? {} : { id: objectId }), ...(version === undefined ? {} : { version }) };
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
