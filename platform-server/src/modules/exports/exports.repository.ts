import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { BeginExportInput, ExportFormat } from '@portico/shared-kit/contract/exports.schema';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../database/index.ts';
import { type FileTask, fileTasks } from '../own-jobs/index.ts';

/** Definition of an export: the query of its list, its columns, and the form of its file. */
export type ExportDefinition = Omit<BeginExportInput, 'requestId' | 'languageType' | 'format'>;

/** An export as it is kept. */
export interface StoredExport extends FileTask {
  readonly viewCode: ViewCode | null;
  readonly input: ExportDefinition;
  readonly format: ExportFormat;
  readonly cutTexts: number;
  readonly needsPrimary: boolean;
}

/** Exports of an organisation. */
function exportsOf(db: Database, corpId: string) {
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

/** The exports of lists among the tasks that write files. */
export const exportTasks = fileTasks<StoredExport>('export_task', exportsOf);

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
