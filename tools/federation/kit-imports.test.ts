import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { RemoteBuild } from '@portico/shared-kit/remotes';
import { exportedNames, kitExports } from './kit-exports.ts';
import { fixture, withFixture } from './fixture-remote.ts';
import { inRoot, packageFolder, readJson, root } from './workspace.ts';

const manifest = {
  name: fixture,
  owner: { team: 'Tests', contact: 'tests@portico.example' },
  shellApi: '^6.0.0',
  contributes: [],
  data: { endpoints: [], tags: [] },
  budgets: { entryKb: 40, pageKb: 40 },
};

/** Builds a remote with the build command and returns its facts. Rejects with what the command said. */
function build(page: string, others: Readonly<Record<string, string>> = {}): Promise<RemoteBuild> {
  const files = {
    'remote.json': JSON.stringify(manifest),
    'package.json': '{ "name": "mf-fixture", "version": "0.0.1", "type": "module" }',
    'src/exposes.ts': "export const exposes = { './Page': './Page.tsx' };",
    'src/Page.tsx': page,
    ...others,
  };
  return withFixture(files, () => {
    const said = execFileSync(process.execPath, ['tools/build/build.ts', fixture], {
      cwd: root,
      env: { ...process.env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
    const id = said.trim().split(' ').at(-1) ?? '';
    return readJson(inRoot('dist', fixture, id, 'build.json')) as RemoteBuild;
  });
}

afterAll(() => rmSync(inRoot('dist', fixture), { recursive: true, force: true }));

test('the build refuses what shared-kit does not export, with file, name and subpath, however it is written', async () => {
  const files = {
    'src/named.ts': "import { Nothing as other } from '@portico/shared-kit/ui/grid';\nconsole.log(other);",
    'src/deep.ts': "import { Nothing } from '@portico/shared-kit/api/files.api';\nconsole.log(Nothing);",
    'src/default.ts': "import kit from '@portico/shared-kit/i18n';\nconsole.log(kit);",
    'src/namespace.ts': "import * as kit from '@portico/shared-kit/formats';\nconsole.log(kit.Nothing);",
    'src/again.ts': "export { Nothing } from '@portico/shared-kit/fields/ui';",
    'src/member.ts': "console.log((await import('@portico/shared-kit/ui/icons')).Nothing);",
    'src/taken.ts': "const { Nothing } = await import('@portico/shared-kit/expressions');\nconsole.log(Nothing);",
    'src/then.ts': "console.log(import('@portico/shared-kit/filters').then(({ Nothing }) => Nothing));",
  };
  const names = Object.keys(files).map((file) => file.slice('src/'.length));
  const failure: unknown = await build(names.map((name) => `import './${name}';`).join('\n'), files).catch(String);
  const failures = [...String(failure).matchAll(/(\w+\.ts): (\w+) is not exported by @portico\/shared-kit\/(\S+)$/gm)];
  expect(failures.map(([, ...parts]) => parts.join(' ')).toSorted()).toEqual([
    'again.ts Nothing fields/ui',
    'deep.ts Nothing api/files.api',
    'default.ts default i18n',
    'member.ts Nothing ui/icons',
    'named.ts Nothing ui/grid',
    'namespace.ts Nothing formats',
    'taken.ts Nothing expressions',
    'then.ts Nothing filters',
  ]);
});

test('what shared-kit exports passes, types and questions too, and the build knows what it takes', async () => {
  const source = `
    import { DataGrid, type GridSort } from '@portico/shared-kit/ui/grid';
    import { useShell } from '@portico/shared-kit/remotes/react';
    import * as formats from '@portico/shared-kit/formats';
    export const sort: GridSort | null = null;
    export const Page = () => [DataGrid, useShell(), 'Nothing' in formats];`;
  expect((await build(source)).kitImports).toEqual({
    '@portico/shared-kit/remotes/react': ['useShell'],
    '@portico/shared-kit/ui/grid': ['DataGrid'],
  });
});

test('the names that a module exports are read from all its shapes of exports, without its types', async () => {
  const source = `
    export type { A } from './a.ts';
    export { type B, c, d as e } from './b.ts';
    export * as f from './f.ts';
    export * from './star.ts';
    export interface G {}
    export type H = string;
    export const { i, j: k, ...l } = Object, [m, , n = 1] = [];
    export function o() {}
    export class P {}
    export default o;`;
  const files = { 'src/door.ts': source, 'src/star.ts': 'export const star = 1; export default 2;' };
  const names = await withFixture(files, () => [...exportedNames(packageFolder(fixture, 'src/door.ts'))]);
  expect(names).toEqual(['c', 'e', 'f', 'star', 'i', 'k', 'l', 'm', 'n', 'o', 'P', 'default']);
});

test.each(['contract/records.endpoints', 'filters', 'formats', 'permissions', 'remotes'])(
  'the names read of %s are those that it has at run time',
  async (name) => {
    const module = (await import(kitFile(name))) as object;
    expect(kitExports().get(`@portico/shared-kit/${name}`)).toEqual(Object.keys(module).sort());
  },
);

function kitFile(name: string): string {
  const isFile = name.includes('.');
  return inRoot('shared-kit/src', isFile ? `${name}.ts` : `${name}/index.ts`);
}
