// `node demo/load.ts [--if-empty]`: fills the database of PORTICO_HOME or DATABASE_URL with the demo and names its accounts.
// `node demo/load.ts --people`: with the people of the demo alone, for tests that need no more.
import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { demoAccounts } from './accounts.ts';
import { describeAccounts } from './describe-accounts.ts';
import { type DemoState, type DemoTarget, findDemoState, loadDemo, loadPeople } from './load-demo.ts';

const isOptional = process.argv.includes('--if-empty');
const hasPeopleOnly = process.argv.includes('--people');

const refusals: { readonly [S in Exclude<DemoState, 'none'>]: string } = {
  loaded: 'The demo is loaded already.',
  others: 'The database has other applications; the demo is loaded into an empty one only.',
};

async function run(): Promise<void> {
  const open = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
  try {
    const state = await findDemoState(open);
    if (state === 'none') await load(open);
    else if (isOptional) console.log(refusals[state]);
    else throw new Error(refusals[state]);
    if (state !== 'others') console.log(describeAccounts(demoAccounts, open.platform.config.adminPassword));
  } finally {
    await open.close();
  }
}

async function load(open: DemoTarget): Promise<void> {
  if (hasPeopleOnly) {
    console.log(`${await loadPeople(open)} people are loaded.`);
    return;
  }
  const { seconds, records } = await loadDemo(open, (line) => console.log(line));
  console.log(`The demo is loaded in ${seconds.toFixed(1)} s: ${records} new records.`);
}

await run().catch((error: unknown) => {
  console.error(`The demo could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
