import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from './log-file.ts';

const day = 24 * 60 * 60_000;
const limits = { largest: 10, oldest: 7 * day, former: 2 };
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-log-'));
  path = join(folder, 'server.log');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('a start adds to what is there, and shuts others out of a file that was open to them', () => {
  writeFileSync(path, 'one\n', { mode: 0o644 });
  logFile(path, limits).write('two\n');
  expect(texts()).toEqual({ 'server.log': 'one\ntwo\n' });
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a file that would become too large is followed by another one, and only some former ones stay', () => {
  const log = logFile(path, limits);
  for (const line of ['line 1\n', 'line 2\n', 'line 3\n', 'line 4\n']) log.write(line);
  expect(texts()).toEqual({ 'server.log': 'line 4\n', 'server.log.1': 'line 3\n', 'server.log.2': 'line 2\n' });
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test('a file that has become too old is followed by another one, at a start too', () => {
  let now = Date.now();
  const log = logFile(path, limits, () => now);
  log.write('1\n');
  now += 6 * day;
  log.write('2\n');
  now += 2 * day;
  log.write('3\n');
  expect(texts()).toEqual({ 'server.log': '3\n', 'server.log.1': '1\n2\n' });
  now += 8 * day;
  logFile(path, limits, () => now).write('4\n');
  expect(texts()).toMatchObject({ 'server.log': '4\n', 'server.log.1': '3\n' });
});

test('a line that is longer than a file may be is written whole', () => {
  const log = logFile(path, limits);
  log.write('a very long line\n');
  log.write('next\n');
  expect(texts()).toEqual({ 'server.log': 'next\n', 'server.log.1': 'a very long line\n' });
});

test('a file that cannot be written to any more costs lines and nothing else', () => {
  const log = logFile(path, limits);
  log.write('line 1\n');
  rmSync(folder, { recursive: true });
  expect(() => log.write('line 2\n')).not.toThrow();
});
