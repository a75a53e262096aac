import fc from 'fast-check';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../errors/index.ts';
import { manifestProblems } from './remote-manifest.schema.ts';
import {
  type Build,
  blockName,
  classify,
  compositionId,
  contributionTypes,
  emptyRegistry,
  failureErrors,
  idle,
  inRange,
  type LoadEvent,
  type LoadState,
  nextLoadState,
  type RegistryDocument,
  type RemoteBuild,
  resolve,
  retryPause,
  type ShellBuild,
  shellPackage,
  withPointer,
  withRollback,
} from './index.ts';

const facts = (packageName: string, buildId: string) => {
  return {
    packageName,
    buildId,
    version: '6.13.10',
    commit: null,
    files: [{ path: 'remoteEntry.js', sri: 'sha384-x', bytes: 1 }],
  };
};
const shell = (buildId: string): ShellBuild => {
  return { kind: 'shell', ...facts(shellPackage, buildId), provides: {}, contributionTypes };
};
const remote = (packageName: string, buildId: string): RemoteBuild => ({
  kind: 'remote',
  ...facts(packageName, buildId),
  manifest: {
    name: packageName,
    owner: { team: 'Print', contact: 'print@portico.example' },
    shellApi: '^6.13.0',
    contributes: [],
    data: { endpoints: [], tags: [] },
    budgets: { entryKb: 40, pageKb: 120 },
  },
  federationName: `${packageName}__${buildId}`,
  entry: 'remoteEntry.js',
  exposes: {},
  shared: {},
  contributionTypes: [],
});

const store: readonly Build[] = [
  shell('s1'),
  shell('s2'),
  remote('mf-print', 'p1'),
  remote('mf-print', 'p2'),
  remote('mf-portal', 'o1'),
];
const find = (packageName: string, buildId: string) =>
  store.find((build) => build.packageName === packageName && build.buildId === buildId);
const released: RegistryDocument = {
  ...emptyRegistry,
  revision: 3,
  packages: {
    [shellPackage]: { stable: 's2', lastGood: 's1' },
    'mf-print': { stable: 'p1', canary: 'p2' },
    'mf-portal': { stable: 'o1' },
  },
};
const buildsOf = (document: RegistryDocument, who = { bucket: 50 }) =>
  resolve(document, find, who)?.remotes.map(({ name, buildId }) => `${name} ${buildId}`);

describe('resolve', () => {
  test('gives everyone the stable builds where no rule speaks', () => {
    expect(buildsOf(released)).toEqual(['mf-portal o1', 'mf-print p1']);
    expect(resolve(released, find, { bucket: 0 })?.shell.buildId).toBe('s2');
  });

  test('gives the canary to the buckets, roles and users that a rule names, and to nobody else', () => {
    const rules = (match: object) => ({ ...released, rules: [{ match, use: { 'mf-print': 'canary' as const } }] });
    expect(buildsOf(rules({ bucket: [0, 9] }), { bucket: 9 })).toContain('mf-print p2');
    expect(buildsOf(rules({ bucket: [0, 9] }), { bucket: 10 })).toContain('mf-print p1');
    expect(resolve(rules({ role: 'tester' }), find, { bucket: 1, roles: ['tester'] })?.remotes[1]?.buildId).toBe('p2');
    expect(resolve(rules({ user: 'u1' }), find, { bucket: 1, user: 'u2' })?.remotes[1]?.buildId).toBe('p1');
  });

  test('falls back to the build before where one is blocked, and leaves a remote out that has none', () => {
    const blocked = [blockName(shellPackage, 's2'), blockName('mf-portal', 'o1')];
    const composition = resolve({ ...released, blocked }, find, { bucket: 0 });
    expect(composition?.shell.buildId).toBe('s1');
    expect(composition?.remotes.map(({ name }) => name)).toEqual(['mf-print']);
  });

  test('is null without a host', () => {
    expect(resolve(emptyRegistry, find, { bucket: 0 })).toBeNull();
  });

  test('addresses the entry below the build and holds it to its hash', () => {
    const [, print] = resolve(released, find, { bucket: 0 })?.remotes ?? [];
    expect(print?.entry).toBe('/builds/mf-print/p1/remoteEntry.js');
    expect(print?.integrity).toEqual({ '/builds/mf-print/p1/remoteEntry.js': 'sha384-x' });
  });
});

test('a composition has one id whatever the order of its builds, and another for another build', () => {
  const name = fc.record({ packageName: fc.string(), buildId: fc.string({ minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (builds) => {
      expect(compositionId(builds.toReversed())).toBe(compositionId(builds));
      const [first, ...rest] = builds;
      const changed = [{ packageName: first?.packageName ?? '', buildId: `${first?.buildId}x` }, ...rest];
      expect(compositionId(changed)).not.toBe(compositionId(builds));
    }),
  );
});

describe('pointers', () => {
  test('moving stable keeps the old build as the one to return to, and a rollback returns to it', () => {
    const moved = withPointer(released, 'mf-print', { channel: 'stable', buildId: 'p2' });
    expect(moved.packages['mf-print']).toMatchObject({ stable: 'p2', lastGood: 'p1' });
    expect(withRollback(moved, 'mf-print')?.packages['mf-print']?.stable).toBe('p1');
  });

  test('releasing what is stable already changes nothing', () => {
    expect(withPointer(released, 'mf-print', { channel: 'stable', buildId: 'p1' })).toBe(released);
  });

  test('a rollback without an earlier build is refused', () => {
    expect(withRollback(released, 'mf-portal')).toBeNull();
  });
});

describe('classify', () => {
  const asking = { shellApi: '^6.13.0', contributes: [{ type: 'portal.page' }] };

  test.each([
    ['6.13.10', 'compatible'],
    ['6.12.9', 'shellTooOld'],
    ['7.0.0', 'shellTooNew'],
  ])('a remote for ^6.13.0 in shell %s: %s', (version, expected) => {
    const verdict = classify({ version }, asking);
    expect(verdict.kind === 'incompatible' ? verdict.because : verdict.kind).toBe(expected);
  });

  test('a type of contribution that the shell does not know is the shell that has to move', () => {
    const verdict = classify({ version: '6.13.10' }, { ...asking, contributes: [{ type: 'portal.dream' }] });
    expect(verdict).toMatchObject({ because: 'contributionType', owner: 'shell', required: 'portal.dream' });
  });

  test('a shared library out of range is named with both versions', () => {
    const verdict = classify(
      { version: '6.13.10', provides: { react: '18.3.1' } },
      { ...asking, shared: { react: '^19.3.1' } },
    );
    expect(verdict).toMatchObject({
      because: 'sharedVersion',
      owner: 'shell',
      required: 'react ^19.3.1',
      found: '18.3.1',
    });
  });

  test('a range that cannot be read is unknown, not compatible', () => {
    expect(classify({ version: '6.13.10' }, { ...asking, shellApi: 'latest' }).kind).toBe('unknown');
  });
});

test('a caret range never reaches the next major version', () => {
  const part = fc.nat({ max: 40 });
  fc.assert(
    fc.property(part, part, part, part, (major, minor, patch, step) => {
      const range = `^${major + 1}.${minor}.${patch}`;
      expect(inRange(`${major + 1}.${minor + step}.${patch}`, range)).toBe(true);
      expect(inRange(`${major + 2}.${minor}.${patch}`, range)).toBe(false);
      expect(inRange(`${major}.${minor}.${patch}`, range)).toBe(false);
    }),
  );
});

test('the error catalogue has the words of every way a remote can fail, and no others for remotes', () => {
  const ofRemotes = Object.values(catalogue).filter(({ params }) => (params as readonly string[]).includes('remote'));
  expect(new Set(Object.values(failureErrors))).toEqual(new Set(ofRemotes.map(({ name }) => name)));
});

describe('load states', () => {
  const run = (...events: LoadEvent[]) => events.reduce<LoadState>(nextLoadState, idle);
  const failed: LoadEvent = { type: 'failed', at: 10, failure: 'timeout', detail: 'no answer' };

  test('a good load goes through every state in order', () => {
    const steps: LoadEvent[] = [
      { type: 'request', at: 1 },
      { type: 'compatible', at: 2 },
      { type: 'fetched', at: 3 },
      { type: 'initialised', at: 4 },
    ];
    const kinds = steps.map((_, index) => run(...steps.slice(0, index + 1)).kind);
    expect(kinds).toEqual(['checking', 'fetching', 'initialising', 'ready']);
  });

  test('a failure is shared for a moment and then forgotten by the next use', () => {
    const down = run({ type: 'request', at: 1 }, failed);
    expect(nextLoadState(down, { type: 'request', at: 10 + retryPause - 1 })).toBe(down);
    expect(nextLoadState(down, { type: 'request', at: 10 + retryPause })).toMatchObject({
      kind: 'checking',
      attempt: 2,
    });
  });

  test('a retry starts again at once, also where the remote did not fit', () => {
    const blocked = run({ type: 'request', at: 1 }, { type: 'refused', failure: 'shellTooOld', detail: '' });
    expect(blocked.kind).toBe('blocked');
    expect(nextLoadState(blocked, { type: 'retry', at: 2 })).toMatchObject({ kind: 'checking', attempt: 2 });
  });

  test('no order of events leaves a failure for ever: a retry always leads back to checking or goes on', () => {
    const at = fc.nat();
    const event: fc.Arbitrary<LoadEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom('request', 'compatible', 'fetched', 'initialised', 'retry'), at }),
      fc.record({ type: fc.constant('failed'), at, failure: fc.constant('timeout'), detail: fc.string() }),
      fc.record({ type: fc.constant('refused'), failure: fc.constant('shellTooOld'), detail: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const end = nextLoadState(run(...events), { type: 'retry', at: 1 });
        expect(['idle', 'checking', 'fetching', 'initialising']).toContain(end.kind);
      }),
    );
  });
});

describe('remote.json', () => {
  const root = join(import.meta.dirname, '../../..');

  const names = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')),
  );

  test.each(names)('that of %s fits the schema', (name) => {
    expect(manifestProblems(JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')))).toEqual([]);
  });

  test('a page beside no aside, a double id and a strange member are told with their place', () => {
    const manifest = remote('mf-print', 'p1').manifest;
    const page = {
      type: 'portal.page',
      id: 'a',
      path: '/a',
      layout: 'aside',
      title: { zh: '甲', en: 'A' },
      code: './A',
    };
    expect(manifestProblems({ ...manifest, contributes: [page, page] })).toHaveLength(3);
    expect(manifestProblems({ ...manifest, colour: 'red' })).not.toEqual([]);
    expect(manifestProblems({ ...manifest, contributes: [{ ...page, layout: 'wide' }] })).toContainEqual(
      expect.stringMatching(/^\/contributes\/0\/layout /),
    );
  });

  test('a contribution that no part of the portal reads is refused by its type, or by its menu', () => {
    const { manifest } = remote('mf-print', 'p1');
    const title = { zh: '甲', en: 'A' };
    const refused = (entry: object) => manifestProblems({ ...manifest, contributes: [entry] });
    expect(refused({ type: 'record.action', id: 'a', title, code: './A' })).toEqual([
      '/contributes/0 has the type record.action, which no part of the portal reads. Read are: portal.page, portal.menu, portal.widget, portal.keys',
    ]);
    const menu = { type: 'portal.menu', id: 'a', title, path: '/a', order: 1 };
    expect(refused({ ...menu, menu: 'footer' })[0]).toMatch(/^\/contributes\/0\/menu /);
    expect(refused({ ...menu, menu: 'user' })).toEqual([]);
  });
});
