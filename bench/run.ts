import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, drawTable } from './bench-result.ts';

/** Runs one bench by its folder's name: prints its table and, as the last line, its figures as JSON. */
async function main(name: string | undefined): Promise<number> {
  const names = benchNames();
  if (name === undefined || !names.includes(name)) {
    console.error(`Usage: npm run bench -- <name>\nBenches: ${names.join(', ')}`);
    return 2;
  }
  const bench = (await import(`./${name}/bench.ts`)) as Bench;
  const { table, figures, overruns = [] } = await bench.run();
  console.log(drawTable(table));
  if (overruns.length > 0) console.error(`Worse than it may be:\n  ${overruns.join('\n  ')}`);
  console.log(JSON.stringify({ bench: name, ...figures }));
  return overruns.length > 0 ? 1 : 0;
}

function benchNames(): string[] {
  const here = import.meta.dirname;
  return readdirSync(here)
    .filter((entry) => existsSync(join(here, entry, 'bench.ts')))
    .sort();
}

process.exitCode = await main(process.argv[2]);
