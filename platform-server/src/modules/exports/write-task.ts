import { AppError } from '@portico/shared-kit/errors';
import { type Database, transaction } from '../../database/index.ts';
import type { Platform } from '../../platform.ts';
import { endOfTurn } from '../../taking-turns.ts';
import { countExported, type ExportedRecord, readExported } from '../../record-store/index.ts';
import type { CellInput } from '../../spreadsheets/index.ts';
import { exportPlan } from './begin-export.ts';
import { type FileToWrite, putFile, type TaskOutcome } from '../own-jobs/index.ts';
import type { ExportWorker } from './export-worker.ts';
import { mergesRecords, rowMaker } from './export-rows.ts';
import type { StoredExport } from './exports.repository.ts';
import { hiddenCell } from './field-cells.ts';
import { writeExport } from './write-file.ts';

/**
 * Writes the file of an export with the rights that its person has now. All records are those of one moment, however
 * long it takes. Texts that were cut are counted.
 */
export async function writeTask(
  platform: Platform,
  { models, rightsOf, store }: Pick<ExportWorker, 'models' | 'rightsOf' | 'store'>,
  { task, fileKey, progress, signal }: FileToWrite<StoredExport>,
): Promise<TaskOutcome> {
  const { locale, format, input } = task;
  const user = await rightsOf(task.userId);
  if (user === undefined) throw new AppError('noPermission', {});
  const model = await models.visible(task.schemaCode, user);
  const { selection, query, columns, title } = exportPlan(platform, { model, user, input, locale }, format);
  return transaction(
    databaseFor(platform, task),
    async (trx) => {
      progress.total = await countExported(trx, selection);
      const following = format === 'csv' ? 'repeated' : mergesRecords(progress.total, columns) ? 'merged' : 'empty';
      const makeRows = rowMaker({ columns, hidden: hiddenCell(locale), following });
      const rows = rowsOf(readExported(trx, selection, query), makeRows, progress);
      const { separator } = input;
      const file = { format, title, columns, rows, ...(separator === undefined ? {} : { separator }) };
      const { size, result } = await putFile(
        store,
        fileKey,
        (destination) => writeExport(destination, file, signal),
        signal,
      );
      return { size, counts: { cut_texts: result } };
    },
    { isolation: 'repeatable read', isReadOnly: true, attempts: 1 },
  );
}

/** The replica for a first attempt, unless it may not have what the person wrote; what fails there is done on the primary. */
function databaseFor({ connections }: Platform, { needsPrimary, attempts }: StoredExport): Database {
  const { db, readDb, replicaWatch } = connections;
  return replicaWatch === undefined || needsPrimary || attempts > 0 ? db : readDb;
}

async function* rowsOf(
  parts: AsyncIterable<readonly ExportedRecord[]>,
  makeRows: (record: ExportedRecord) => CellInput[][],
  progress: FileToWrite<StoredExport>['progress'],
): AsyncGenerator<readonly CellInput[]> {
  for await (const part of parts) {
    for (const record of part) {
      yield* makeRows(record);
      progress.handled += 1;
      const wait = endOfTurn();
      if (wait !== undefined) await wait;
    }
  }
}
