import { asRecordId } from '@portico/shared-kit/contract/ids';
import { randomUUID } from 'node:crypto';
import { readConfig } from '@portico/platform-server/config';
import { type OpenPlatform, openPlatform } from '@portico/platform-server/open-platform';
import { sql } from 'kysely';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn } from '../../tools/run/sign-in.ts';
import type { TemporaryPortal } from '../../tools/run/temporary-portal.ts';
import type { BenchResult } from '../bench-result.ts';
import { hundredths } from '../list-page/compare.ts';
import { drive, quantile } from '../list-page/driver.ts';
import { fillLargeModel } from '../list-page/million/model.ts';
import { processorMs } from '../list-page/server-side.ts';
import { startPortal } from '../start-portal.ts';
import { openPlainClient } from './plain-client.ts';

const rowCount = 20_000;
const rounds = 12;
const perRound = 300;

/** Medians of one round in ms; of the server also the processor time per save. */
interface Round {
  readonly save: number;
  readonly once: number;
  readonly inProcess: number;
  readonly bare: number;
  readonly processor: number;
}

/**
 * Saves one record after the other by one client, each upon its first version: over HTTP, over HTTP with a request id
 * as forms send it, and by the server's own service without HTTP, beside a bare update of the same column, in turns. The
 * server and PostgreSQL are processes of their own. What the client of either side costs is part of its time: of the saves
 * over HTTP a socket, of the bare update and of the saves without HTTP the product's own connection to the database.
 */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('save');
  const open = await openPlatform(readConfig({ PORTICO_HOME: portal.home, LOG_LEVEL: 'error' }));
  try {
    const { access_token: token } = await signIn(portal.url, demoAccounts.admin);
    await fillLargeModel(open, rowCount);
    return resultOf(await measure(portal, token, open));
  } finally {
    await open.close();
    await portal.stop();
  }
}

async function measure(portal: TemporaryPortal, token: string, { platform, services }: OpenPlatform): Promise<Round[]> {
  const { corpId, connections } = platform;
  const { rows } = await sql<{ id: string }>`select id from biz_large order by id`.execute(connections.db);
  const ids = rows.values();
  const input = () => ({
    schemaCode: 'Large',
    id: asRecordId(ids.next().value?.id ?? ''),
    version: 1,
    data: { amount: '12.5' },
  });
  const user = await services.sessions.userOf(token);
  const client = await openPlainClient(portal.url, token, '/api/records/save');
  const median = async (send: () => Promise<unknown>) => quantile((await drive(perRound, 1, send)).latencies, 0.5);
  const all: Round[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const before = processorMs(portal.pid) ?? 0;
      const save = await median(() => client.send(JSON.stringify(input())));
      const processor = ((processorMs(portal.pid) ?? 0) - before) / perRound;
      const once = await median(() => client.send(JSON.stringify({ ...input(), requestId: randomUUID() })));
      const inProcess = await median(() => services.records.saving.save(user, input(), 'zh'));
      const bare = await median(() =>
        sql`update biz_large set f_amount = 12.5, version = version + 1
          where corp_id = ${corpId} and id = ${input().id}`.execute(connections.db),
      );
      all.push({ save, once, inProcess, bare, processor });
    }
    return all;
  } finally {
    client.close();
  }
}

function resultOf(all: readonly Round[]): BenchResult {
  // The best of several rounds: what else the machine does is not the save's.
  const best = (key: keyof Round) => Math.min(...all.map((round) => round[key]));
  const ratio = (key: keyof Round) => hundredths(best(key) / best('bare'));
  const row = (words: string, key: keyof Round) => [words, best(key).toFixed(2), `${ratio(key)}x`];
  return {
    table: [
      ['one record, one client', 'p50 ms', 'ratio'],
      ['a bare update', best('bare').toFixed(2), ''],
      row('save, without HTTP', 'inProcess'),
      row('save, over HTTP', 'save'),
      row('save with a request id, over HTTP', 'once'),
      ['  processor of the server, per save', best('processor').toFixed(2), ''],
    ],
    figures: {
      saveRatio: ratio('save'),
      onceRatio: ratio('once'),
      inProcessRatio: ratio('inProcess'),
      processorMs: hundredths(best('processor')),
    },
  };
}
