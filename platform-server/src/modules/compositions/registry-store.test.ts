import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { emptyRegistry, type RegistryDocument } from '@portico/shared-kit/remotes';
import { openRegistry } from './registry-store.ts';

let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-registry-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const blocking = (...blocked: string[]): RegistryDocument => ({ ...emptyRegistry, blocked });

test('before the first revision there is the empty document', () => {
  expect(openRegistry(home).read()).toEqual(emptyRegistry);
});

test('of two who decided on the same revision only the first is heard; the second reads again', () => {
  const first = openRegistry(home);
  const second = openRegistry(home);
  expect(first.swap(0, blocking('a'))).toBe(true);
  expect(second.swap(0, blocking('b'))).toBe(false);
  expect(second.read()).toEqual({ ...blocking('a'), revision: 1 });
  expect(second.swap(1, blocking('a', 'b'))).toBe(true);
  expect(first.read()).toEqual({ ...blocking('a', 'b'), revision: 2 });
});

test('the number of a revision is that of its file, whatever somebody wrote into it by hand', () => {
  mkdirSync(join(home, 'registry'));
  writeFileSync(join(home, 'registry/00000007.json'), JSON.stringify({ ...blocking('a'), revision: 3 }));
  writeFileSync(join(home, 'registry/notes.txt'), 'not a revision');
  const registry = openRegistry(home);
  expect(registry.read()).toEqual({ ...blocking('a'), revision: 7 });
  expect(registry.swap(7, blocking())).toBe(true);
  expect(readdirSync(join(home, 'registry')).toSorted()).toEqual(['00000007.json', '00000008.json', 'notes.txt']);
});

const writes = 15;

/** A process that blocks one build after another, each time reading again until it was the fastest. */
const writer = `
  const { openRegistry } = await import(process.argv[1]);
  const registry = openRegistry(process.argv[2]);
  for (let turn = 0; turn < ${writes}; turn++) {
    for (let isHeard = false; !isHeard; ) {
      const document = registry.read();
      const blocked = [...document.blocked, process.argv[3] + turn];
      isHeard = registry.swap(document.revision, { ...document, blocked });
    }
  }
`;

test('three processes that write at the same time lose nothing of each other, and leave nothing behind', async () => {
  const names = ['a', 'b', 'c'];
  const run = promisify(execFile);
  const module = join(import.meta.dirname, 'registry-store.ts');
  const cwd = import.meta.dirname;
  await Promise.all(
    names.map((name) => run(process.execPath, ['--input-type=module', '-e', writer, module, home, name], { cwd })),
  );
  const { blocked, revision } = openRegistry(home).read();
  const wanted = names.flatMap((name) => Array.from({ length: writes }, (_, turn) => name + turn));
  expect(blocked.toSorted()).toEqual(wanted.toSorted());
  expect(revision).toBe(wanted.length);
  expect(readdirSync(join(home, 'registry'))).toHaveLength(wanted.length);
});
