// Builds the packages named as `package@id` on the command line, one after another. Started by build.ts, one process
// for the host and one for all remotes, because webpack keeps one core busy.
import { buildPackage } from './build-package.ts';

for (const argument of process.argv.slice(2)) {
  const [packageName = '', id = ''] = argument.split('@');
  const start = performance.now();
  await buildPackage(packageName, id);
  console.log(`  ${packageName} ${id} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
