import type { Database } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { GoodDraft, RecordCounts, RecordImporting, ReservedNumbers } from '../../records/index.ts';
import { stageRefused } from '../staging/import-rows.repository.ts';
import { whenStaged } from './import-percents.ts';
import { readAhead } from './read-ahead.ts';
import type { FileBatches } from './read-phase.ts';
import { endImport, rowsOf, type Writing } from './write-phase.ts';

/** Drafts that are good, with the numbers that their records get. */
interface NumberedDrafts {
  readonly drafts: readonly GoodDraft[];
  readonly numbers: Promise<ReservedNumbers>;
}

type Importing = Pick<RecordImporting, 'write' | 'reserveNumbers'>;

/**
 * Returns what writes the good rows of a file while it is read, in one transaction with the end of the import: a batch is
 * on its way to the database while the next one is checked. They are never kept by themselves, so that this is for new
 * records: those that are overwritten would be locked for as long as the file is read. Throws what reading and writing throw.
 */
export function writeWhileReading(platform: Platform, importing: Importing) {
  return async (writing: Writing, file: FileBatches): Promise<void> => {
    const { context, task } = writing;
    const source = readAhead(goodDrafts(platform, importing, writing, file));
    const end = (trx: Database, counts: RecordCounts) => endImport(platform, trx, writing, counts);
    try {
      const first = await source.next();
      if (first.done === true) return await end(platform.connections.db, { created: 0, updated: 0 });
      let current = first.value;
      async function* batches(): AsyncGenerator<readonly GoodDraft[]> {
        for await (const each of withFirst(current, source)) {
          writing.signal.throwIfAborted();
          current = each;
          yield each.drafts;
        }
        noteAllRead(writing);
      }
      const numbers = () => current.numbers;
      await importing.write(context, { operationId: task.id, numbers, codes: [], batches, end });
    } finally {
      await source.return(undefined);
    }
  };
}

async function* withFirst<T>(first: T, others: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}

/** Keeps the refused rows of a file and yields the others. */
async function* goodDrafts(
  { connections, corpId }: Platform,
  { reserveNumbers }: Importing,
  { task, context }: Writing,
  file: FileBatches,
): AsyncGenerator<NumberedDrafts> {
  for await (const rows of file.batches()) {
    await stageRefused(connections, rowsOf(corpId, task), rows);
    const drafts = rows.flatMap((row) => (row.good === null ? [] : [{ id: row.recordId, ...row.good }]));
    if (drafts.length === 0) continue;
    // Taken while the batch before is on its way: nobody waits for them then.
    const numbers = reserveNumbers(context.model, drafts.length);
    numbers.catch(() => undefined);
    yield { drafts, numbers };
  }
}

/** Notes that nothing is left to be read: what remains is one statement, which tells nothing while it runs. */
function noteAllRead({ outcome, notes }: Writing): void {
  const { total, refused: errorCount } = outcome();
  notes.noteBeside({ phase: 'WRITING', percent: whenStaged, total, errorCount }, { isDue: true });
}
