// `node demo/load.ts [--if-empty]`: fills the database of PORTICO_HOME or DATABASE_URL with the demo and names its accounts.
// `node demo/load.ts --people`: with the people of the demo alone, for tests that need no more.
// In production nothing is loaded without `--demo`, with passwords that must be changed, or `--throw-away`, with them as they are.
import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { demoAccounts } from './accounts.ts';
import { describeAccounts } from './describe-accounts.ts';
import { type DemoState, type DemoTarget, findDemoState, loadDemo, loadPeople, type Passwords } from './load-demo.ts';
import { loadPermission } from './load-permission.ts';

const flags = process.argv.slice(2);
const isOptional = flags.includes('--if-empty');
const hasPeopleOnly = flags.includes('--people');

const refusals: { readonly [S in Exclude<DemoState, 'none'>]: string } = {
  loaded: 'The demo is loaded already.',
  others: 'The database has other applications; the demo is loaded into an empty one only.',
};

const notInProduction =
  'NODE_ENV is production: the demo is loaded only where it is asked for, by `npm start -- --demo`.';

const changes =
  '\nEach has to change the password at the first sign-in; an administrator that was there before keeps its own.';

/** Says why nothing is loaded; throws where that was not left open. */
function refuse(reason: string): void {
  if (!isOptional) throw new Error(reason);
  console.log(reason);
}

async function run(): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'error', ...process.env });
  const permission = loadPermission(config.isProduction, flags);
  if (permission === 'refused') return refuse(notInProduction);
  const open = await openPlatform(config, { database: { isPatient: true } });
  try {
    const state = await findDemoState(open);
    if (state === 'none') await load(open, permission);
    else refuse(refusals[state]);
    if (state !== 'others') console.log(describeAccounts(demoAccounts, config.adminPassword));
    if (permission === 'toBeChanged') console.log(changes);
  } finally {
    await open.close();
  }
}

async function load(open: DemoTarget, passwords: Passwords): Promise<void> {
  if (hasPeopleOnly) {
    console.log(`${await loadPeople(open, passwords)} people are loaded.`);
    return;
  }
  const { seconds, records } = await loadDemo(open, { passwords, tell: (line) => console.log(line) });
  console.log(`The demo is loaded in ${seconds.toFixed(1)} s: ${records} new records.`);
}

await run().catch((error: unknown) => {
  console.error(`The demo could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
