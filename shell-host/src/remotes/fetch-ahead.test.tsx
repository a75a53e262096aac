import { aComposition, aListPage } from '../testing/a-composition.ts';
import { fetchAhead } from './fetch-ahead.ts';

const load = jest.fn(async () => ({ ok: false as const, failure: 'unreachable' as const, detail: '' }));
let stop = () => {};

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML =
    '<a href="/list/order"><b>Orders</b></a><a href="/login">Out</a><a href="https://a.example/list/x">Elsewhere</a>';
  stop = fetchAhead({ composition: aComposition([aListPage]), loader: { load } as never });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const point = (selector: string, type = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerover', 'focusin'])('%s at a link fetches the code of its page, once', (type) => {
  point('b', type);
  point('b', type);
  expect(load.mock.calls).toEqual([[expect.any(String), './List']]);
});

test('the parts that a page draws later come along where its module exports what fetches them', async () => {
  const prefetch = jest.fn();
  load.mockResolvedValueOnce({ ok: true, module: { prefetch } } as never);
  point('b');
  await Promise.resolve();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a link to an application fetches the pages that stand in one', () => {
  document.body.innerHTML = '<a href="/list">Lists</a>';
  point('a');
  expect(load.mock.calls).toEqual([[expect.any(String), './List']]);
});

test('links to pages of the shell and to other sites fetch nothing', () => {
  point('a[href="/login"]');
  point('a[href^="https"]');
  expect(load).not.toHaveBeenCalled();
});

test('who saves data fetches nothing ahead', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  point('b');
  expect(load).not.toHaveBeenCalled();
});
