import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { budgetProblems, hostParts, remoteParts, wideBudgets } from './budgets.ts';

const folder = mkdtempSync(join(tmpdir(), 'budgets-'));
const write = (name: string, kb: number) => writeFileSync(join(folder, name), Buffer.alloc(kb * 1024));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const exposes = { './Page': ['page.js', 'page.css'] };

test('a remote fits while entry and page are within their budgets', () => {
  write('entry.js', 90);
  write('entry.js.gz', 30);
  write('page.js', 300);
  write('page.js.gz', 60);
  write('page.css', 20);
  const parts = remoteParts({ budgets: { entryKb: 30, pageKb: 80 } }, 'entry.js', exposes);
  expect(budgetProblems(folder, parts)).toEqual([]);
});

test('what is too heavy is told with its weight, its budget and its files', () => {
  const parts = remoteParts({ budgets: { entryKb: 29, pageKb: 79 } }, 'entry.js', exposes);
  expect(budgetProblems(folder, parts)).toEqual([
    'The entry is 30.0 KiB (gz), its budget 29 KiB: entry.js',
    'The first load of ./Page is 80.0 KiB (gz), its budget 79 KiB: page.js, page.css',
  ]);
});

test('the first load of the host counts its scripts as brotli makes them', () => {
  write('main.js', 900);
  write('main.js.br', 271);
  write('main.css', 500);
  expect(budgetProblems(folder, hostParts(['main.css', 'main.js']))).toEqual([
    'The first load of every page is 271.0 KiB (br), its budget 266 KiB: main.js',
  ]);
});

test('a budget far above the heaviest of its parts is called wide; one that is close is not', () => {
  write('small.js', 3);
  const parts = (entryKb: number, pageKb: number) =>
    remoteParts({ budgets: { entryKb, pageKb } }, 'entry.js', { ...exposes, './Small': ['small.js'] });
  expect(wideBudgets(folder, parts(33, 90))).toEqual([]);
  expect(wideBudgets(folder, parts(33, 120))).toEqual(['The budget of 120 KiB is wide: 80.0 KiB are used. Lower it.']);
});
