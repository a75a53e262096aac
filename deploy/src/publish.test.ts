import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, contributionTypes, type RemoteManifest, shellPackage } from '@portico/shared-kit/remotes';
import { openPlace, type Place, publish, rollBack, setRules, withdraw } from './publish.ts';

let home = '';
let place: Place;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-release-'));
  place = openPlace(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function made(build: Build): string {
  const folder = join(home, 'made', build.packageName, build.buildId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'build.json'), JSON.stringify(build));
  return folder;
}

const facts = (packageName: string, buildId: string) => ({
  packageName,
  buildId,
  version: '6.13.10',
  commit: null,
  files: [],
});
const shell = (id = 's1') => made({ kind: 'shell', ...facts(shellPackage, id), provides: {}, contributionTypes });

function remote(name: string, id: string, change: Partial<RemoteManifest> = {}): string {
  const manifest = {
    name,
    owner: { team: 'Tests', contact: 'tests@portico.example' },
    shellApi: '^6.13.0',
    contributes: [],
    data: { endpoints: [], tags: [] },
    budgets: { entryKb: 40, pageKb: 120 },
    ...change,
  };
  const rest = { federationName: name, entry: 'remoteEntry.js', exposes: {}, shared: {}, contributionTypes: [] };
  return made({ kind: 'remote', ...facts(name, id), manifest, ...rest });
}

const pointers = () => place.registry.read().packages;

test('host and remotes move together, and a rollback takes one of them back', () => {
  expect(publish(place, [shell(), remote('mf-a', 'a1')])).toBe(1);
  publish(place, [remote('mf-a', 'a2')]);
  expect(pointers()).toEqual({ [shellPackage]: { stable: 's1' }, 'mf-a': { stable: 'a2', lastGood: 'a1' } });
  rollBack(place, 'mf-a');
  expect(pointers()['mf-a']?.stable).toBe('a1');
  expect(() => rollBack(place, shellPackage)).toThrow(/no earlier build/);
});

test('a remote is withdrawn and what it claimed is free; the shell stays, and rules that name the remote come first', () => {
  const data = { endpoints: ['orders/*'], tags: [] };
  publish(place, [shell(), remote('mf-a', 'a1', { data })]);
  publish(place, [remote('mf-a', 'a2', { data })], 'canary');
  setRules(place, [{ match: { bucket: [0, 9] }, use: { 'mf-a': 'canary' } }]);
  expect(() => withdraw(place, 'mf-a')).toThrow(/mf-a/);
  setRules(place, []);
  withdraw(place, 'mf-a');
  expect(pointers()).toEqual({ [shellPackage]: { stable: 's1' } });
  publish(place, [remote('mf-b', 'b1', { data })]);
  for (const name of ['mf-a', shellPackage]) expect(() => withdraw(place, name)).toThrow(/no released remote/);
});

test('what does not fit the shell moves nothing', () => {
  publish(place, [shell(), remote('mf-a', 'a1')]);
  const folders = [remote('mf-b', 'b1'), remote('mf-a', 'a2', { shellApi: '^7.0.0' })];
  expect(() => publish(place, folders)).toThrow(/mf-a a2 is refused/);
  expect(pointers()).toEqual({ [shellPackage]: { stable: 's1' }, 'mf-a': { stable: 'a1' } });
});

test('a remote that has a name of another remote is refused, whichever is released first', () => {
  const data = { endpoints: ['orders/*'], tags: ['Order'] };
  publish(place, [shell(), remote('mf-a', 'a1', { data })]);
  publish(place, [remote('mf-a', 'a2', { data })]);
  const twin = remote('mf-b', 'b1', { data: { endpoints: ['orders/list'], tags: [] } });
  expect(() => publish(place, [twin])).toThrow(/mf-b b1 is refused.*orders\/list belongs to mf-a/);
  expect(() => publish(place, [remote('mf-b', 'b2', { data: { endpoints: [], tags: ['Order'] } })])).toThrow(/Order/);
  expect(pointers()['mf-b']).toBeUndefined();
});

test('a canary stands beside the stable build and counts when others come', () => {
  publish(place, [shell(), remote('mf-a', 'a1'), remote('mf-b', 'b1')]);
  const data = { endpoints: [], tags: ['Order'] };
  publish(place, [remote('mf-a', 'a2', { data })], 'canary');
  expect(pointers()['mf-a']).toEqual({ stable: 'a1', canary: 'a2' });
  expect(() => publish(place, [remote('mf-b', 'b2', { data })])).toThrow(/belongs to mf-a/);
});

test('a package that nobody has yet cannot begin as a canary', () => {
  publish(place, [shell()]);
  expect(() => publish(place, [remote('mf-a', 'a1')], 'canary')).toThrow(/mf-a has no stable build/);
  expect(pointers()['mf-a']).toBeUndefined();
});

test('rules take the place of those before, and one that could never match changes nothing', () => {
  publish(place, [shell(), remote('mf-a', 'a1')]);
  const tenth = { match: { bucket: [0, 9] }, use: { 'mf-a': 'canary' } };
  expect(setRules(place, [tenth])).toBe(2);
  expect(() => setRules(place, [{ ...tenth, match: { user: 'u1' } }])).toThrow(/rule 1 names the user u1/);
  expect(place.registry.read()).toMatchObject({ revision: 2, rules: [tenth] });
  setRules(place, []);
  expect(place.registry.read().rules).toEqual([]);
});

test('a release passes no rule on that was written by hand and could never match; a rollback does not wait for that', () => {
  publish(place, [shell(), remote('mf-a', 'a0')]);
  publish(place, [remote('mf-a', 'a1')]);
  const rules = [{ match: { role: 'tester' }, use: { 'mf-a': 'canary' as const } }];
  place.registry.swap(2, { ...place.registry.read(), rules });
  expect(() => publish(place, [remote('mf-a', 'a2')])).toThrow(/names the role tester/);
  expect(pointers()['mf-a']?.stable).toBe('a1');
  rollBack(place, 'mf-a');
  expect(pointers()['mf-a']?.stable).toBe('a0');
});
