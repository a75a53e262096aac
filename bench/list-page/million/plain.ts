import { readFileSync } from 'node:fs';
import type { OpenPlatform } from '@portico/platform-server/open-platform';
import type { QueryRecordsInput, RecordPage } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import { sql } from 'kysely';
import pg from 'pg';
import type { TemporaryPortal } from '../../../tools/run/temporary-portal.ts';
import { post } from '../../call.ts';
import { hundredths } from '../compare.ts';
import { drive, quantile, type Round } from '../driver.ts';
import { openClient } from '../server-side.ts';
import { largeColumns } from './model.ts';
import { largePage } from './situations.ts';

const clients = 16;
const size = 100;
const perRound = 48;
const rounds = 3;
const statuses = ['新建', '确认', '发货', '完成', '取消'];
const day = 86_400_000;

/** The list that is asked for: a status and sixty days, each time others. */
function valuesOf(index: number) {
  const from = Date.UTC(2025, 0, 1 + (index % 280));
  const textOf = (time: number) => new Date(time).toISOString();
  return {
    status: statuses[Math.floor(index / 280) % statuses.length] ?? '',
    first: textOf(from),
    last: textOf(from + 60 * day),
  };
}

function pageOf(index: number): QueryRecordsInput {
  const { status, first, last } = valuesOf(index);
  const items: FilterTree[] = [
    { propertyCode: 'status', operator: 'equal', value: status },
    { propertyCode: 'orderDate', operator: 'between', value: [first, last] },
  ];
  return { ...largePage({ join: 'and', items }), size };
}

/** The plainest statements for the same rows: values are written in, so that each is planned for them. */
function plainOf(index: number, corpId: string) {
  const { status, first, last } = valuesOf(index);
  const where = `from biz_large where corp_id = '${corpId}' and f_status = '${status}'
    and f_orderdate >= '${first}' and f_orderdate <= '${last}'`;
  const columns = ['id', 'version', 'name', ...largeColumns.map((code) => `f_${code.toLowerCase()}`)].join(', ');
  return [
    `select ${columns} ${where} order by f_orderdate desc nulls last, id desc limit ${size}`,
    `select count(*) as total, sum(f_amount) as amount ${where}`,
  ];
}

interface MeasuredRounds {
  readonly server: readonly Round[];
  readonly plain: readonly Round[];
}

/**
 * Sixteen clients who read a hundred records and their total: with new values each time, and again after a save, beside
 * the plainest statements that give the same rows. How much memory the server has then.
 */
export async function besidePlain(portal: TemporaryPortal, token: string, { platform, databaseUrl }: OpenPlatform) {
  const direct = Array.from(
    { length: clients },
    () => new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' }),
  );
  await Promise.all(direct.map((client) => client.connect()));
  const client = openClient(portal.url, token, clients);
  const bare = async (index: number, worker: number) => {
    for (const text of plainOf(index, platform.corpId)) await direct[worker]?.query(text);
  };
  const served = (index: number) => client.send(JSON.stringify(pageOf(index)));
  try {
    await requireSame(portal, token, direct[0], platform.corpId);
    const fresh = await newValues(served, bare);
    const again = await afterSaves(portal, token, { platform }, { served, bare });
    return report(fresh, again, memoryOf(portal.pid));
  } finally {
    client.close();
    await Promise.all(direct.map((each) => each.end()));
  }
}

type Ask = (index: number, worker: number) => Promise<unknown>;

/** Both find the same: a bench of something else would be none. */
async function requireSame(portal: TemporaryPortal, token: string, direct: pg.Client | undefined, corpId: string) {
  const page = await post<RecordPage>(portal, token, '/api/records/query', pageOf(1));
  const [ofPage = '', ofTotal = ''] = plainOf(1, corpId);
  const rows = await direct?.query<{ id: string }>(ofPage);
  const totals = await direct?.query<{ total: string }>(ofTotal);
  const isSame = page.content.map(({ id }) => id).join() === rows?.rows.map(({ id }) => id).join();
  if (!isSame || page.totalElements !== Number(totals?.rows[0]?.total)) throw new Error('The lists differ');
}

async function newValues(served: Ask, bare: Ask): Promise<MeasuredRounds> {
  const all = { server: [] as Round[], plain: [] as Round[] };
  for (let round = 0; round <= rounds; round += 1) {
    const at = 2 + round * perRound;
    const both = {
      server: await drive(perRound, clients, (index, worker) => served(at + index, worker)),
      plain: await drive(perRound, clients, (index, worker) => bare(at + index, worker)),
    };
    if (round === 0) continue;
    all.server.push(both.server);
    all.plain.push(both.plain);
  }
  return all;
}

interface RepeatedRounds extends MeasuredRounds {
  readonly first: Round;
}

/** Sixteen lists that are known, one save, and all of them again; so often that some are counted in parts at the end. */
async function afterSaves(
  portal: TemporaryPortal,
  token: string,
  { platform }: Pick<OpenPlatform, 'platform'>,
  { served, bare }: { readonly served: Ask; readonly bare: Ask },
): Promise<RepeatedRounds> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from biz_large where f_batch = 'B12'
    order by id limit 12`.execute(platform.connections.db);
  const lists = 1_000;
  const ask = (each: Ask) => drive(clients, clients, (index, worker) => each(lists + index, worker));
  const first = await ask(served);
  const all = { server: [] as Round[], plain: [] as Round[] };
  for (const { id, version } of rows) {
    await post(portal, token, '/api/records/save', { schemaCode: 'Large', id, version, data: { score: '7' } });
    all.server.push(await ask(served));
    all.plain.push(await ask(bare));
  }
  return { ...all, first };
}

/** Megabytes of memory that a process has; null where the system does not tell. */
function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

const perSecond = (taken: readonly Round[]) =>
  quantile(
    taken.map((round) => round.perSecond),
    0.5,
  );
const middle = (taken: readonly Round[]) =>
  quantile(
    taken.flatMap((round) => round.latencies),
    0.5,
  );

function report(fresh: MeasuredRounds, again: RepeatedRounds, memory: number | null) {
  const row = (taken: readonly Round[]) => [perSecond(taken).toFixed(1), middle(taken).toFixed(0), '', ''];
  const ratioOf = ({ server, plain }: MeasuredRounds) => hundredths(perSecond(server) / perSecond(plain));
  const toFirst = hundredths(middle(again.server) / middle([again.first]));
  const situations = [
    ['new values each time', fresh],
    ['again after a save', again],
  ] as const;
  return {
    table: [
      [`${clients} clients, ${size} records and their total`, 'per s', 'p50 ms', '', ''],
      ...situations.flatMap(([words, both]) => [
        [`${words}: server`, ...row(both.server)],
        ['  plain SQL with the values in it', ...row(both.plain)],
        ['  ratio', `${ratioOf(both)}x`, '', '', ''],
      ]),
      ['  to the first time', '', `${toFirst}x`, '', ''],
      ['  memory of the server, MB', '', memory?.toFixed(0) ?? 'unknown', '', ''],
    ],
    figures: {
      newValuesRatio: ratioOf(fresh),
      afterSaveRatio: ratioOf(again),
      afterSaveToFirst: toFirst,
      ...(memory === null ? {} : { listMemoryMb: Math.round(memory) }),
    },
  };
}
