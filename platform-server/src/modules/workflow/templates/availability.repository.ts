import type { Availability } from '@portico/shared-kit/contract/designs.schema';
import { type Database, type DatabaseTransaction } from '../../../database/index.ts';
import type { WorkflowKey } from './workflow-templates.ts';

/** The workflows that are switched off or retired, by their codes, or the named one of them; all others are on. */
export async function findUnavailable(
  db: Database,
  corpId: string,
  code?: string,
): Promise<ReadonlyMap<string, Exclude<Availability, 'on'>>> {
  const all = db
    .selectFrom('workflow_availability')
    .select(['workflow_code as code', 'availability'])
    .where('corp_id', '=', corpId);
  const rows = await (code === undefined ? all : all.where('workflow_code', '=', code)).execute();
  return new Map(rows.map((row) => [row.code, row.availability]));
}

interface Change {
  readonly availability: Availability;
  readonly modifierId: string;
  readonly modifiedTime: Date;
}

/** Keeps whether a workflow can be started. */
export async function setAvailability(
  trx: DatabaseTransaction,
  { corpId, code }: WorkflowKey,
  { availability, modifierId, modifiedTime }: Change,
): Promise<void> {
  const kept = trx.deleteFrom('workflow_availability').where('corp_id', '=', corpId).where('workflow_code', '=', code);
  await kept.execute();
  if (availability === 'on') return;
  const change = { availability, modifier_id: modifierId, modified_time: modifiedTime };
  await trx
    .insertInto('workflow_availability')
    .values({ corp_id: corpId, workflow_code: code, ...change })
    .execute();
}

/** Returns the number of instances of all versions that were ever started. */
export async function countStarted(db: Database, { corpId, code }: WorkflowKey): Promise<number> {
  const { count } = await db
    .selectFrom('workflow_instance')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .executeTakeFirstOrThrow();
  return count;
}

/** Lets every version of a workflow go, and what people have pinned of it. */
export async function deleteVersions(trx: DatabaseTransaction, { corpId, code }: WorkflowKey): Promise<void> {
  await trx.deleteFrom('workflow_template').where('corp_id', '=', corpId).where('code', '=', code).execute();
  await trx.deleteFrom('pinned_workflow').where('corp_id', '=', corpId).where('workflow_code', '=', code).execute();
}

/** Holds a version while an instance of it is made, so that nobody deletes it meanwhile; false where it is gone. */
export async function holdVersion(trx: DatabaseTransaction, key: WorkflowKey, version: number): Promise<boolean> {
  const held = await trx
    .selectFrom('workflow_template')
    .select('version')
    .where('corp_id', '=', key.corpId)
    .where('code', '=', key.code)
    .where('version', '=', version)
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}
