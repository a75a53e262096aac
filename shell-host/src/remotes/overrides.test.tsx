import type { ComposedRemote, Composition } from '@portico/shared-kit/remotes';
import { aComposition } from '../testing/a-composition.ts';
import {
  formatOverrides,
  isAllowed,
  offeredOverrides,
  overrideLink,
  readOverrides,
  withOverrides,
} from './overrides.ts';

const origins = ['http://127.0.0.1:*', 'https://builds.example'];
const local = 'http://127.0.0.1:4601/';

const print: ComposedRemote = {
  name: 'mf-print',
  buildId: '6.13.10-ab12cd34',
  version: '6.13.10',
  shellApi: '^6.13.0',
  owner: { team: 'Print', contact: 'print@portico.example' },
  federationName: 'mf_print__6_13_10_ab12cd34',
  entry: '/builds/mf-print/6.13.10-ab12cd34/remoteEntry.js',
  contributes: [],
  exposes: { './PrintPreview': ['/builds/mf-print/6.13.10-ab12cd34/1.js'] },
  integrity: { '/builds/mf-print/6.13.10-ab12cd34/remoteEntry.js': 'sha384-x' },
};

const composition = (overrideOrigins: readonly string[] = origins): Composition => {
  const rest = aComposition();
  return { ...rest, remotes: [...rest.remotes, print], overrideOrigins };
};

const keep = (text: string) => sessionStorage.setItem('portico.overrides', text);
const follow = (link: string) => history.replaceState(null, '', link);

afterEach(() => {
  sessionStorage.clear();
  follow('/');
});

test.each([
  ['http://127.0.0.1:4601/', true],
  ['https://builds.example/mf-print/7/', true],
  ['http://builds.example/', false],
  ['https://builds.example.evil.example/', false],
  ['https://evil.example/?https://builds.example', false],
  ['https://127.0.0.1:4601/', false],
  ['http://127.0.0.1.evil.example:80/', false],
  ['javascript:alert(1)', false],
  ['mf-print', false],
])('an override from %s: %s', (address, expected) => {
  expect(isAllowed(address, origins)).toBe(expected);
});

test('an overridden remote comes from elsewhere, under a name of its own and without hashes; the others stay', () => {
  const released = composition();
  const { remotes, ...rest } = withOverrides(released, { 'mf-print': local });
  expect(rest).toMatchObject({ id: `${released.id}+override`, shell: released.shell });
  expect(remotes[0]).toBe(released.remotes[0]);
  expect(remotes[1]).toEqual({
    ...print,
    buildId: 'override',
    entry: 'http://127.0.0.1:4601/remoteEntry.js',
    federationName: 'mf_print__override',
    exposes: {},
    integrity: {},
  });
});

test('without overrides the composition is the released one', () => {
  const released = composition();
  expect(withOverrides(released, readOverrides(released))).toBe(released);
});

test('a tab keeps its overrides, apart from remotes that are unknown and addresses that are not on the list', () => {
  keep(`mf-print@${local},mf-gone@${local},mf-test@https://evil.example/,nonsense`);
  expect(readOverrides(composition())).toEqual({ 'mf-print': local });
});

test('where the server allows no origin, nothing is overridden and no link offers anything', () => {
  keep(`mf-print@${local}`);
  follow(`/?override=mf-print@${local}`);
  expect(readOverrides(composition([]))).toEqual({});
  expect(offeredOverrides(composition([]))).toBeNull();
});

test('a shared link offers its overrides and puts nothing in force; it is quiet about those in force already', () => {
  follow(overrideLink({ 'mf-print': local }));
  expect(offeredOverrides(composition())).toEqual({ 'mf-print': local });
  expect(readOverrides(composition())).toEqual({});
  keep(formatOverrides({ 'mf-print': local }));
  expect(offeredOverrides(composition())).toBeNull();
});

test('a link to an address that is not on the list offers nothing', () => {
  follow('/?override=mf-print@https://evil.example/');
  expect(offeredOverrides(composition())).toBeNull();
});
