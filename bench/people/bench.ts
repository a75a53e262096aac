import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { largeOrganisation } from '@portico/platform-server/testing/large-organisation';
import { demoAccounts } from '../../demo/accounts.ts';
import { signIn } from '../../tools/run/sign-in.ts';
import type { BenchResult } from '../bench-result.ts';
import { drive, quantile } from '../list-page/driver.ts';
import { startPortal } from '../start-portal.ts';

const rounds = 40;

/** Requests of a picker. Departments of the large organisation have such ids; a small one has none of them. */
const situations: readonly (readonly [words: string, key: string, path: string])[] = [
  ['a rare name', 'rareName', 'users?keyword=wangweiwei'],
  ['one letter', 'oneLetter', 'users?keyword=z'],
  ['a number', 'number', 'users?keyword=119999'],
  ['nobody', 'nobody', 'users?keyword=nobody%20of%20this%20name'],
  ['a department, page 20', 'department', 'users?departmentId=d1&page=19&size=50'],
  ['departments by name', 'departmentName', 'departments/search?keyword=3'],
  ['the top of the tree', 'tree', 'departments/children'],
];

/** Searches of the people picker over HTTP: among the demo's 240 people, and among 20,000 more. */
export async function run(): Promise<BenchResult> {
  const portal = await startPortal('people');
  try {
    const { access_token: token } = await signIn(portal.url, demoAccounts.admin);
    const ask = async (path: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${portal.url}/api/organization/${path}`, { headers });
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
      await answer.text();
    };
    const small = await measure(ask);
    console.error('Bringing 20,000 people in …');
    await bringIn(portal.home);
    return report(small, await measure(ask));
  } finally {
    await portal.stop();
  }
}

/** Latencies of each situation in milliseconds, one request at a time, after some that are not counted. */
async function measure(ask: (path: string) => Promise<void>): Promise<(readonly number[])[]> {
  const measured: (readonly number[])[] = [];
  for (const [, , path] of situations) {
    await drive(5, 1, () => ask(path));
    measured.push((await drive(rounds, 1, () => ask(path))).latencies);
  }
  return measured;
}

async function bringIn(home: string): Promise<void> {
  const open = await openPlatform(readConfig({ PORTICO_HOME: home, LOG_LEVEL: 'error' }));
  try {
    await open.services.organisation.importOrganisation(largeOrganisation());
  } finally {
    await open.close();
  }
}

function report(small: readonly (readonly number[])[], large: readonly (readonly number[])[]): BenchResult {
  const figures: Record<string, number> = {};
  const rows = situations.map(([words, key], index) => {
    const [few, many] = [small[index] ?? [], large[index] ?? []];
    const times = [quantile(few, 0.5), quantile(many, 0.5), quantile(many, 0.95)] as const;
    figures[`${key}P95`] = rounded(times[2]);
    figures[`${key}Ratio`] = rounded(times[1] / times[0]);
    return [words, ...times.map((time) => time.toFixed(1)), `${rounded(times[1] / times[0])}x`];
  });
  return { table: [['people picker', '240 p50 ms', '20,240 p50 ms', 'p95 ms', 'ratio'], ...rows], figures };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
