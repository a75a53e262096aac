import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { BeginExportInput, ExportFormat, TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../database/index.ts';

/** Definition of an export: the query of its list, its columns, and the form of its file. */
export type ExportDefinition = Omit<BeginExportInput, 'requestId' | 'languageType' | 'format'>;

/** An export as it is kept. */
export interface StoredExport {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  readonly viewCode: ViewCode | null;
  readonly input: ExportDefinition;
  readonly locale: Locale;
  readonly format: ExportFormat;
  readonly fileName: string;
  readonly fileKey: string | null;
  readonly fileSize: number | null;
  readonly status: TaskStatus;
  readonly total: number | null;
  readonly handled: number;
  readonly cutTexts: number;
  readonly attempts: number;
  readonly needsPrimary: boolean;
  readonly errcode: number | null;
  readonly errParams: Readonly<Record<string, string | number>> | null;
  readonly startTime: Date;
  readonly endTime: Date | null;
  readonly expiryTime: Date | null;
}

/** Statuses of an export that has not ended. */
export const underWay = ['INIT', 'RUN'] as const satisfies readonly TaskStatus[];

/** Exports of an organisation. */
export function exportsOf(db: Database, corpId: string) {
  return db
    .selectFrom('export_task as task')
    .where('task.corp_id', '=', corpId)
    .select(['task.id', 'task.user_id as userId', 'task.schema_code as schemaCode', 'task.view_code as viewCode'])
    .select(['task.locale', 'task.format', 'task.file_name as fileName', 'task.file_key as fileKey'])
    .select(['task.file_size as fileSize', 'task.status', 'task.total', 'task.handled', 'task.cut_texts as cutTexts'])
    .select(['task.attempts', 'task.needs_primary as needsPrimary', 'task.errcode', 'task.start_time as startTime'])
    .select(['task.end_time as endTime', 'task.expiry_time as expiryTime'])
    .select([
      sql<ExportDefinition>`task.input`.as('input'),
      sql<StoredExport['errParams']>`task.err_params`.as('errParams'),
    ]);
}

/** A person's own export; undefined for anybody else's. In a transaction with `isLocked` it stays as it is. */
export function findOwnExport(
  db: Database,
  corpId: string,
  { id, userId, isLocked = false }: { readonly id: string; readonly userId: UserId; readonly isLocked?: boolean },
): Promise<StoredExport | undefined> {
  return exportsOf(db, corpId)
    .where('task.id', '=', id)
    .where('task.user_id', '=', userId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** A page of a person's own exports. */
export interface OwnExportsQuery {
  readonly userId: UserId;
  readonly schemaCode?: ModelCode | undefined;
  readonly viewCode?: ViewCode | undefined;
  /** Part of the file's name. */
  readonly name?: string | undefined;
  readonly page: number;
  readonly size: number;
}

/** A page of a person's own exports, the newest first, and the number of all. */
export async function listOwnExports(
  db: Database,
  corpId: string,
  { userId, schemaCode, viewCode, name, page, size }: OwnExportsQuery,
): Promise<{ readonly content: readonly StoredExport[]; readonly totalElements: number }> {
  const part = name?.trim().toLowerCase() ?? '';
  const found = exportsOf(db, corpId)
    .where('task.user_id', '=', userId)
    .$if(schemaCode !== undefined, (query) => query.where('task.schema_code', '=', schemaCode as ModelCode))
    .$if(viewCode !== undefined, (query) => query.where('task.view_code', '=', viewCode as ViewCode))
    .$if(part !== '', (query) => query.where(sql<boolean>`position(${part} in lower(task.file_name)) > 0`));
  const [content, counted] = await Promise.all([
    found
      .orderBy('task.start_time', 'desc')
      .orderBy('task.id', 'desc')
      .limit(size)
      .offset(page * size)
      .execute(),
    found
      .clearSelect()
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { content, totalElements: counted.count };
}

/** A person's exports that are under way or ended since a moment: those under way first, then the newest. */
export function listRecentExports(
  db: Database,
  corpId: string,
  { userId, since, most }: { readonly userId: UserId; readonly since: Date; readonly most: number },
): Promise<StoredExport[]> {
  return exportsOf(db, corpId)
    .where('task.user_id', '=', userId)
    .where(({ or, eb }) => or([eb('task.status', 'in', underWay), eb('task.end_time', '>=', since)]))
    .orderBy((task) => task('task.status', 'in', underWay), 'desc')
    .orderBy('task.start_time', 'desc')
    .orderBy('task.id', 'desc')
    .limit(most)
    .execute();
}

/** The number of a person's exports under way. The person is locked, so that it stays so within the transaction. */
export async function countUnderWay(trx: DatabaseTransaction, corpId: string, userId: UserId): Promise<number> {
  await trx
    .selectFrom('app_user')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('id', '=', userId)
    .forUpdate()
    .execute();
  const { count } = await trx
    .selectFrom('export_task')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .where('status', 'in', underWay)
    .executeTakeFirstOrThrow();
  return count;
}

/** Facts of an export that are known when it begins. */
export type NewExport = Pick<
  StoredExport,
  'id' | 'userId' | 'schemaCode' | 'viewCode' | 'input' | 'locale' | 'format' | 'fileName' | 'needsPrimary'
> & { readonly at: Date };

/** Keeps an export that begins. */
export async function insertExport(trx: DatabaseTransaction, corpId: string, task: NewExport): Promise<void> {
  await trx
    .insertInto('export_task')
    .values({
      corp_id: corpId,
      id: task.id,
      user_id: task.userId,
      schema_code: task.schemaCode,
      view_code: task.viewCode,
      input: asJson(task.input),
      locale: task.locale,
      format: task.format,
      file_name: task.fileName,
      status: 'INIT',
      needs_primary: task.needsPrimary,
      start_time: task.at,
      due_time: task.at,
    })
    .execute();
}

/** Forgets an export. */
export async function deleteExport(trx: DatabaseTransaction, corpId: string, id: string): Promise<void> {
  await trx.deleteFrom('export_task').where('corp_id', '=', corpId).where('id', '=', id).execute();
}
