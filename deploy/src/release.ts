// The release command:
//   node deploy/src/release.ts                          everything that `npm run build` made last, but nothing that was taken back
//   node deploy/src/release.ts dist/mf-print/6.13.10-…  these builds only
//   node deploy/src/release.ts --canary mf-print        beside the stable build, for browsers that a rule names (docs/operations.md)
//   node deploy/src/release.ts --rules rules.json       whom the canary builds are for, in the place of all rules before
//   node deploy/src/release.ts --rollback mf-print      back to the build before
//   node deploy/src/release.ts --withdraw mf-print      a remote that is no more
// PORTICO_HOME says where; it is .portico in the repository when not set.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openDeploymentStores, publish, publishAll, rollBack, setRules, withdraw } from './publish.ts';

const root = resolve(import.meta.dirname, '../..');
const home = resolve(process.env['PORTICO_HOME'] ?? join(root, '.portico'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    canary: { type: 'boolean', default: false },
    rollback: { type: 'string' },
    rules: { type: 'string' },
    withdraw: { type: 'string' },
  },
});

/** The folders that are meant: given as such, by package name, or all that were built last. */
function chosenFolders(): string[] {
  const list = join(root, 'dist', 'builds.json');
  if (!existsSync(list)) throw new Error('Nothing is built yet: run `npm run build` first.');
  const latest = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const folderOf = (name: string) => (latest[name] ? join(root, 'dist', name, latest[name]) : resolve(name));
  return (positionals.length > 0 ? positionals : Object.keys(latest)).map(folderOf);
}

function changeRegistry(): number {
  const place = openDeploymentStores(home);
  if (values.rollback) return rollBack(place, values.rollback);
  if (values.withdraw) return withdraw(place, values.withdraw);
  if (values.rules) return setRules(place, JSON.parse(readFileSync(values.rules, 'utf8')));
  const channel = values.canary ? 'canary' : 'stable';
  if (positionals.length > 0) return publish(place, chosenFolders(), channel);
  const { revision, passedOver } = publishAll(place, chosenFolders(), channel);
  for (const name of passedOver)
    console.log(`${name} was rolled back or withdrawn and stays so. To release it: npm run release -- ${name}`);
  return revision;
}

try {
  const revision = changeRegistry();
  console.log(`Registry revision ${revision} in ${home}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
