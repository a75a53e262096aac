import { setTimeout as sleep } from 'node:timers/promises';
import { queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { queryMyInstances } from '@portico/shared-kit/contract/workflow-search.endpoints';
import { until } from '../until.ts';
import { callApi, type EndpointAnswer, Unanswered } from './http-client.ts';
import { judgeWrites, type Write } from './judge.ts';
import { flows, type Person, type StormWorld } from './storm-world.ts';
import type { Tally } from './tally.ts';

/** The process that is killed. */
export type Victim = 'server' | 'database';

interface Writer {
  readonly person: Person;
  readonly token: string;
  readonly starts: boolean;
  /** Sends what was not answered again under the same id, as a page does; else it lets it be. */
  readonly insists: boolean;
  /** Hangs up once before it hears anything, as a page does whose line breaks. */
  readonly hangsUp: boolean;
}

interface KillPhase {
  readonly world: StormWorld;
  readonly tally: Tally;
  /** Distinguishes the writes of this phase from all others. */
  readonly name: string;
  /** The processes that are killed, one after the other, each after so many more acknowledged writes. */
  readonly victims: readonly { readonly victim: Victim; readonly after: number }[];
}

/** Acknowledged writes after which the server counts as going on. */
const goesOn = 8;
/** Only ends a wait that would never end: a database comes back within seconds, on a busy machine within a minute. */
const longestMs = 150_000;

/** Kills while people write, and looks for what they were told is there: each once. */
export async function stormOfKills({ world, tally, name, victims }: KillPhase): Promise<void> {
  const writes: Write[] = [];
  const acknowledged = () => writes.filter(({ acknowledged: id }) => id !== null).length;
  const stop = new AbortController();
  const writers = await writersOf(world);
  const writing = writers.map((writer, at) =>
    writeOn({ world, tally, writer, name: `${name}-${writer.person}${at}`, writes, signal: stop.signal }),
  );
  try {
    for (const { victim, after } of victims) {
      const before = acknowledged();
      await until(`${after} writes`, () => acknowledged() >= before + after, longestMs);
      await kill(world, victim);
      tally.result[victim === 'server' ? 'kills' : 'databaseKills'] += 1;
    }
    const before = acknowledged();
    await until('writes after the last kill', () => acknowledged() >= before + goesOn, longestMs);
  } finally {
    stop.abort();
    await Promise.all(writing);
  }
  tally.result.acknowledged += acknowledged();
  tally.result.unanswered += writes.length - acknowledged();
  await judge({ world, tally, name, writers, writes });
}

const kill = async (world: StormWorld, victim: Victim) =>
  victim === 'server' ? world.killServer() : world.killDatabase();

async function writersOf(world: StormWorld): Promise<readonly Writer[]> {
  const [wren, will] = await Promise.all([world.signIn('wren'), world.signIn('will')]);
  const insisting = { person: 'wren', token: wren.access_token, insists: true, hangsUp: false } as const;
  const other = { person: 'will', token: will.access_token, insists: false, hangsUp: false } as const;
  return [insisting, { ...insisting, hangsUp: true }, other].flatMap((each) => [
    { ...each, starts: false },
    { ...each, starts: true },
  ]);
}

interface Writing {
  readonly world: StormWorld;
  readonly tally: Tally;
  readonly writer: Writer;
  readonly name: string;
  readonly writes: Write[];
  readonly signal: AbortSignal;
}

async function writeOn({ world, tally, writer, name, writes, signal }: Writing): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const title = `${name}-${count}`;
    const write = () => writeOnce(world, writer, title);
    if (writer.hangsUp) await attempt(tally, title, () => writeOnce(world, writer, title, true));
    let answer = await attempt(tally, title, write);
    while (answer === undefined && writer.insists && !signal.aborted) {
      await sleep(20);
      answer = await attempt(tally, title, write);
    }
    writes.push({ name: title, acknowledged: answer ?? null });
    // Nobody is there: who does not insist waits a little before the next one.
    if (answer === undefined) await sleep(100);
  }
}

/** The id of the record; undefined where nobody answered it, or only that the database is away. */
async function attempt(
  tally: Tally,
  title: string,
  write: () => Promise<EndpointAnswer<{ readonly id: string }>>,
): Promise<string | undefined> {
  try {
    const answer = await write();
    if (answer.status !== 503) tally.note(`write ${title}`, answer);
    else {
      tally.result.requests += 1;
      tally.result.outageAnswers += 1;
    }
    if (answer.errcode !== 0 && answer.status < 500) tally.find('failed', `${title}: ${answer.text}`);
    return answer.errcode === 0 ? answer.data.id : undefined;
  } catch (error) {
    if (error instanceof Unanswered) return undefined;
    throw error;
  }
}

async function writeOnce(world: StormWorld, { token, starts }: Writer, title: string, hangsUp = false) {
  const input = { data: { title }, requestId: title };
  if (!starts) return callApi(world.url(), saveRecord, { schemaCode: 'Order', ...input }, token, { hangsUp });
  const start = { workflowCode: flows.started, ...input };
  const answer = await callApi(world.url(), startWorkflow, start, token, { hangsUp });
  return { ...answer, data: { id: answer.errcode === 0 ? answer.data.objectId : '' } };
}

interface Judging extends Omit<Writing, 'writer' | 'signal'> {
  readonly writers: readonly Writer[];
}

/** Each writer sees their own records and no others. */
async function judge({ world, tally, name, writers, writes }: Judging): Promise<void> {
  const tokens = [...new Set(writers.map(({ token }) => token))];
  const kept = (await Promise.all(tokens.map((token) => recordsOf(world, token, name)))).flat();
  const started = (await Promise.all(tokens.map((token) => startedRecordsOf(world, token)))).flat();
  const { lost, doubled } = judgeWrites(writes, kept);
  for (const title of lost) tally.find('lost', `${title} was acknowledged and is not there`);
  for (const title of doubled) tally.find('doubled', `${title} is there more than once`);
  const ids = new Set(writes.map(({ acknowledged: id }) => id));
  const counts = Map.groupBy(started, (id): string => id);
  for (const [id, each] of counts) if (each.length > 1) tally.find('doubled', `two workflows of the record ${id}`);
  const isStart = writers.flatMap(({ starts, person }, at) => (starts ? [`${name}-${person}${at}-`] : []));
  for (const { name: title, acknowledged: id } of writes) {
    if (id === null || !ids.has(id) || !isStart.some((prefix) => title.startsWith(prefix))) continue;
    if (!counts.has(id)) tally.find('lost', `the workflow of ${title}`);
  }
}

const size = 500;

async function recordsOf(world: StormWorld, token: string, search: string) {
  return everyPage(async (page) => {
    const input = { schemaCode: 'Order', search, page, size, columns: ['title'] };
    const { data } = await callApi(world.url(), queryRecords, input, token);
    return data.content.map(({ id, data: { title } }) => ({ id, name: String(title) }));
  });
}

async function startedRecordsOf(world: StormWorld, token: string) {
  return everyPage(async (page) => {
    const { data } = await callApi(world.url(), queryMyInstances, { page, size }, token);
    return data.content.map(({ objectId }) => objectId);
  });
}

async function everyPage<T>(read: (page: number) => Promise<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 0; ; page += 1) {
    const found = await read(page);
    all.push(...found);
    if (found.length < size) return all;
  }
}
