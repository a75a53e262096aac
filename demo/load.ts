// `node demo/load.ts [--if-empty]`: fills the database of PORTICO_HOME or DATABASE_URL with the demo and names its accounts.
import { readConfig } from '@portico/platform-server/config';
import { openPlatform } from '@portico/platform-server/open-platform';
import { demoAccounts } from './accounts.ts';
import { describeAccounts } from './describe-accounts.ts';
import { type DemoState, findDemoState, loadDemo } from './load-demo.ts';

const refusals: { readonly [S in Exclude<DemoState, 'none'>]: string } = {
  loaded: 'The demo is loaded already.',
  others: 'The database has other applications; the demo is loaded into an empty one only.',
};

async function run(isOptional: boolean): Promise<void> {
  const open = await openPlatform(readConfig({ LOG_LEVEL: 'error', ...process.env }));
  try {
    const state = await findDemoState(open);
    if (state === 'none') {
      const { seconds, records } = await loadDemo(open, (line) => console.log(line));
      console.log(`The demo is loaded in ${seconds.toFixed(1)} s: ${records} new records.`);
    } else if (isOptional) {
      console.log(refusals[state]);
    } else {
      throw new Error(refusals[state]);
    }
    if (state !== 'others') console.log(describeAccounts(demoAccounts, open.platform.config.adminPassword));
  } finally {
    await open.close();
  }
}

await run(process.argv.includes('--if-empty')).catch((error: unknown) => {
  console.error(`The demo could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
