import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import { recordAudit } from '../../audit/index.ts';
import type { ModelService } from '../../models/index.ts';
import type { GoodDraft, ImportContext, RecordCounts, RecordImporting, ReservedNumbers } from '../../records/index.ts';
import { optionAdder } from '../options/add-options.ts';
import { joinedOptions } from '../options/new-options.ts';
import { forgetRows, readGoodRows } from '../staging/import-rows.repository.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { undoableMs } from '../undoing/undoable.ts';
import { whenRead, whenStaged } from './import-percents.ts';
import { type RunNotes, RunLost } from './import-run.ts';
import { keepEnd } from './import-runs.repository.ts';
import type { ReadOutcome } from './read-phase.ts';

/** An import that is written. */
export interface Writing {
  readonly task: StoredImport;
  readonly context: ImportContext;
  /** Returns what was read up to now. */
  outcome(): ReadOutcome;
  readonly notes: RunNotes;
  readonly signal: AbortSignal;
}

interface WriteNeeds {
  readonly importing: Pick<RecordImporting, 'write' | 'reserveNumbers'>;
  readonly models: Pick<ModelService, 'addOptions' | 'forget'>;
}

/**
 * Returns what writes the good rows of an import that are kept and ends it, in one transaction: it goes on as a whole or
 * leaves nothing. Throws RunLost, and what `RecordImporting.write` throws.
 */
export function writePhase(platform: Platform, { importing, models }: WriteNeeds) {
  const { connections, corpId } = platform;
  const addOptions = optionAdder(platform, models);
  return async (writing: Writing): Promise<void> => {
    const { task, context, outcome, notes, signal } = writing;
    const { total, created, updated, refused, codes, newOptions } = outcome();
    const progress = (percent: number) => ({ phase: 'WRITING', percent, total, errorCount: refused }) as const;
    await notes.note(progress(whenRead));
    const good = created + updated;
    if (good === 0) return endImport(platform, connections.db, writing, { created: 0, updated: 0 });
    const numbers = await reservedAtOnce(importing, context, created);
    let options: readonly AddedOptions[] = [];
    async function* batches(trx: Database): AsyncGenerator<readonly GoodDraft[]> {
      options = await addOptions(trx, task, newOptions);
      let done = 0;
      for await (const batch of readGoodRows(trx, rowsOf(corpId, task))) {
        signal.throwIfAborted();
        yield batch;
        done += batch.length;
        notes.noteBeside(progress(whenRead + Math.floor(((whenStaged - whenRead) * done) / good)));
      }
    }
    const end = (trx: Database, counts: RecordCounts) => endImport(platform, trx, writing, { ...counts, options });
    await importing.write(context, { operationId: task.id, numbers, codes, batches, end });
    if (options.length > 0) models.forget();
  };
}

/** Takes all numbers beforehand; returns what hands them out. */
async function reservedAtOnce(
  { reserveNumbers }: Pick<RecordImporting, 'reserveNumbers'>,
  { model }: ImportContext,
  total: number,
): Promise<(count: number) => Promise<ReservedNumbers>> {
  const { period, first } = await reserveNumbers(model, total);
  let next = first;
  return async (count) => {
    next += count;
    return { period, first: next - count };
  };
}

/** The rows of an import: those of the run that read the file, whichever run writes them. */
export const rowsOf = (corpId: string, { id: taskId, isSecond, readRun, run }: StoredImport) => ({
  corpId,
  taskId,
  run: isSecond ? (readRun ?? run) : run,
});

/** Ends an import in the caller's transaction, with what it wrote. Throws RunLost. */
export async function endImport(
  platform: Platform,
  db: Database,
  { task, context, outcome }: Writing,
  { created, updated, options = [] }: RecordCounts & { readonly options?: readonly AddedOptions[] },
): Promise<void> {
  const { refused, total, reasons, columns } = outcome();
  const before = task.isSecond ? task : { successCount: 0, updatedCount: 0 };
  const successCount = before.successCount + created + updated;
  const result = refused === 0 ? 'Success' : successCount === 0 ? 'FaileReImport' : 'PartialSuccess';
  const counts = { total, successCount, updatedCount: before.updatedCount + updated, errorCount: refused };
  const at = platform.now();
  const undoable = created + updated > 0 ? { undoUntil: new Date(at.getTime() + undoableMs) } : {};
  const addedOptions = joinedOptions(task.isSecond ? task.addedOptions : [], options);
  const end = { status: 'END', result, ...counts, reasons, columns, addedOptions, ...undoable, at } as const;
  if (!(await keepEnd(db, platform.corpId, task, end))) throw new RunLost();
  // What was corrected and written must not be corrected and written again.
  if (task.isSecond) await forgetRows(db, rowsOf(platform.corpId, task), { state: 'GOOD' });
  const { schemaCode, definition } = context.model;
  await recordAudit(platform, db, {
    action: 'recordImport',
    object: { id: schemaCode, name: definition.name },
    detail: { taskId: task.id, fileName: task.originalName, ...counts },
  });
}
