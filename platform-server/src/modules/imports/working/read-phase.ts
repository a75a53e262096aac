import type { AddedOptions } from '@portico/shared-kit/contract/import-outcomes.schema';
import type { ImportReason } from '@portico/shared-kit/contract/imports.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Readable } from 'node:stream';
import type { Platform } from '../../../platform.ts';
import { scanSpreadsheet, type SpreadsheetRow } from '../../../spreadsheets/index.ts';
import { policyOf } from '../../models/index.ts';
import type { ImportContext } from '../../records/index.ts';
import { type ImportTarget, importTargets } from '../columns/import-targets.ts';
import { type MappedColumn, matchHeads, readHead } from '../columns/match-heads.ts';
import { rememberedValues } from '../corrections/remembered-values.ts';
import { withLocalCopy } from '../files/local-copy.ts';
import { RowGrouper, type SourceRecord } from '../reading/group-rows.ts';
import type { StagedRow } from '../staging/import-rows.repository.ts';
import type { FilledColumn, StoredImport } from '../tasks/import-tasks.repository.ts';
import { whenRead } from './import-percents.ts';
import type { RunNotes } from './import-run.ts';
import { type ReadNeeds, recordWork } from './record-work.ts';

/** Records that are looked up and checked together. */
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
  /** Options that the good rows need, and that are not there yet. */
  readonly newOptions: readonly AddedOptions[];
}

/** An import that is read. */
export interface FileReading {
  readonly task: StoredImport;
  readonly context: ImportContext;
  readonly content: Readable;
  readonly notes: RunNotes;
  readonly signal: AbortSignal;
}

/** A file that is being read. */
export interface FileBatches {
  /** The records in their order, checked: those that are good, and those that are refused. */
  batches(): AsyncGenerator<readonly StagedRow[]>;
  /** Returns what was read up to now. */
  outcome(): ReadOutcome;
}

/**
 * Reads a file batch by batch, as its records are taken. Throws what is wrong with the file as a whole: the rows of
 * spreadsheets, importHeadsUnknown, importKeyRefused and importEmpty.
 */
export function readPhase(platform: Platform, needs: ReadNeeds) {
  const fileBytes = platform.config.maxImportMegabytes * 1024 * 1024;
  return <T>({ content, ...reading }: FileReading, take: (file: FileBatches) => Promise<T>): Promise<T> =>
    withLocalCopy(content, async (path) => {
      const { task, signal } = reading;
      const file = { path, name: task.originalName };
      const scan = await scanSpreadsheet(file, { headRows: 2, signal, limits: { fileBytes } });
      const rows = flattened(scan.rows);
      try {
        return await take(await openFile(platform, needs, reading, { rows, merges: scan.merges, part: scan.part }));
      } finally {
        await rows.return(undefined);
      }
    });
}

async function* flattened(batches: AsyncGenerator<SpreadsheetRow[]>): AsyncGenerator<SpreadsheetRow[]> {
  yield* batches;
}

type OpenScan = Pick<Awaited<ReturnType<typeof scanSpreadsheet>>, 'rows' | 'merges' | 'part'>;

async function openFile(
  platform: Platform,
  needs: ReadNeeds,
  reading: Omit<FileReading, 'content'>,
  scan: OpenScan,
): Promise<FileBatches> {
  const { task, context, notes, signal } = reading;
  const targets = importTargets(context.model, policyOf(context.model, context.user, platform.now()));
  const { mapping, columns, first } = await mappingOf(task, targets, scan);
  const filled = targets.filter(({ path }) => mapping.some((column) => column.path === path));
  const remembered = await rememberedValues(platform, needs.importing, { context, targets: filled });
  const work = recordWork(platform, needs, { task, context, targets: filled, remembered });
  const codes = [
    ...new Set(filled.filter(({ isKeyOnly }) => !isKeyOnly).map(({ parent, code }) => parent?.code ?? code)),
  ];
  return {
    async *batches() {
      for await (const records of recordsOf(new RowGrouper(mapping), first, scan.rows)) {
        signal.throwIfAborted();
        yield await work.take(records);
        const { refused: errorCount } = work.counts();
        const percent = Math.floor(whenRead * scan.part());
        await notes.noteNowAndThen({ phase: 'READING', percent, total: null, errorCount });
      }
      if (work.counts().total === 0) throw appError('importEmpty');
    },
    outcome: () => ({ ...work.all(), codes, columns }),
  };
}

/** The records of a file, in batches. */
async function* recordsOf(
  grouper: RowGrouper,
  first: readonly SpreadsheetRow[],
  rows: AsyncIterable<readonly SpreadsheetRow[]>,
): AsyncGenerator<readonly SourceRecord[]> {
  let waiting: SourceRecord[] = grouper.take(first);
  for await (const some of rows) {
    waiting.push(...grouper.take(some));
    for (; waiting.length >= batchSize; waiting = waiting.slice(batchSize)) yield waiting.slice(0, batchSize);
  }
  waiting.push(...grouper.end());
  for (; waiting.length > 0; waiting = waiting.slice(batchSize)) yield waiting.slice(0, batchSize);
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
