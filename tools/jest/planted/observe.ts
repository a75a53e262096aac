import { appendFileSync } from 'node:fs';
import { uses } from './counter.ts';

/** Adds what a planted test file sees of the files before it to the list of the run. */
export function observe(file: string): void {
  uses.count += 1;
  const line = { file, uses: uses.count, hasReplacedFetch: 'isReplaced' in globalThis.fetch };
  appendFileSync(process.env['PLANTED_OUTPUT'] ?? '', `${JSON.stringify(line)}\n`);
  globalThis.fetch = Object.assign(async () => new Response(), { isReplaced: true });
}
