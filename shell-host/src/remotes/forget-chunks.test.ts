import { forgetChunks } from './forget-chunks.ts';

type Chunk = readonly [id: string, code: string];

interface Page {
  webpackChunkmf_a_1?: Chunk[];
}

/** Does with the page's list what the runtime of a webpack build does when its entry runs. Returns the chunks it has. */
function runEntry(page: Page): Map<string, string> {
  const installed = new Map<string, string>();
  const list = (page.webpackChunkmf_a_1 ??= []);
  const install = ([id, code]: Chunk) => {
    if (!installed.has(id)) installed.set(id, code);
  };
  list.forEach(install);
  const push = list.push.bind(list);
  list.push = (...chunks) => {
    chunks.forEach(install);
    return push(...chunks);
  };
  return installed;
}

const arrive = (page: Page, ...chunk: Chunk) => page.webpackChunkmf_a_1?.push(chunk);

test('an entry that runs again fetches its chunks itself, and does not show the code of the attempt before', () => {
  const page: Page = {};
  runEntry(page);
  arrive(page, 'Page', 'broken');
  forgetChunks('mf_a__1', page);
  const second = runEntry(page);
  expect([...second]).toEqual([]);
  arrive(page, 'Page', 'repaired');
  expect(second.get('Page')).toBe('repaired');
});

test('parts of the attempt before that are still on the page get the chunks they wait for', () => {
  const page: Page = {};
  const first = runEntry(page);
  forgetChunks('mf_a__1', page);
  runEntry(page);
  forgetChunks('mf_a__1', page);
  runEntry(page);
  arrive(page, 'More', 'more');
  expect(first.get('More')).toBe('more');
  expect([...(page.webpackChunkmf_a_1 ?? [])]).toEqual([['More', 'more']]);
});

test('a remote whose entry never ran has nothing to forget', () => {
  const page: Page = {};
  forgetChunks('mf_a__1', page);
  expect(page).toEqual({});
});
