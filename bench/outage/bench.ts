import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anyFreePort } from '../../tools/run/free-port.ts';
import { startServer } from '../../tools/run/server-process.ts';
import { signIn } from '../../tools/run/sign-in.ts';
import type { BenchResult } from '../bench-result.ts';
import { postmasterOf, processesOf } from './postgres-processes.ts';

const stoppedMs = 20_000;
/** An answer that takes longer than the stop itself is waited for all the same. */
const longestRequestMs = 60_000;
const password = 'Outage-of-the-bench-1';

interface Requests {
  readonly status: number;
  readonly ms: number;
}

/** Outage of the database: its name, what is done to it, how it is undone. */
interface Outage {
  readonly name: string;
  /** True where it ends when the server itself ends it, and not by `end`. */
  readonly endsByItself: boolean;
  begin(home: string): void;
  end(home: string): void;
}

const outages: readonly Outage[] = [
  {
    name: 'stopped',
    endsByItself: false,
    begin: (home) => signal(home, 'SIGSTOP'),
    end: (home) => signal(home, 'SIGCONT'),
  },
  {
    name: 'killed',
    endsByItself: true,
    begin: (home) => process.kill(postmasterOf(home), 'SIGKILL'),
    end: () => undefined,
  },
];

/**
 * A server whose PostgreSQL is stopped for twenty seconds, and one whose PostgreSQL is killed: how soon `/readyz` says
 * so, how long requests take meanwhile, how soon all is well again, and how many lines of the log tell of it.
 */
export async function run(): Promise<BenchResult> {
  const home = mkdtempSync(join(tmpdir(), 'portico-bench-outage-'));
  chmodSync(home, 0o711);
  const port = await anyFreePort();
  const log = join(home, 'server.log');
  const own = { DATABASE_URL: '', HOST: '127.0.0.1', PORTICO_HOME: home, ADMIN_PASSWORD: password };
  const env = { ...process.env, ...own };
  const server = await startServer({ port, log, env, signal: new AbortController().signal });
  try {
    const url = `http://127.0.0.1:${port}`;
    const { access_token: token } = await signIn(url, { username: 'admin', password });
    const rows: string[][] = [
      ['', 'not ready after ms', 'longest request ms', 'not 2xx or 503', 'well after ms', 'lines'],
    ];
    const figures: Record<string, number> = {};
    for (const outage of outages) {
      const found = await measure(url, token, { home, log, outage });
      rows.push([outage.name, ...Object.values(found).map(String)]);
      for (const [name, value] of Object.entries(found)) figures[`${outage.name}${name}`] = value;
    }
    return { table: rows, figures };
  } finally {
    for (const pid of processesOf(home)) process.kill(pid, 'SIGCONT');
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

interface Measured {
  readonly home: string;
  readonly log: string;
  readonly outage: Outage;
}

async function measure(url: string, token: string, { home, log, outage }: Measured): Promise<Record<string, number>> {
  const linesBefore = faultLines(log);
  const driving = new AbortController();
  const clients = Array.from({ length: 8 }, (_, index) => drive(url, token, index, driving.signal));
  await pause(1_000);
  const begun = performance.now();
  outage.begin(home);
  const notReady = untilReadiness(url, false, begun);
  const back = outage.endsByItself ? notReady.then(() => untilReadiness(url, true, begun)) : undefined;
  await pause(stoppedMs);
  outage.end(home);
  const well = await (back ?? notReady.then(() => untilReadiness(url, true, begun + stoppedMs)));
  await pause(3_000);
  driving.abort();
  const requests = (await Promise.all(clients)).flat();
  return {
    NotReadyMs: await notReady,
    LongestRequestMs: Math.round(Math.max(...requests.map(({ ms }) => ms))),
    OtherAnswers: requests.filter(({ status }) => status !== 503 && (status < 200 || status > 299)).length,
    WellAfterMs: well,
    Lines: faultLines(log) - linesBefore,
  };
}

/** Ms from `since` until `/readyz` says so or stops saying so; -1 where that did not come within a minute. */
async function untilReadiness(url: string, isReady: boolean, since: number): Promise<number> {
  while (performance.now() - since < longestRequestMs) {
    const { status } = await request(`${url}/readyz`, {});
    if ((status === 200) === isReady) return Math.round(performance.now() - since);
    await pause(50);
  }
  return -1;
}

/** The work of people: one reads who they are, one looks for people, one opens the tree of departments. */
async function drive(url: string, token: string, index: number, signal: AbortSignal): Promise<Requests[]> {
  const paths = [
    '/api/organization/user/current',
    '/api/organization/users?keyword=a',
    '/api/organization/departments/children',
  ];
  const done: Requests[] = [];
  for (let turn = index; !signal.aborted; turn++) {
    const headers = { Authorization: `Bearer ${token}` };
    done.push(await request(`${url}${paths[turn % paths.length] ?? ''}`, headers));
    await pause(200);
  }
  return done;
}

async function request(address: string, headers: Readonly<Record<string, string>>): Promise<Requests> {
  const begun = performance.now();
  const status = await fetch(address, { headers, signal: AbortSignal.timeout(longestRequestMs) }).then(
    async (answer) => {
      await answer.text();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - begun };
}

function signal(home: string, name: NodeJS.Signals): void {
  for (const pid of processesOf(home)) process.kill(pid, name);
}

/** Lines of the log that tell of something wrong, or of what came of it. */
function faultLines(log: string): number {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.includes('"msg":"request"') && !line.includes('"msg":"job done"')).length;
}
