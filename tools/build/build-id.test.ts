import { fixture, withFixture } from '../federation/fixture-remote.ts';
import { host, remotes } from '../federation/workspace.ts';
import { buildId } from './build-id.ts';
import { type Lockfile, lockedPart, readLockfile } from './locked-packages.ts';

const present = readLockfile();
const everybody = [host, ...remotes];
const idsWith = (lock: Lockfile) => Object.fromEntries(everybody.map((name) => [name, buildId(name, lock)]));
const before = idsWith(present);

/** The lockfile with packages that nobody has yet, and with what these workspace packages depend on beside their own. */
function lockWith(
  versions: Readonly<Record<string, string>>,
  added: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Lockfile {
  const keys = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const importers = Object.entries(added).map(([folder, dependencies]) => {
    const rows = Object.entries(dependencies).map(([name, version]) => [name, { version }] as const);
    return [
      folder,
      { dependencies: { ...present.importers[folder]?.dependencies, ...Object.fromEntries(rows) } },
    ] as const;
  });
  return {
    importers: { ...present.importers, ...Object.fromEntries(importers) },
    packages: {
      ...present.packages,
      ...Object.fromEntries(keys.map((key) => [key, { resolution: { integrity: key } }])),
    },
    snapshots: { ...present.snapshots, ...Object.fromEntries(keys.map((key) => [key, {}])) },
  };
}

/** The lockfile in which a package, with all its peers, has another content. */
function changed(name: string): Lockfile {
  const rows = Object.entries(present.packages).map(([key, row]) => {
    return key.startsWith(`${name}@`)
      ? ([key, { resolution: { integrity: 'another' } }] as const)
      : ([key, row] as const);
  });
  return { ...present, packages: Object.fromEntries(rows) };
}

/** Returns the packages whose ids are others with this lockfile. */
function changedIds(lock: Lockfile): string[] {
  const after = idsWith(lock);
  return everybody.filter((name) => after[name] !== before[name]);
}

test('a remote that is added, with libraries of its own, changes the id of nobody else', () => {
  const added = { 'mf-new': { '@portico/shared-kit': 'link:../shared-kit', leaf: '1.0.0' } };
  expect(changedIds(lockWith({ leaf: '1.0.0' }, added))).toEqual([]);
});

test('a library that a remote begins to use, or that changes below it, changes the id of this remote only', () => {
  const one = lockWith({ leaf: '1.0.0' }, { 'mf-print': { leaf: '1.0.0' } });
  expect(changedIds(one)).toEqual(['mf-print']);
  const deep = lockWith({ leaf: '1.0.0', root: '1.0.0' }, { 'mf-print': { root: '1.0.0' } });
  const through = { ...deep, snapshots: { ...deep.snapshots, 'root@1.0.0': { dependencies: { leaf: '1.0.0' } } } };
  expect(changedIds(through)).toEqual(['mf-print']);
  expect(buildId('mf-print', through)).not.toBe(buildId('mf-print', deep));
});

test('what the host provides counts for a remote by its version, and for the host as a whole', () => {
  expect(changedIds(changed('@rc-component/table'))).toEqual([host]);
  expect(changedIds(lockWith({ antd: '99.0.0' }, { [host]: { antd: '99.0.0' } }))).toEqual(everybody);
});

test('what builds are made with counts for all of them, and what tests run with for none', () => {
  expect(changedIds(changed('webpack'))).toEqual(everybody);
  expect(changedIds(changed('@swc/core'))).toEqual(everybody);
  expect(changedIds(changed('dependency-cruiser'))).toEqual([]);
});

test('the sources of a workspace package that a remote carries count, those of shared-kit do not', () => {
  const carries = lockWith({}, { 'mf-print': { '@portico/mf-portal': 'link:../mf-portal' } });
  expect(changedIds(carries)).toEqual(['mf-print']);
  const without = lockWith({}, { 'mf-print': { '@portico/shared-kit': 'link:../shared-kit' } });
  expect(changedIds(without)).toEqual([]);
});

test('a changed source or remote.json is another id; a changed test, or another folder, is not', async () => {
  const files = { 'package.json': '{ "version": "1.2.3" }', 'remote.json': '{}', 'src/Page.tsx': 'one' };
  const idWith = (others: Readonly<Record<string, string>>) =>
    withFixture({ ...files, ...others }, () => buildId(fixture, present).split('-')[1]);
  const first = await idWith({});
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(await idWith({ 'src/Page.test.tsx': 'tried' })).toBe(first);
  expect(await idWith({ 'src/Page.tsx': 'two' })).not.toBe(first);
  expect(await idWith({ 'remote.json': '{"name":"mf-fixture"}' })).not.toBe(first);
});

test('the part of the lockfile names each package once, with its hash, and nothing that is not followed', () => {
  const deep = lockWith(
    { leaf: '1.0.0', root: '1.0.0' },
    { 'mf-new': { root: '1.0.0', leaf: '1.0.0', react: '19.0.0' } },
  );
  const lock = { ...deep, snapshots: { ...deep.snapshots, 'root@1.0.0': { dependencies: { leaf: '1.0.0' } } } };
  expect(lockedPart(lock, { folder: 'mf-new', follows: (name) => name !== 'react' })).toEqual([
    'leaf@1.0.0 {"integrity":"leaf@1.0.0"}',
    'root@1.0.0 {"integrity":"root@1.0.0"}',
  ]);
});
