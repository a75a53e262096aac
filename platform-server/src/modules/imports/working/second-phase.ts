import type { ImportCell, ImportRow } from '@portico/shared-kit/contract/imports.schema';
import type { Platform } from '../../../platform.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import { importTargets } from '../columns/import-targets.ts';
import { NewOptions } from '../options/new-options.ts';
import { overwriteFinder } from '../reading/find-overwritten.ts';
import type { SourceRow } from '../reading/group-rows.ts';
import type { ReadRecord } from '../reading/read-drafts.ts';
import type { StoredImport } from '../tasks/import-tasks.repository.ts';
import { checkAll } from './check-all.ts';
import { whenRead } from './import-percents.ts';
import { ImportReasons } from './import-reasons.ts';
import type { RunNotes } from './import-run.ts';
import type { ReadOutcome } from './read-phase.ts';
import { refusedRow } from './refused-row.ts';
import * as repository from './second-rows.repository.ts';

interface SecondNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly importing: Pick<RecordImporting, 'check' | 'takenValues'>;
}

/** Rows that were corrected, to be checked once more. */
export interface SecondReading {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly notes: RunNotes;
  readonly signal: AbortSignal;
}

/** Checks the rows of an import that were corrected, as those of a file: they are good now, or refused with what is left. */
export function secondPhase(platform: Platform, { importing }: SecondNeeds) {
  const { connections, corpId, newId, now } = platform;
  return async ({ task, context, notes, signal }: SecondReading): Promise<ReadOutcome> => {
    const rows = { corpId, taskId: task.id, run: task.readRun ?? 0 };
    const { locale, model, user } = context;
    await repository.resetRows(connections.db, rows);
    const taken = importing.takenValues();
    const reasons = new ImportReasons(locale);
    const findOverwritten = overwriteFinder(platform, context, task.queryField);
    const counts = { created: 0, updated: 0, refused: 0 };
    const columns = task.columns ?? [];
    const filled = new Set(columns.map(({ path }) => path));
    const targets = importTargets(model, policyOf(model, user, now())).filter(({ path }) => filled.has(path));
    const paths = targets.map(({ path }) => path);
    const newOptions = new NewOptions(targets, { isAdding: task.addsOptions, locale });
    for await (const batch of repository.readMended(connections.db, rows)) {
      signal.throwIfAborted();
      const targeted = await findOverwritten(batch.map(({ cells }) => recordOf(cells, paths, newId)));
      const checked = await checkAll(importing, context, { targeted, taken, newId });
      const next = targeted.map((record, at) => {
        const draft = checked[at];
        const unlisted = newOptions.problemsOf(draft?.values ?? {});
        const problems = [...record.problems, ...(draft?.problems ?? []), ...unlisted];
        reasons.add(record.source.rowNumber, problems);
        const isGood = draft !== undefined && problems.length === 0;
        if (isGood) newOptions.take(draft.values);
        if (!isGood) counts.refused += 1;
        else if (draft.version === null) counts.created += 1;
        else counts.updated += 1;
        const id = batch[at]?.id ?? '';
        const cells = refusedRow(record, problems, { locale, remembered: new Map() });
        return { id, recordId: draft?.id ?? '', good: isGood ? draft : null, cells };
      });
      await repository.keepChecked(connections.db, rows, { run: task.run, rows: next });
      await notes.noteNowAndThen(progressOf(task, counts));
    }
    const codes = [...new Set(paths.map((path) => path.split('.', 1)[0] ?? path))].filter(isWritten);
    return { total: task.total ?? 0, ...counts, reasons: reasons.all(), codes, columns, newOptions: newOptions.all() };
  };
}

/** The progress of checking: the rows that are checked are those that were refused before. */
function progressOf({ total, errorCount }: StoredImport, { created, updated, refused }: RowCounts) {
  const done = created + updated + refused;
  const percent = Math.floor((whenRead * done) / Math.max(errorCount, done));
  return { phase: 'CHECKING', percent, total, errorCount: refused } as const;
}

type RowCounts = Pick<ReadOutcome, 'created' | 'updated' | 'refused'>;

const isWritten = (code: string) => code !== 'name' && code !== 'sequenceNo';

/** A corrected row as one that was read. */
function recordOf(row: ImportRow, paths: readonly string[], newId: () => string): ReadRecord {
  const values: Record<string, unknown> = {};
  const tables = new Map<string, string[]>();
  for (const path of paths) {
    const [code = path, column] = path.split('.');
    if (column === undefined) {
      if (isWritten(code)) values[code] = row.cells[code]?.value ?? null;
    } else tables.set(code, [...(tables.get(code) ?? []), column]);
  }
  for (const [code, columns] of tables) {
    const children = row.children[code] ?? [];
    values[code] =
      children.length === 0
        ? null
        : children.map(({ cells }) => ({
            id: newId(),
            ...Object.fromEntries(columns.map((column) => [column, cells[column]?.value ?? null])),
          }));
  }
  const children = Object.entries(row.children).map(([code, rows]) => [code, rows.map(sourceRow)] as const);
  return { source: { ...sourceRow(row), children: Object.fromEntries(children) }, values, problems: [] };
}

/** Cells that are read by their value: those that had no text, and keys that no record is written from. */
const isByValue = (code: string, text: string) => text === '' || !isWritten(code);

function sourceRow({
  rowNumber,
  cells,
}: {
  rowNumber: number;
  cells: Readonly<Record<string, ImportCell>>;
}): SourceRow {
  const texts = Object.entries(cells).filter(([, { text, value }]) => text !== '' || typeof value === 'string');
  return {
    rowNumber,
    cells: Object.fromEntries(
      texts.map(([code, { text, value }]) => [
        code,
        { kind: 'text' as const, column: 0, value: typeof value === 'string' && isByValue(code, text) ? value : text },
      ]),
    ),
  };
}
