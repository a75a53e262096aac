import type { Contribution } from './contributions.ts';
import { matchPath, planPage } from './page-plan.ts';

const list: Contribution = {
  type: 'portal.page',
  id: 'list',
  path: '/application/:appCode/application-list/:schemaCode',
  layout: 'aside',
  aside: 'application',
  title: { zh: '列表', en: 'List' },
  code: './List',
  starts: [
    { path: '/api/models/:schemaCode/list-config', query: { code: 'view' } },
    {
      method: 'POST',
      path: '/api/records/query',
      query: { queryCode: 'view' },
      body: { schemaCode: ':schemaCode', page: 0, options: { all: true } },
    },
  ],
};
const any: Contribution = {
  type: 'portal.page',
  id: 'any',
  path: '/application/*',
  layout: 'header',
  title: { zh: '页', en: 'Page' },
  code: './Any',
};
const remote = {
  name: 'mf-a',
  buildId: 'a1',
  version: '6.13.10',
  shellApi: '^6.13.0',
  owner: { team: 'A', contact: 'a@portico.example' },
  federationName: 'mf_a__a1',
  entry: '/builds/mf-a/a1/remoteEntry.js',
  contributes: [any, list],
  exposes: { './List': ['/builds/mf-a/a1/list.js', '/builds/mf-a/a1/list.css'], './Any': [] },
  integrity: { '/builds/mf-a/a1/list.js': 'sha256-x' },
};
const plan = (pathname: string, search = '') => planPage({ remotes: [remote] }, pathname, search);

test('the plan of a page names its entry and files, each with the hash that is known', () => {
  expect(plan('/application/sales/application-list/order')?.files).toEqual([
    { address: '/builds/mf-a/a1/remoteEntry.js', integrity: null, isEntry: true },
    { address: '/builds/mf-a/a1/list.js', integrity: 'sha256-x', isEntry: false },
    { address: '/builds/mf-a/a1/list.css', integrity: null, isEntry: false },
  ]);
});

test('its calls have the parameters of the address, decoded once and encoded for where they stand, and the menu beside it', () => {
  expect(plan('/application/sales/application-list/order%20a')?.calls).toEqual([
    { method: 'GET', url: '/api/models/order%20a/list-config', body: null },
    { method: 'POST', url: '/api/records/query', body: { schemaCode: 'order a', page: 0, options: { all: true } } },
    { method: 'GET', url: '/api/app/applications/sales/menu', body: null },
  ]);
});

test('what the address says of the view goes into both; a body is not sent where the address says more', () => {
  const path = '/application/sales/application-list/order';
  expect(plan(path, '?view=open')?.calls.slice(0, 2)).toEqual([
    { method: 'GET', url: '/api/models/order/list-config?code=open', body: null },
    {
      method: 'POST',
      url: '/api/records/query',
      body: { schemaCode: 'order', page: 0, options: { all: true }, queryCode: 'open' },
    },
  ]);
  expect(plan(path, '?view=open&page=2')?.calls.map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('the page with the most exact pattern is planned, and none of the shell', () => {
  expect(plan('/application/sales/application-list/order')?.code).toBe('./List');
  expect(plan('/application/sales/elsewhere')?.code).toBe('./Any');
  expect(plan('/login')).toBeNull();
});

test.each([
  ['/a/:b', '/a/c', { b: 'c' }],
  ['/a/:b', '/a', null],
  ['/a/:b', '/a/b/c', null],
  ['/a/*', '/a/b/c', {}],
  ['/a/*', '/a', {}],
  ['/a/*', '/b', null],
  ['/a/:b', '/a/%E0%A4%A', { b: '%E0%A4%A' }],
])('the pattern %p fits %p with %p', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});
