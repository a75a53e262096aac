import type { Measured } from '../large-list/apart.ts';
import { type PagesBeside, pagesBeside } from '../large-list/beside.ts';
import { openLargeList, peakBytes, schemaCode, timed, user } from '../large-list/large-list.ts';
import { largeColumns } from '../list-page/million/model.ts';

/** Times of one process, the best of its rounds each. */
export interface Measurement extends Measured {
  readonly copyMs: number;
  readonly files: Readonly<Record<'xlsx' | 'csv', number>>;
  readonly pages: PagesBeside;
}

const [, , home = '', count = ''] = process.argv;
const rounds = Number(count) > 100_000 ? 1 : 3;

const open = await openLargeList(home, Number(count));
try {
  console.log(JSON.stringify(await measured()));
} finally {
  await open.close();
}

async function measured(): Promise<Measurement> {
  const beforeBytes = process.memoryUsage.rss();
  const times = { copy: Infinity, xlsx: Infinity, csv: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    times.copy = Math.min(times.copy, await timed(copyOut));
    for (const format of ['xlsx', 'csv'] as const)
      times[format] = Math.min(times[format], await timed(() => exported(format)));
  }
  const memory = { beforeBytes, peakBytes: peakBytes() };
  const pages = await pagesBeside(open, () => timed(() => exported('xlsx')));
  return { copyMs: times.copy, files: { xlsx: times.xlsx, csv: times.csv }, ...memory, pages };
}

/** Receives what COPY sends; the driver drops it. */
async function copyOut(): Promise<void> {
  const columns = largeColumns.map((code) => `f_${code.toLowerCase()}`).join(', ');
  const client = await open.platform.connections.workPool.connect();
  try {
    await client.query(`copy biz_large (${columns}) to stdout`);
  } finally {
    client.release();
  }
}

async function exported(format: 'xlsx' | 'csv'): Promise<void> {
  const { exports } = open.services;
  const columns = largeColumns.map((propertyCode) => ({ propertyCode }));
  const { id } = await exports.begin(user, { schemaCode, columns, allObjectId: true, format }, 'zh');
  await exports.work(new AbortController().signal);
  const { taskStatus, handled, failure } = await exports.get(user, { id }, 'en');
  if (taskStatus !== 'END' || handled !== Number(count))
    throw new Error(`${taskStatus} ${handled} ${failure?.resultDesc}`);
  await exports.remove(user, { id });
}
