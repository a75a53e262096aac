import { type Database, type DatabaseTransaction } from '../../../database/index.ts';
import type { DesignRow as SharedRow, LockColumns } from '../../designs/index.ts';
import type { WorkflowKey } from '../workflow-key.ts';

/** A design as it is kept, without its diagram. */
export interface DesignRow extends SharedRow {
  readonly code: string;
  readonly schemaCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
}

/** The published version of a workflow, which starts now. */
export interface PublishedRow {
  readonly code: string;
  readonly version: number;
  readonly schemaCode: string;
  readonly name: string;
  readonly nameI18n: string | null;
  readonly publishedTime: Date | null;
  readonly publisherId: string | null;
}

const columns = [
  'workflow_code as code',
  'schema_code as schemaCode',
  'name',
  'name_i18n as nameI18n',
  'revision',
  'based_on as basedOn',
  'modifier_id as modifierId',
  'modified_time as modifiedTime',
  'lock_user_id as lockUserId',
  'lock_since as lockSince',
  'lock_expires as lockExpires',
] as const;

/** The designs that are kept, or the one that is named, if it is. */
export async function findDesigns(db: Database, corpId: string, code?: string): Promise<DesignRow[]> {
  const designs = db
    .selectFrom('workflow_design')
    .select(columns)
    .select((row) => row('bpmn', 'is not', null).as('hasDraft'))
    .where('corp_id', '=', corpId);
  return (code === undefined ? designs : designs.where('workflow_code', '=', code)).$narrowType<DesignRow>().execute();
}

/** The newest published version of every workflow, or of the one that is named, if it has any. */
export async function findNewest(db: Database, corpId: string, code?: string): Promise<PublishedRow[]> {
  const newest = db
    .selectFrom('workflow_template')
    .distinctOn('code')
    .select(['code', 'version', 'schema_code as schemaCode', 'name', 'name_i18n as nameI18n'])
    .select(['published_time as publishedTime', 'publisher_id as publisherId'])
    .where('corp_id', '=', corpId)
    .where('published', '=', true)
    .orderBy('code')
    .orderBy('version', 'desc');
  return (code === undefined ? newest : newest.where('code', '=', code)).execute();
}

/** A diagram with the names of its workflow. */
export interface WorkflowDiagram {
  readonly bpmn: string;
  readonly name: string;
  readonly nameI18n: string | null;
}

/** Returns the draft with its names; null where there is none. */
export async function findDraft(db: Database, { corpId, code }: WorkflowKey): Promise<WorkflowDiagram | null> {
  const row = await db
    .selectFrom('workflow_design')
    .select(['bpmn', 'name', 'name_i18n as nameI18n'])
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .executeTakeFirst();
  return row === undefined || row.bpmn === null ? null : { ...row, bpmn: row.bpmn };
}

/** Columns of a new design. */
export type NewDesign = Pick<
  DesignRow,
  'code' | 'schemaCode' | 'name' | 'nameI18n' | 'basedOn' | 'modifierId' | 'modifiedTime'
> & { readonly bpmn: string | null };

/** Makes a design; false where there is one with this code. */
export async function insertDesign(trx: DatabaseTransaction, corpId: string, design: NewDesign): Promise<boolean> {
  const { code, schemaCode, name, nameI18n, basedOn, modifierId, modifiedTime, bpmn } = design;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('workflow_design')
    .values({
      corp_id: corpId,
      workflow_code: code,
      schema_code: schemaCode,
      name,
      name_i18n: nameI18n,
      bpmn,
      revision: bpmn === null ? 0 : 1,
      based_on: basedOn,
      modifier_id: modifierId,
      modified_time: modifiedTime,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The design, locked until the transaction ends; undefined where none is kept. */
export async function lockRow(trx: DatabaseTransaction, { corpId, code }: WorkflowKey): Promise<DesignRow | undefined> {
  return trx
    .selectFrom('workflow_design')
    .select(columns)
    .select((row) => row('bpmn', 'is not', null).as('hasDraft'))
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .forUpdate()
    .$narrowType<DesignRow>()
    .executeTakeFirst();
}

/** Keeps who has the lock. */
export async function setLock(
  trx: DatabaseTransaction,
  { corpId, code }: WorkflowKey,
  lock: LockColumns,
): Promise<void> {
  await trx
    .updateTable('workflow_design')
    .set({ lock_user_id: lock.lockUserId, lock_since: lock.lockSince, lock_expires: lock.lockExpires })
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .execute();
}

/** Columns that replace the former draft; `bpmn` null: no draft. */
export type DraftColumns = Pick<
  DesignRow,
  'name' | 'nameI18n' | 'schemaCode' | 'revision' | 'basedOn' | 'modifierId' | 'modifiedTime'
> & { readonly bpmn: string | null };

/** Keeps a draft, or that there is none any more. */
export async function setDraft(
  trx: DatabaseTransaction,
  { corpId, code }: WorkflowKey,
  draft: DraftColumns,
): Promise<void> {
  await trx
    .updateTable('workflow_design')
    .set({
      name: draft.name,
      name_i18n: draft.nameI18n,
      schema_code: draft.schemaCode,
      bpmn: draft.bpmn,
      revision: draft.revision,
      based_on: draft.basedOn,
      modifier_id: draft.modifierId,
      modified_time: draft.modifiedTime,
    })
    .where('corp_id', '=', corpId)
    .where('workflow_code', '=', code)
    .execute();
}

/** Lets a design go that was never published. */
export async function deleteDesign(trx: DatabaseTransaction, { corpId, code }: WorkflowKey): Promise<void> {
  await trx.deleteFrom('workflow_design').where('corp_id', '=', corpId).where('workflow_code', '=', code).execute();
}
