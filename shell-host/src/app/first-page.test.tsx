import { makeStore } from '@portico/shared-kit/api';
import { aComposition, aListPage } from '../testing/a-composition.ts';
import { prepareFirstPage } from './first-page.ts';

const load = jest.fn(async () => ({ ok: false as const, failure: 'timeout' as const, detail: '' }));
const prepare = () =>
  prepareFirstPage({ composition: aComposition([aListPage]), loader: { load } as never }, makeStore());

// The test's browser keeps no account of what was fetched.
beforeAll(() => Object.assign(performance, { getEntriesByName: () => [] }));
beforeEach(() => load.mockClear());
afterEach(() => {
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

test('the code of the page at the address is fetched before anything is drawn', async () => {
  history.replaceState(null, '', '/list/order');
  await prepare();
  expect(load.mock.calls).toEqual([['mf-test', './List']]);
});

test('a page of the shell fetches no remote', async () => {
  history.replaceState(null, '', '/drafts');
  await prepare();
  expect(load).not.toHaveBeenCalled();
});

test('nothing is fetched again while the files that the HTML names are on their way', async () => {
  history.replaceState(null, '', '/list/order');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.head.innerHTML =
    '<link rel="preload" as="script" href="/a.js"><link rel="preload" as="script" href="/b.js">';
  const prepared = prepare();
  const [first, second] = document.querySelectorAll('link');
  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  second?.dispatchEvent(new Event('error'));
  await prepared;
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file that never comes holds nothing up once the page counts as loaded', async () => {
  history.replaceState(null, '', '/list/order');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.head.innerHTML = '<link rel="preload" as="script" href="/a.js">';
  const prepared = prepare();
  window.dispatchEvent(new Event('load'));
  await prepared;
  expect(load).toHaveBeenCalledTimes(1);
});
