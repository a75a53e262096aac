import { type ChartData, type ChartDataInput } from '@portico/shared-kit/contract/reports.schema';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import pg from 'pg';
import { median } from '../list-page/driver.ts';
import { user } from '../large-list/large-list.ts';
import { type BenchChart, charts, onceInGroup } from './charts.ts';
import { openOrders } from './orders.ts';

/** Times of one chart, in ms, each the middle one of its rounds. */
export interface ChartTimes {
  readonly name: string;
  readonly newMs: number;
  readonly bareMs: number;
  readonly againMs: number;
}

/** Times of the bench. */
export interface Measurement {
  readonly charts: readonly ChartTimes[];
  /** All twelve as one request: new questions, the same again, and again after one record was saved. */
  readonly page: Readonly<Record<'newMs' | 'bareMs' | 'againMs' | 'afterWriteMs', number>>;
}

const [, , home = '', count = ''] = process.argv;
const rounds = Number(count) > 100_000 ? 5 : 3;
const repeats = 50;
/** Number of questions so far. */
let asked = 0;

const open = await openOrders(home, Number(count));
const bare = new pg.Client({ connectionString: open.databaseUrl, options: '-c timezone=UTC' });
await bare.connect();
try {
  console.log(JSON.stringify(await measured()));
} finally {
  await bare.end();
  await open.close();
}

/** A question that nobody has asked before: nearly all orders are above it. */
function newFilter() {
  asked += 1;
  const least = `1.${String(asked).padStart(4, '0')}`;
  const filter = { propertyCode: 'amount', operator: 'greaterThan', value: least } as const;
  return { filter, where: `r.corp_id = 'main' and r.f_amount > ${least}` };
}

function question({ name, chart }: BenchChart, filter: object) {
  const own = { id: 'a', title: null, schemaCode: 'ShopOrder', dimensions: [], ...chart, filter };
  return { key: name, chart: own as JsonObject };
}

async function ask(input: ChartDataInput): Promise<readonly ChartData[]> {
  const { charts: answers } = await open.services.reports.getChartData(user, input, 'zh');
  return answers.map(({ key, data, error }) => {
    if (data === null) throw new Error(`${key}: ${error?.errmsg}`);
    return data;
  });
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [ms: number, value: T]> {
  const begun = performance.now();
  const value = await work();
  return [performance.now() - begun, value];
}

async function measured(): Promise<Measurement> {
  const times: ChartTimes[] = [];
  for (const each of [...charts, onceInGroup]) times.push(await timesOf(each));
  return { charts: times, page: await timesOfPage() };
}

/** New questions and the bare statement for the same take turns. */
async function timesOf(each: BenchChart): Promise<ChartTimes> {
  const [ours, plain, again]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    const { filter, where } = newFilter();
    const [newMs, [data]] = await timed(() => ask({ charts: [question(each, filter)] }));
    const [bareMs, { rows }] = await timed(() => bare.query({ text: each.bare(where), rowMode: 'array' }));
    requireSame(each.name, data, rows as unknown[][]);
    // The first of them finds out what is kept from then on.
    if (round === 0) continue;
    ours.push(newMs);
    plain.push(bareMs);
    for (let repeat = 0; repeat < repeats; repeat += 1)
      again.push((await timed(() => ask({ charts: [question(each, filter)] })))[0]);
  }
  return { name: each.name, newMs: median(ours), bareMs: median(plain), againMs: median(again) };
}

/** The page asks for four charts at once, so that the bare statements are sent over four connections, too. */
async function timesOfPage(): Promise<Measurement['page']> {
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new pg.Client({ connectionString: open.databaseUrl, options: '-c timezone=UTC' });
      await client.connect();
      return client;
    }),
  );
  const [ours, plain, again, after]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const { filter, where } = newFilter();
    const input = { charts: charts.map((each) => question(each, filter)) };
    ours.push((await timed(() => ask(input)))[0]);
    const queue = charts.values();
    const drain = async (client: pg.Client) => {
      for (const each of queue) await client.query(each.bare(where));
    };
    plain.push((await timed(() => Promise.all(clients.map(drain))))[0]);
    for (let repeat = 0; repeat < repeats; repeat += 1) again.push((await timed(() => ask(input)))[0]);
    await open.services.records.saving.save(user, { schemaCode: 'ShopOrder', data: { title: '新' } }, 'zh');
    after.push((await timed(() => ask(input)))[0]);
  }
  await Promise.all(clients.map((client) => client.end()));
  return { newMs: median(ours), bareMs: median(plain), againMs: median(again), afterWriteMs: median(after) };
}

/** Throws where the sums of our first figure and of the bare statement's differ. */
function requireSame(name: string, data: ChartData | undefined, rows: readonly unknown[][]): void {
  const groups = data?.groups ?? [];
  const sum = (values: readonly unknown[]) => values.reduce((total: number, value) => total + Number(value ?? 0), 0);
  const bareRows = data?.isCut === true ? rows.slice(0, groups.length) : rows;
  const [ours, plain] = [sum(groups.map(({ values }) => values[0])), sum(bareRows.map((row) => row[0]))];
  if (groups.length !== bareRows.length || Math.abs(ours - plain) > Math.abs(plain) * 1e-9)
    throw new Error(`${name}: ${groups.length} groups of ${ours}, bare ${bareRows.length} of ${plain}`);
}
