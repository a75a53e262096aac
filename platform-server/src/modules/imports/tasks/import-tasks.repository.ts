import type { TaskStatus } from '@portico/shared-kit/contract/exports.schema';
import type { ModelCode, UserId, ViewCode } from '@portico/shared-kit/contract/ids';
import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type {
  ImportMapping,
  ImportPhase,
  ImportReason,
  ImportResult,
} from '@portico/shared-kit/contract/imports.schema';
import type { AppError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import { countTasksUnderWay, findOwnTask, listRecentTasks } from '../../own-jobs/index.ts';
import type { UndoOutcome } from '../../records/index.ts';

/** Column of a file under its head, with the field that it fills. */
export interface FilledColumn {
  readonly column: number;
  readonly path: string;
  readonly text: string;
  readonly group: string | null;
}

/** An import as it is kept. */
export interface StoredImport {
  readonly id: string;
  readonly userId: UserId;
  readonly schemaCode: ModelCode;
  readonly viewCode: ViewCode | null;
  readonly fileId: string;
  readonly originalName: string;
  readonly queryField: string | null;
  readonly mapping: readonly ImportMapping[] | null;
  readonly isDryRun: boolean;
  readonly addsOptions: boolean;
  readonly addedOptions: readonly AddedOptions[];
  /** True where rows that were corrected are imported, not the file. */
  readonly isSecond: boolean;
  /** Columns of the file that fill a field; null until they were found. */
  readonly columns: readonly FilledColumn[] | null;
  /** The run that read the rows that are kept; null until it has ended. */
  readonly readRun: number | null;
  readonly locale: Locale;
  readonly status: TaskStatus;
  readonly phase: ImportPhase | null;
  readonly percent: number | null;
  readonly total: number | null;
  readonly successCount: number;
  readonly updatedCount: number;
  readonly errorCount: number;
  readonly result: ImportResult | null;
  readonly errcode: number | null;
  readonly errParams: Readonly<Record<string, string | number>> | null;
  readonly reasons: readonly ImportReason[];
  readonly run: number;
  readonly attempts: number;
  /** Null where nothing of it can be undone. */
  readonly undoUntil: Date | null;
  /** True while it is being undone. */
  readonly isUndo: boolean;
  readonly undo: UndoOutcome | null;
  /** The error that ended its last undo before anything was undone. */
  readonly undoFailure: Pick<AppError, 'code' | 'params'> | null;
  readonly createdTime: Date;
  readonly endedTime: Date | null;
}

/** Imports with what is told of them. */
export function importsOf(db: Database, corpId: string) {
  return db
    .selectFrom('import_task as task')
    .where('task.corp_id', '=', corpId)
    .select(['task.id', 'task.user_id as userId', 'task.schema_code as schemaCode', 'task.file_id as fileId'])
    .select(['task.original_name as originalName', 'task.query_field as queryField', 'task.locale', 'task.status'])
    .select(['task.phase', 'task.percent', 'task.total', 'task.success_count as successCount', 'task.result'])
    .select(['task.updated_count as updatedCount', 'task.error_count as errorCount', 'task.errcode', 'task.run'])
    .select([
      'task.is_dry_run as isDryRun',
      'task.adds_options as addsOptions',
      'task.is_second as isSecond',
      'task.read_run as readRun',
      'task.attempts',
      'task.undo_until as undoUntil',
      'task.is_undo as isUndo',
      'task.created_time as createdTime',
      'task.ended_time as endedTime',
    ])
    .select(sql<ViewCode | null>`task.view_code`.as('viewCode'))
    .select(sql<StoredImport['mapping']>`task.mapping`.as('mapping'))
    .select(sql<StoredImport['columns']>`task.columns`.as('columns'))
    .select(sql<StoredImport['undo']>`task.undo`.as('undo'))
    .select(sql<StoredImport['undoFailure']>`task.undo_failure`.as('undoFailure'))
    .select(sql<StoredImport['errParams']>`task.err_params`.as('errParams'))
    .select(sql<StoredImport['reasons']>`task.reasons`.as('reasons'))
    .select(sql<StoredImport['addedOptions']>`task.added_options`.as('addedOptions'));
}

/** Statuses of imports that are under way. */
export const open: TaskStatus[] = ['INIT', 'RUN'];

/** A person's own import; undefined for anybody else's. With `isLocked` it stays as it is until the transaction ends. */
export function findOwnImport(
  db: Database,
  corpId: string,
  own: { readonly id: string; readonly userId: UserId; readonly isLocked?: boolean },
): Promise<StoredImport | undefined> {
  return findOwnTask(importsOf(db, corpId), own);
}

/** A page of a person's own imports, the newest first, and their number. */
export async function findOwnImports(
  db: Database,
  corpId: string,
  { userId, schemaCode, page, size }: { userId: UserId; schemaCode: ModelCode | undefined; page: number; size: number },
): Promise<{ readonly content: readonly StoredImport[]; readonly totalElements: number }> {
  const content = await importsOf(db, corpId)
    .where('task.user_id', '=', userId)
    .$if(schemaCode !== undefined, (query) => query.where('task.schema_code', '=', schemaCode ?? ''))
    .orderBy('task.created_time', 'desc')
    .orderBy('task.id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
  const { count } = await db
    .selectFrom('import_task')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('corp_id', '=', corpId)
    .where('user_id', '=', userId)
    .$if(schemaCode !== undefined, (query) => query.where('schema_code', '=', schemaCode ?? ''))
    .executeTakeFirstOrThrow();
  return { content, totalElements: count };
}

/** Returns whether an import of a file is under way. */
export async function isFileInUse(db: Database, corpId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_task')
    .select('id')
    .where('corp_id', '=', corpId)
    .where('file_id', '=', fileId)
    .where('status', 'in', open)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of a person's imports under way. The person is locked, so that it stays so within the transaction. */
export function countOpen(trx: DatabaseTransaction, corpId: string, userId: UserId): Promise<number> {
  return countTasksUnderWay(trx, 'import_task', { corpId, userId, underWay: open });
}

type NewImportFacts = Pick<
  StoredImport,
  | 'id'
  | 'userId'
  | 'schemaCode'
  | 'viewCode'
  | 'fileId'
  | 'originalName'
  | 'queryField'
  | 'mapping'
  | 'isDryRun'
  | 'addsOptions'
  | 'locale'
>;

/** Keeps an import that begins. */
export async function insertImport(
  trx: DatabaseTransaction,
  corpId: string,
  task: NewImportFacts & { readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('import_task')
    .values({
      corp_id: corpId,
      id: task.id,
      user_id: task.userId,
      schema_code: task.schemaCode,
      view_code: task.viewCode,
      file_id: task.fileId,
      original_name: task.originalName,
      query_field: task.queryField,
      mapping: task.mapping === null ? null : asJson(task.mapping),
      is_dry_run: task.isDryRun,
      adds_options: task.addsOptions,
      locale: task.locale,
      status: 'INIT',
      created_time: task.at,
      due_time: task.at,
    })
    .execute();
}

/** Returns the columns that a person chose fields for in their last import of a model; none where they chose none. */
export async function findLastChoice(
  db: Database,
  corpId: string,
  { userId, schemaCode }: { readonly userId: UserId; readonly schemaCode: ModelCode },
): Promise<readonly FilledColumn[]> {
  const last = await importsOf(db, corpId)
    .where('task.user_id', '=', userId)
    .where('task.schema_code', '=', schemaCode)
    .where('task.mapping', 'is not', null)
    .where('task.columns', 'is not', null)
    .orderBy('task.created_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.columns ?? [];
}

/** A person's own imports that have not ended, or ended since: the former first, then the newest. */
export function findRecentImports(
  db: Database,
  corpId: string,
  recent: { readonly userId: UserId; readonly since: Date; readonly most: number },
): Promise<readonly StoredImport[]> {
  return listRecentTasks(importsOf(db, corpId), { began: 'created_time', ended: 'ended_time' }, recent);
}
