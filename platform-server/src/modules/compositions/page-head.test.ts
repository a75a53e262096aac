import type { Build, Composition } from '@portico/shared-kit/remotes';
import type { BuildStore } from './build-store.ts';
import { planHead } from './page-head.ts';

const file = (path: string) => ({ path, sri: `sha256-${path}`, bytes: 1 });
const builds = {
  'shell-host/s1': {
    kind: 'shell',
    packageName: 'shell-host',
    buildId: 's1',
    files: [file('kit.js'), file('dates.js')],
    soon: ['kit.js'],
    sharedFiles: { 'antd/es/date-picker': ['dates.js', 'kit.js'], 'antd/es/tree': ['rare.js'] },
  },
  'mf-a/a1': {
    kind: 'remote',
    packageName: 'mf-a',
    buildId: 'a1',
    uses: { './Page': ['react', 'antd/es/date-picker'] },
  },
} as unknown as Record<string, Build>;
const store = { find: (name: string, id: string) => builds[`${name}/${id}`] } as BuildStore;
const page = {
  type: 'portal.page',
  id: 'p',
  path: '/p/:id',
  layout: 'header',
  code: './Page',
  starts: [{ path: '/api/p/:id' }],
};
const remote = {
  name: 'mf-a',
  buildId: 'a1',
  entry: '/builds/mf-a/a1/remoteEntry.js',
  exposes: { './Page': ['/builds/mf-a/a1/page.css'] },
  integrity: { '/builds/mf-a/a1/remoteEntry.js': 'sha256-e' },
  contributes: [page],
};
const composition = { shell: { buildId: 's1' }, remotes: [remote] } as unknown as Composition;
const linksOf = (pathname: string) => planHead(store, composition, { pathname, search: '' }).links.split('\n    ');

test('a page names the kit, what its remote takes from the host, and the remote, each held to its content', () => {
  expect(linksOf('/p/1')).toEqual([
    '<link rel="preload" as="script" href="/builds/shell-host/s1/kit.js" integrity="sha256-kit.js" />',
    '<link rel="preload" as="script" href="/builds/shell-host/s1/dates.js" integrity="sha256-dates.js" />',
    '<link rel="preload" as="script" href="/builds/mf-a/a1/remoteEntry.js" integrity="sha256-e" crossorigin="anonymous" />',
    '<link rel="preload" as="style" href="/builds/mf-a/a1/page.css" />',
  ]);
});

test('its calls are those that the remote declares, with the parameters of the address', () => {
  const { calls, layout } = planHead(store, composition, { pathname: '/p/7', search: '' });
  expect(calls).toEqual([{ method: 'GET', url: '/api/p/7', body: null }]);
  expect(layout).toBe('header');
});

test('a page of the shell names the kit alone; builds that say nothing of what they use name nothing', () => {
  expect(linksOf('/login')).toEqual([
    '<link rel="preload" as="script" href="/builds/shell-host/s1/kit.js" integrity="sha256-kit.js" />',
  ]);
  const old = { ...composition, shell: { version: '6.13.10', buildId: 'unknown' }, remotes: [] };
  expect(planHead(store, old, { pathname: '/p/1', search: '' })).toEqual({ links: '', calls: [], layout: null });
});
