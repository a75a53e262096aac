import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = readFileSync(`${root}docs/rules.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);

test.each(rows.map(([, rule, code, tests]) => [rule, code, tests]))(
  'the table of rules leads to files that are there: %s',
  (_, code, tests) => {
    const gone = [...pathsIn(code), ...pathsIn(tests)].filter((path) => !existsSync(`${root}${path}`));
    expect(gone).toEqual([]);
    expect(pathsIn(code)).not.toEqual([]);
    expect(pathsIn(tests).filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))).toEqual([]);
    expect(pathsIn(tests)).not.toEqual([]);
  },
);

test('the table of rules has rows', () => {
  expect(rows.length).toBeGreaterThan(20);
});
