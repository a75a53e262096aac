import type { BeginPrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import type { FormCode, RecordId } from '@portico/shared-kit/contract/ids';
import { sql } from 'kysely';
import { asJson, type Database, type DatabaseTransaction } from '../../../database/index.ts';
import { type FileTask, fileTasks } from '../../own-jobs/index.ts';

/** Definition of a file of printed records; `origin` is the portal's address, which printed codes lead to. */
export interface PrintFileDefinition extends Pick<BeginPrintFileInput, 'templateId' | 'breaks'> {
  readonly formCode: FormCode | null;
  readonly recordIds: readonly RecordId[];
  readonly origin: string;
}

/** A file of printed records as it is kept. */
export interface StoredPrintFile extends FileTask {
  readonly input: PrintFileDefinition;
  readonly refused: number;
}

function filesOf(db: Database, corpId: string) {
  return db
    .selectFrom('print_file_task as task')
    .where('task.corp_id', '=', corpId)
    .select(['task.id', 'task.user_id as userId', 'task.schema_code as schemaCode', 'task.locale'])
    .select(['task.file_name as fileName', 'task.file_key as fileKey', 'task.file_size as fileSize', 'task.status'])
    .select(['task.total', 'task.handled', 'task.refused', 'task.attempts', 'task.errcode'])
    .select(['task.start_time as startTime', 'task.end_time as endTime', 'task.expiry_time as expiryTime'])
    .select([
      sql<PrintFileDefinition>`task.input`.as('input'),
      sql<StoredPrintFile['errParams']>`task.err_params`.as('errParams'),
    ]);
}

/** The files of printed records among the tasks that write files. */
export const printFileTasks = fileTasks<StoredPrintFile>('print_file_task', filesOf);

/** Keeps a file that is to be written. */
export async function insertPrintFile(
  trx: DatabaseTransaction,
  corpId: string,
  task: Pick<StoredPrintFile, 'id' | 'userId' | 'schemaCode' | 'input' | 'locale' | 'fileName'> & { readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('print_file_task')
    .values({
      corp_id: corpId,
      id: task.id,
      user_id: task.userId,
      schema_code: task.schemaCode,
      input: asJson(task.input),
      locale: task.locale,
      file_name: task.fileName,
      status: 'INIT',
      total: task.input.recordIds.length,
      start_time: task.at,
      due_time: task.at,
    })
    .execute();
}
