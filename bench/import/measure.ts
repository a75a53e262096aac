import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { copyRows } from '@portico/platform-server/record-store';
import { scanSpreadsheet } from '@portico/platform-server/spreadsheets';
import { sql } from 'kysely';
import type { Measured } from '../large-list/apart.ts';
import { type PagesBeside, pagesBeside } from '../large-list/beside.ts';
import { openLargeList, peakBytes, schemaCode, timed, user } from '../large-list/large-list.ts';
import { largeColumns } from '../list-page/million/model.ts';

/** Times of one process, the best of its rounds each. */
export interface Measurement extends Measured {
  readonly importMs: number;
  readonly copyMs: number;
  readonly pages: PagesBeside;
}

const [, , home = '', count = ''] = process.argv;
const rounds = Number(count) > 100_000 ? 1 : 3;

const open = await openLargeList(home, Number(count));
const { exports, files, imports } = open.services;
const { connections } = open.platform;
const path = join(home, 'large.xlsx');
try {
  await writeFile();
  console.log(JSON.stringify(await measured()));
} finally {
  await open.close();
}

async function measured(): Promise<Measurement> {
  const beforeBytes = process.memoryUsage.rss();
  const times = { imported: Infinity, copied: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    await emptyTable();
    times.copied = Math.min(times.copied, await timed(copyIn));
    times.imported = Math.min(times.imported, await timed(importFile));
  }
  const memory = { beforeBytes, peakBytes: peakBytes() };
  // The list has the records of the last round while they come once more.
  const pages = await pagesBeside(open, () => timed(importFile));
  return { importMs: times.imported, copyMs: times.copied, ...memory, pages };
}

/** Writes the records to a file, as an export does, and forgets them. */
async function writeFile(): Promise<void> {
  const columns = largeColumns.map((propertyCode) => ({ propertyCode }));
  const input = { schemaCode, columns, allObjectId: true, format: 'xlsx' } as const;
  const { id } = await exports.begin(user, input, 'zh');
  await exports.work(new AbortController().signal);
  const { content } = await exports.open(user, { id });
  await pipeline(content, createWriteStream(path));
  await emptyTable();
}

async function emptyTable(): Promise<void> {
  for (const table of ['biz_large', 'form_trace']) await sql`truncate ${sql.table(table)}`.execute(connections.db);
}

async function importFile(): Promise<void> {
  const content = createReadStream(path);
  const { size: bytes } = await stat(path);
  const upload = { name: 'large.xlsx', content, outcome: () => ({ bytes, isCut: false }) };
  const { id: fileName } = await files.keep(user, upload, 500);
  const task = await imports.tasks.begin(user, { schemaCode, fileName, originalFilename: 'large.xlsx' }, 'zh');
  await imports.work(new AbortController().signal);
  const { successCount, failure, reasons } = await imports.tasks.get(user, { taskId: task.taskId }, 'en');
  if (successCount !== Number(count))
    throw new Error(`${successCount} ${failure?.resultDesc} ${JSON.stringify(reasons)}`);
}

/** Scans the file and copies its texts into a table of texts. */
async function copyIn(): Promise<void> {
  const names = largeColumns.map((_, at) => `c${at}`);
  const client = await connections.workPool.connect();
  try {
    await client.query(`create table bare (${names.map((name) => `${name} text`).join(', ')})`);
    const scan = await scanSpreadsheet({ path, name: 'large.xlsx' });
    for await (const rows of scan.rows) {
      const lines = rows.map(({ cells }) => {
        const line: (string | null)[] = names.map(() => null);
        for (const { column, value } of cells) line[column] = String(value);
        return line;
      });
      await copyRows(client, `bare (${names.join(', ')})`, lines);
    }
    await client.query('drop table bare');
  } finally {
    client.release();
  }
}
