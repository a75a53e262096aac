// `npm run storm [-- --seed N --rounds N --minutes M]`: storms a server of its own. The last line of standard output is
// what was tried and found as JSON, everything else is told on standard error; it ends with 1 where something was found.
import { storm } from './storm.ts';
import { readStormOptions } from './storm-options.ts';
import { isClean } from './tally.ts';

const result = await storm(readStormOptions(process.argv.slice(2)), (line) => void process.stderr.write(`${line}\n`));
process.stdout.write(`${JSON.stringify(result)}\n`);
process.exitCode = isClean(result) ? 0 : 1;
