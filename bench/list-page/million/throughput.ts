import { setTimeout as pause } from 'node:timers/promises';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import { hundredths } from '../compare.ts';
import { quantile } from '../driver.ts';
import { openDirect, sameSql, type Statement } from '../same-sql.ts';
import { openClient } from '../server-side.ts';
import { largePage, openLists } from './situations.ts';

const clients = 16;
const seconds = 12;
const writesPerSecond = 10;

interface Lap {
  readonly perSecond: number;
  readonly p95: number;
  readonly writes: number;
}

/** Request of one client: one list, page and total. */
type Ask = (list: number, client: number) => Promise<unknown>;

/**
 * Sixteen clients who read twelve lists of a million rows, filtered, sorted and counted, while somebody changes ten
 * records a second: over HTTP, and as bare statements that read the page and count it each time.
 */
export async function throughput(portal: TemporaryPortal, token: string, open: OpenPlatform) {
  const { statements, url } = await sameSql(portal.home, token, openLists);
  const naive = statements.map((all) => all.filter(isPageOrCount));
  const client = openClient(portal.url, token, clients);
  const direct = await openDirect(url, clients);
  const writer = await openWriter(portal, token, open);
  const bodies = openLists.map((list) => JSON.stringify(list));
  try {
    // What is kept of open lists is there after the first round.
    await lap((list) => client.send(bodies[list] ?? ''), writer);
    const served = await lap((list) => client.send(bodies[list] ?? ''), writer);
    const bare = await lap((list, index) => direct.run(index, naive[list] ?? []), writer);
    const oldest = await oldestTotal(portal, token, writer, open);
    return report(served, bare, oldest);
  } finally {
    client.close();
    writer.close();
    await direct.close();
  }
}

/** Returns whether a program would send this that knows nothing of earlier answers. */
function isPageOrCount({ text }: Statement): boolean {
  return text.includes('biz_large') && !text.includes('record_change');
}

async function lap(ask: Ask, writer: Writer): Promise<Lap> {
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const stop = new AbortController();
  const writing = writer.write(stop.signal);
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      while (performance.now() < end) {
        const begun = performance.now();
        await ask(turn++ % openLists.length, index);
        latencies.push(performance.now() - begun);
      }
    }),
  );
  stop.abort();
  const writes = await writing;
  return { perSecond: latencies.length / seconds, p95: quantile(latencies, 0.95), writes: writes / seconds };
}

interface Writer {
  /** Changes ten records a second until it is told to stop; how many it changed. */
  write(signal: AbortSignal): Promise<number>;
  close(): void;
}

async function openWriter(portal: TemporaryPortal, token: string, { platform }: OpenPlatform): Promise<Writer> {
  const { rows } = await sql<{ id: string }>`select id from biz_large where f_batch in ('B11', 'B222', 'B666', 'B888')
    order by f_phone`.execute(platform.connections.db);
  const client = openClient(portal.url, token, 2, '/api/records/save');
  const statuses = ['新建', '确认', '发货', '完成', '取消'];
  let next = 0;
  const change = () => {
    const index = next++;
    const data = { status: statuses[index % statuses.length], amount: String(index) };
    return client.send(JSON.stringify({ schemaCode: 'Large', id: rows[index]?.id, version: 1, data }));
  };
  return {
    async write(signal) {
      let written = 0;
      while (!signal.aborted) {
        const begun = performance.now();
        await change();
        written += 1;
        await pause(Math.max(0, 1000 / writesPerSecond - (performance.now() - begun)));
      }
      return written;
    },
    close: () => client.close(),
  };
}

/**
 * Longest time after the answer to a change at which a total was asked for that did not count it yet, in milliseconds;
 * 0 where every total that was asked for afterwards counted it. Somebody else changes records meanwhile.
 */
async function oldestTotal(portal: TemporaryPortal, token: string, writer: Writer, { platform }: OpenPlatform) {
  const { rows } = await sql<{ id: string }>`select id from biz_large where f_batch = 'B333' limit 40`.execute(
    platform.connections.db,
  );
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const send = async (path: string, body: unknown) => {
    const reply = await fetch(`${portal.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { data: { totalElements: number } }).data;
  };
  const watched = largePage({ propertyCode: 'batch', operator: 'equal', value: 'watched' });
  const stop = new AbortController();
  const writing = writer.write(stop.signal);
  let oldest = 0;
  for (const [index, { id }] of rows.entries()) {
    await send('/api/records/save', { schemaCode: 'Large', id, version: 1, data: { batch: 'watched' } });
    const saved = performance.now();
    for (let asked = saved; ; asked = performance.now()) {
      const { totalElements } = await send('/api/records/query', watched);
      if (totalElements === index + 1) break;
      oldest = Math.max(oldest, asked - saved + 1);
    }
  }
  stop.abort();
  await writing;
  return oldest;
}

function report(served: Lap, bare: Lap, oldest: number) {
  const row = (lap: Lap) => [lap.perSecond.toFixed(1), lap.p95.toFixed(0), lap.writes.toFixed(1)];
  const ratio = hundredths(served.perSecond / bare.perSecond);
  return {
    table: [
      ['16 clients, 12 lists, 10 changes a second', 'per s', 'p95 ms', 'changes per s'],
      ['server', ...row(served)],
      ['  page and count each time', ...row(bare)],
      ['  ratio', `${ratio}x`, `${hundredths(served.p95 / bare.p95)}x`, ''],
      ['  oldest total after a change, ms', '', oldest.toFixed(0), ''],
    ],
    figures: { throughputRatio: ratio, oldestTotalMs: hundredths(oldest) },
  };
}
