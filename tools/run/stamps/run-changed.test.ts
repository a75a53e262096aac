import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChanged } from './run-changed.ts';
import { stampsIn } from './stamps.ts';

const folder = mkdtempSync(join(tmpdir(), 'portico-stamps-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the step `unit` and returns its outcome, or `unchanged`. Its inputs have the hash `after` when it ends. */
function run(hash: string | null, outcome: 'green' | 'red', isSkippedWhenGreen = true, after = hash) {
  let current = hash;
  const step = {
    name: 'unit',
    hash: () => current,
    run: () => {
      current = after;
      return Promise.resolve(outcome);
    },
    isGreen: (result: string) => result === 'green',
  };
  return runChanged(step, stampsIn(join(folder, 'stamps')), isSkippedWhenGreen);
}

test('a step that was green with the same inputs is unchanged, only where that was asked for', async () => {
  expect(await run('one', 'green')).toBe('green');
  expect(await run('one', 'green')).toBe('unchanged');
  expect(await run('one', 'green', false)).toBe('green');
  expect(await run('two', 'green')).toBe('green');
  expect(await run('one', 'green')).toBe('green');
});

test('a step that failed is run again, also when it was green with these inputs before', async () => {
  expect(await run('three', 'green')).toBe('green');
  expect(await run('three', 'red', false)).toBe('red');
  expect(await run('three', 'green')).toBe('green');
});

test('a step whose inputs changed while it ran is run again', async () => {
  expect(await run('four', 'green', true, 'five')).toBe('green');
  expect(await run('four', 'green')).toBe('green');
});

test('a step without a hash is always run', async () => {
  expect(await run(null, 'green')).toBe('green');
  expect(await run(null, 'green')).toBe('green');
});
