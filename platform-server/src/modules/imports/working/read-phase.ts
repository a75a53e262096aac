import type { ImportReason } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform.ts';
import { scanSpreadsheet, type SpreadsheetRow } from '../../../spreadsheets/index.ts';
import { type ModelService, policyOf } from '../../models/index.ts';
import type { ImportContext, RecordImporting } from '../../records/index.ts';
import { type ImportTarget, importTargets } from '../columns/import-targets.ts';
import { type MappedColumn, matchHeads, readHead } from '../columns/match-heads.ts';
import { type RememberedValues, rememberedValues } from '../corrections/remembered-values.ts';
import { withLocalCopy } from '../files/local-copy.ts';
import { nameLookUp } from '../look-ups/names.ts';
import { overwriteFinder } from '../reading/find-overwritten.ts';
import { RowGrouper, type SourceRecord } from '../reading/group-rows.ts';
import { draftReader } from '../reading/read-drafts.ts';
import { type StagedRow, stageRows } from '../staging/import-rows.repository.ts';
import type { FilledColumn, StoredImport } from '../tasks/import-tasks.repository.ts';
import { checkAll } from './check-all.ts';
import { leftOutColumns } from './left-out-columns.ts';
import { ImportReasons } from './import-reasons.ts';
import type { RunNotes } from './import-run.ts';
import { refusedRow } from './refused-row.ts';

/** Records that are looked up, checked and kept together. */
const batchSize = 1_000;

/** Result of reading a file: what may be written, and what is refused. */
export interface ReadOutcome {
  readonly total: number;
  readonly created: number;
  readonly updated: number;
  readonly refused: number;
  readonly reasons: readonly ImportReason[];
  /** Codes of the fields that the file has. */
  readonly codes: readonly string[];
  readonly columns: readonly FilledColumn[];
}

interface ReadNeeds {
  readonly models: Pick<ModelService, 'current'>;
  readonly importing: Pick<RecordImporting, 'check' | 'takenValues' | 'resolve'>;
}

/** An import that is read. */
export interface FileReading {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly content: Readable;
  readonly notes: RunNotes;
  readonly signal: AbortSignal;
}

/**
 * Reads a file and keeps its records, good or refused. Throws what is wrong with the file as a whole: the rows of
 * spreadsheets, importHeadsUnknown, importKeyRefused and importEmpty.
 */
export function readPhase(platform: Platform, needs: ReadNeeds) {
  const fileBytes = platform.config.maxImportMegabytes * 1024 * 1024;
  return ({ content, ...reading }: FileReading): Promise<ReadOutcome> =>
    withLocalCopy(content, async (path) => {
      const { task, signal } = reading;
      const file = { path, name: task.originalName };
      const scan = await scanSpreadsheet(file, { headRows: 2, signal, limits: { fileBytes } });
      const rows = flattened(scan.rows);
      try {
        return await readRows(platform, needs, reading, { rows, merges: scan.merges });
      } finally {
        await rows.return(undefined);
      }
    });
}

async function* flattened(batches: AsyncGenerator<SpreadsheetRow[]>): AsyncGenerator<SpreadsheetRow[]> {
  yield* batches;
}

type OpenScan = Pick<Awaited<ReturnType<typeof scanSpreadsheet>>, 'rows' | 'merges'>;

async function readRows(
  platform: Platform,
  needs: ReadNeeds,
  reading: Omit<FileReading, 'content'>,
  scan: OpenScan,
): Promise<ReadOutcome> {
  const { task, context, notes, signal } = reading;
  const targets = importTargets(context.model, policyOf(context.model, context.user, platform.now()));
  const { mapping, columns, first } = await mappingOf(task, targets, scan);
  const filled = targets.filter(({ path }) => mapping.some((column) => column.path === path));
  const remembered = await rememberedValues(platform, needs.importing, { context, targets: filled });
  const work = recordWork(platform, needs, { task, context, targets: filled, remembered });
  const grouper = new RowGrouper(mapping);
  let waiting: SourceRecord[] = grouper.take(first);
  const takeFrom = async (least: number) => {
    while (waiting.length >= least) {
      signal.throwIfAborted();
      await work.take(waiting.slice(0, batchSize));
      waiting = waiting.slice(batchSize);
      const { refused: errorCount } = work.counts();
      await notes.noteNowAndThen({ phase: 'READING', percent: null, total: null, errorCount });
    }
  };
  for await (const rows of scan.rows) {
    waiting.push(...grouper.take(rows));
    await takeFrom(batchSize);
  }
  waiting.push(...grouper.end());
  await takeFrom(1);
  const counts = work.counts();
  if (counts.total === 0) throw appError('importEmpty');
  const codes = [
    ...new Set(filled.filter(({ isKeyOnly }) => !isKeyOnly).map(({ parent, code }) => parent?.code ?? code)),
  ];
  return { ...counts, codes, columns };
}

interface HeadReading {
  readonly mapping: readonly MappedColumn[];
  readonly columns: readonly FilledColumn[];
  /** Rows below the head that were read with it. */
  readonly first: readonly SpreadsheetRow[];
}

/** The fields that the columns of the file fill, and the rows below its head that were read with it. */
async function mappingOf(
  { mapping, queryField }: StoredImport,
  targets: readonly ImportTarget[],
  { rows, merges }: OpenScan,
): Promise<HeadReading> {
  const top: SpreadsheetRow[] = [];
  while (top.length < 2) {
    const next = await rows.next();
    if (next.done === true) break;
    top.push(...next.value);
  }
  const head = readHead(top, merges, targets);
  if (head.columns.length === 0) throw appError('importEmpty');
  const known = new Set(targets.map(({ path }) => path));
  const chosen = mapping
    ?.map(({ column, propertyPath: path }) => ({ column, path }))
    .filter(({ path }) => known.has(path));
  const found = chosen ?? matchHeads(head, targets);
  if (found.length === 0) throw appError('importHeadsUnknown');
  if (queryField !== null && !found.some(({ path }) => path === queryField))
    throw appError('importKeyRefused', { property: queryField });
  const heads = new Map(head.columns.map((each) => [each.column, each]));
  const columns = found.map((each) => ({ text: '', group: null, ...heads.get(each.column), ...each }));
  return { mapping: found, columns, first: top.slice(head.rowCount) };
}

interface RecordWorkNeeds {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly targets: readonly ImportTarget[];
  readonly remembered: RememberedValues;
}

/** Reads, checks and keeps records, batch by batch. */
function recordWork(platform: Platform, needs: ReadNeeds, { task, context, targets, remembered }: RecordWorkNeeds) {
  const { connections, corpId, newId, now } = platform;
  const { locale, user } = context;
  const reasons = new ImportReasons(locale);
  const counts = { total: 0, created: 0, updated: 0, refused: 0 };
  const taken = needs.importing.takenValues();
  const names = nameLookUp(platform, { user, locale, models: needs.models });
  const read = draftReader({ targets, locale, names, newId, remembered });
  const findOverwritten = overwriteFinder(platform, context, task.queryField);
  const leftOut = leftOutColumns(targets, policyOf(context.model, user, now()), locale);
  const rows = { corpId, taskId: task.id, run: task.run };

  return {
    async take(records: readonly SourceRecord[]): Promise<void> {
      const targeted = await findOverwritten(await read(records));
      const checked = await checkAll(needs.importing, context, { targeted, taken, newId });
      const staged = targeted.map((record, at): StagedRow => {
        const { rowNumber } = record.source;
        const draft = checked[at];
        const problems = [...record.problems, ...(draft?.problems ?? [])];
        const isGood = problems.length === 0 && draft !== undefined;
        counts.total += 1;
        if (!isGood) counts.refused += 1;
        else if (draft.version === null) counts.created += 1;
        else counts.updated += 1;
        reasons.add(rowNumber, problems);
        leftOut.note(record);
        return {
          id: newId(),
          rowNumber,
          recordId: draft?.id ?? newId(),
          good: isGood ? draft : null,
          refused: isGood ? null : refusedRow(record, problems, { locale, remembered }),
        };
      });
      await stageRows(connections, rows, staged);
    },
    counts: () => ({ ...counts, reasons: [...leftOut.reasons(), ...reasons.all()] }),
  };
}
