import type { Composition } from '@portico/shared-kit/remotes';
import { aComposition } from '../testing/a-composition.ts';
import { formatOverrides, isAllowed, offeredOverrides, overrideLink, readOverrides } from './overrides.ts';

const origins = ['http://127.0.0.1:*', 'https://builds.example'];
const local = 'http://127.0.0.1:4601/';

const composition = (overrideOrigins: readonly string[] = origins): Composition => {
  return { ...aComposition(), overrideOrigins };
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

test('a tab keeps its overrides, of a remote that the portal does not know too, apart from addresses that are not on the list', () => {
  keep(`mf-print@${local},mf-new@${local},mf-test@https://evil.example/,mf-evil@https://evil.example/,nonsense`);
  expect(readOverrides(composition())).toEqual({ 'mf-print': local, 'mf-new': local });
});

test('nothing is overridden that is no remote: not the shell, and not a name that none can have', () => {
  keep(`shell-host@${local},__proto__@${local},MF@${local},mf/../x@${local}`);
  expect(readOverrides(composition())).toEqual({});
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

test('a link may offer a remote that the portal does not know, and puts nothing in force', () => {
  follow(`/?override=mf-new@${local}`);
  expect(offeredOverrides(composition())).toEqual({ 'mf-new': local });
  expect(readOverrides(composition())).toEqual({});
});

test('a link to an address that is not on the list offers nothing', () => {
  follow('/?override=mf-print@https://evil.example/');
  expect(offeredOverrides(composition())).toBeNull();
});
