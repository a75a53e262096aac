import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Build,
  contributionTypes,
  type PageContribution,
  type RemoteBuild,
  type RemoteManifest,
  type ShellBuild,
  shellPackage,
} from '@portico/shared-kit/remotes';
import {
  openDeploymentStores,
  type DeploymentStores,
  publish,
  publishAll,
  rollBack,
  setRules,
  withdraw,
} from './publish.ts';

let home = '';
let place: DeploymentStores;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portico-release-'));
  place = openDeploymentStores(home);
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
const shell = (id = 's1', change: Partial<ShellBuild> = {}) =>
  made({ kind: 'shell', ...facts(shellPackage, id), provides: {}, contributionTypes, ...change });

function remote(
  name: string,
  id: string,
  change: Partial<RemoteManifest> = {},
  built: Partial<RemoteBuild> = {},
): string {
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
  return made({ kind: 'remote', ...facts(name, id), manifest, ...rest, ...built });
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
  const second = remote('mf-b', 'b1', { data: { endpoints: ['orders/list'], tags: [] } });
  expect(() => publish(place, [second])).toThrow(/mf-b b1 is refused.*orders\/list belongs to mf-a/);
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

function page(path: string): PageContribution {
  return { type: 'portal.page', id: 'page', path, layout: 'header', title: { zh: '页', en: 'Page' }, code: './Page' };
}

test('two remotes cannot have one path: the second is refused, and both owners are named', () => {
  const owner = { team: 'Notes', contact: 'notes@portico.example' };
  publish(place, [shell(), remote('mf-a', 'a1', { owner, contributes: [page('/notes/:id')] })]);
  const memos = { team: 'Memos', contact: 'memos@portico.example' };
  const second = remote('mf-b', 'b1', { owner: memos, contributes: [page('/notes/:noteId')] });
  expect(() => publish(place, [second])).toThrow(
    'mf-b b1 is refused: the path /notes/:noteId of mf-b (Memos, memos@portico.example) belongs to mf-a (Notes, notes@portico.example) (/notes/:id).',
  );
  expect(pointers()['mf-b']).toBeUndefined();
  const both = [
    remote('mf-c', 'c1', { contributes: [page('/c')] }),
    remote('mf-d', 'd1', { contributes: [page('/c')] }),
  ];
  expect(() => publish(place, both)).toThrow(/mf-c .*mf-d /);
  publish(place, [remote('mf-a', 'a2', { owner, contributes: [page('/notes/:id')] })]);
  withdraw(place, 'mf-a');
  publish(place, [second]);
  expect(pointers()['mf-b']?.stable).toBe('b1');
});

const grid = '@portico/shared-kit/ui/grid';

test('a remote that takes of shared-kit what the released host does not export is refused', () => {
  const kitExports = { [grid]: ['DataGrid'] };
  publish(place, [shell('s1', { kitExports })]);
  publish(place, [remote('mf-a', 'a1', {}, { kitImports: { [grid]: ['DataGrid'] } })]);
  const newer = remote('mf-a', 'a2', {}, { kitImports: { [grid]: ['DataGrid', 'TreeGrid'] } });
  expect(() => publish(place, [newer])).toThrow(
    'mf-a a2 is refused: shell-host s1 does not export TreeGrid of @portico/shared-kit/ui/grid.',
  );
  publish(place, [newer, shell('s2', { kitExports: { [grid]: ['DataGrid', 'TreeGrid'] } })]);
  expect(pointers()['mf-a']?.stable).toBe('a2');
});

test('a host that no longer exports what a released remote takes is refused, and the owner is named', () => {
  publish(place, [shell('s1', { kitExports: { [grid]: ['DataGrid'] } })]);
  publish(place, [remote('mf-a', 'a1', {}, { kitImports: { [grid]: ['DataGrid'] } })]);
  const without = shell('s2', { kitExports: { [grid]: [] } });
  expect(() => publish(place, [without])).toThrow(
    /shell-host s2 is refused: mf-a \(Tests, tests@portico\.example\) takes DataGrid of @portico\/shared-kit\/ui\/grid/,
  );
  publish(place, [without, remote('mf-a', 'a2')]);
  expect(pointers()[shellPackage]?.stable).toBe('s2');
});

test('a release of everything does not bring back what was rolled back; one that names the package does', () => {
  const built = [shell(), remote('mf-a', 'a2'), remote('mf-b', 'b1')];
  publish(place, [shell(), remote('mf-a', 'a1')]);
  publishAll(place, built);
  rollBack(place, 'mf-a');
  expect(publishAll(place, built)).toEqual({ revision: 3, passedOver: ['mf-a'] });
  expect(publishAll(place, [shell(), remote('mf-a', 'a3'), remote('mf-b', 'b2')]).passedOver).toEqual(['mf-a']);
  expect(pointers()).toMatchObject({ 'mf-a': { stable: 'a1' }, 'mf-b': { stable: 'b2' } });
  publish(place, [remote('mf-a', 'a3')]);
  expect(pointers()['mf-a']?.stable).toBe('a3');
  expect(publishAll(place, [remote('mf-a', 'a4')]).passedOver).toEqual([]);
  expect(pointers()['mf-a']?.stable).toBe('a4');
});

test('a release of everything does not bring back a remote that was withdrawn; one that names it does', () => {
  publish(place, [shell(), remote('mf-a', 'a1')]);
  withdraw(place, 'mf-a');
  expect(publishAll(place, [shell(), remote('mf-a', 'a2')]).passedOver).toEqual(['mf-a']);
  expect(pointers()['mf-a']).toBeUndefined();
  publish(place, [remote('mf-a', 'a2')]);
  expect(pointers()['mf-a']).toEqual({ stable: 'a2' });
  expect(place.registry.read().onHold).toEqual([]);
});

test('a canary of what was rolled back is for those whom a rule names, and leaves the hold', () => {
  publish(place, [shell(), remote('mf-a', 'a1')]);
  publish(place, [remote('mf-a', 'a2')]);
  rollBack(place, 'mf-a');
  publish(place, [remote('mf-a', 'a3')], 'canary');
  expect(publishAll(place, [remote('mf-a', 'a3')]).passedOver).toEqual(['mf-a']);
  expect(pointers()['mf-a']).toEqual({ stable: 'a1', canary: 'a3' });
});
