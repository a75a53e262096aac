import { elementDefaults, pageSettingsDefaults } from '@portico/shared-kit/contract/print-element-defaults';
import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';
import { clipboardElements, clipboardText, copiesFor } from './clipboard.model.ts';
import { rectOf } from './geometry.model.ts';
import { elementFor, type PaletteItem } from './new-elements.model.ts';
import { templateChanges } from './template-changes.model.ts';
import { type TemplateDraft, templateFormat } from './template-draft.model.ts';
import {
  addElements,
  addPage,
  elementsOf,
  findElement,
  moveElements,
  movePage,
  moveToPage,
  removeElements,
  removePage,
  stackElements,
} from './template-edits.model.ts';
import { templateProblems } from './template-problems.model.ts';

const text = (id: string, left = 0, top = 0, more: object = {}) => ({
  ...elementDefaults.text,
  eleType: 'text',
  id,
  left,
  top,
  widthValue: 40,
  ...more,
});
const hologram = { eleType: 'hologram', id: 'h', top: 5, left: 3, depth: { of: 'field' } };
const contentWith = (...pages: readonly (readonly object[])[]): JsonObject => ({
  version: 1,
  pages: pages.map((elements) => [pageSettingsDefaults, ...elements]),
});
const read = (content: JsonObject) => templateFormat.read({ name: '订单', name_i18n: null, content }) as TemplateDraft;
const draft = read(contentWith([text('a', 10, 10), hologram, text('b', 60, 30)], [text('c')]));
const order = (of: TemplateDraft, page = 0) => of.pages[page]?.elements.map(({ id }) => id);

test('what this program does not know is kept, moved and saved as it was', () => {
  const moved = moveElements(draft, ['h'], { x: 2, y: 0 });
  const [page] = templateFormat.save(moved).content['pages'] as readonly (readonly object[])[];
  expect(page?.[2]).toEqual({ ...hologram, left: 5 });
  expect(templateFormat.read({ name: '', name_i18n: null, content: { version: 99, pages: [] } })).toBeNull();
});

test('ids that a file gives twice become different ones', () => {
  const twice = read(contentWith([text('a'), text('a')], [text('a')]));
  expect(twice.pages.map(({ settings }) => settings.id)).toEqual(['page', 'page-2']);
  expect([order(twice, 0), order(twice, 1)]).toEqual([['a', 'a-2'], ['a-3']]);
});

test('elements move together and stop at the edge of the content', () => {
  const moved = moveElements(draft, ['a', 'b'], { x: -15, y: 0.1 });
  expect(elementsOf(moved, ['a', 'b']).map(({ left, top }) => [left, top])).toEqual([
    [0, 10.1],
    [50, 30.1],
  ]);
  expect(moveElements(moved, ['a', 'b'], { x: -1, y: 0 })).toBe(moved);
});

test.each([
  ['front', ['h', 'b', 'a']],
  ['forward', ['h', 'a', 'b']],
  ['back', ['a', 'h', 'b']],
  ['backward', ['a', 'h', 'b']],
] as const)('an element goes to the %s', (to, ids) => {
  expect(order(stackElements(draft, ['a'], to))).toEqual(ids);
});

test('neighbours that go forward together keep their order', () => {
  expect(order(stackElements(draft, ['a', 'h'], 'forward'))).toEqual(['b', 'a', 'h']);
  expect(stackElements(draft, ['h', 'b'], 'forward')).toBe(draft);
});

test('pages are added with the same paper, ordered and removed, but not the last one', () => {
  const { draft: three, id } = addPage(draft, 'page');
  expect(three.pages.map(({ settings }) => settings.id)).toEqual(['page', id, 'page-2']);
  expect(movePage(three, id, 0).pages[0]?.settings.id).toBe(id);
  expect(movePage(three, id, 3)).toBe(three);
  const one = removePage(removePage(three, id), 'page');
  expect(one.pages).toHaveLength(1);
  expect(removePage(one, 'page-2')).toBe(one);
});

test('copied elements come back from their text with ids of their own, aside from what they cover', () => {
  const elements = clipboardElements(clipboardText(elementsOf(draft, ['a', 'h'])));
  const copies = copiesFor(draft, draft.pages[0] as TemplateDraft['pages'][0], elements ?? []);
  expect(copies.map(({ id, left, top }) => [id, left, top])).toEqual([
    ['a-2', 15, 15],
    ['h-2', 8, 10],
  ]);
  const pasted = addElements(draft, 'page', copies);
  const saved = templateFormat.save(pasted).content['pages'] as readonly (readonly object[])[];
  expect(saved[0]?.at(-1)).toEqual({ ...hologram, id: 'h-2', left: 8, top: 10 });
});

test.each(['', 'plain words', '{"elements":[]}', '{"mark":"portico/print-elements","version":99,"pages":[[{}]]}'])(
  'the text %j is not pasted',
  (copied) => {
    expect(clipboardElements(copied)).toBeNull();
  },
);

const amount = { code: 'amount', name: '金额', propertyType: 2 };
const lines = { code: 'lines', name: '明细', propertyType: 8, subSchema: { properties: [amount] } };
const put = (of: TemplateDraft, item: PaletteItem, at: { left: number; top: number } | null = null) => {
  const page = of.pages[0] as TemplateDraft['pages'][0];
  const element = elementFor(of, page, { item, words: '{"zh":"字","en":"Text"}', at });
  return addElements(of, 'page', [element]);
};

test('a field is added beside the last one where there is room, and else below everything', () => {
  const field: PaletteItem = { kind: 'field', property: amount };
  const two = put(put(read(contentWith([])), field), field);
  expect(elementsOf(two, ['amount', 'amount-2']).map(rectOf)).toEqual([
    { left: 0, top: 0, width: 88, height: 8 },
    { left: 88, top: 0, width: 88, height: 8 },
  ]);
  expect(findElement(put(two, field), 'amount-3')?.element).toMatchObject({ left: 0, top: 10 });
});

test('a sub-table comes with its columns, and a column alone makes a table of it', () => {
  const whole = findElement(put(draft, { kind: 'field', property: lines }), 'lines')?.element;
  const single = findElement(put(draft, { kind: 'column', sheet: lines, property: amount }), 'lines')?.element;
  for (const element of [whole, single])
    expect(element).toMatchObject({ eleType: 'sheet', columns: [{ code: 'amount' }] });
});

test('what is dropped near an edge stays on the content, and wide elements fit narrow paper', () => {
  const narrow = read({ version: 1, pages: [[{ ...pageSettingsDefaults, paperWidth: 100 }]] });
  const title = findElement(put(narrow, { kind: 'element', type: 'title' }, { left: 60, top: 900 }), 'title')?.element;
  expect(title).toMatchObject({ left: 0, top: 245, widthValue: 66 });
});

test('elements go to another page, in front of what stands there', () => {
  const rects = new Map([
    ['a', { left: 5, top: 6, width: 40, height: 8 }],
    ['h', { left: -3, top: 20, width: 20, height: 8 }],
  ]);
  const moved = moveToPage(draft, 'page-2', rects);
  expect([order(moved), order(moved, 1)]).toEqual([['b'], ['c', 'a', 'h']]);
  expect(findElement(moved, 'a')?.element).toMatchObject({ left: 5, top: 6, widthValue: 40 });
  expect(findElement(moved, 'h')?.element).toMatchObject({ left: 0, top: 20 });
  expect(moveToPage(draft, 'gone', rects)).toBe(draft);
});

test('changes are told once for each page and element', () => {
  const before = draft;
  const moved = moveElements(removeElements(before, ['b']), ['a'], { x: 1, y: 0 });
  const after = { ...addPage(moved, 'page-2').draft, name: 'x', audience: [] };
  const facts = templateChanges(before, after).map((change) => [
    change.kind,
    ...('page' in change ? [change.page] : []),
  ]);
  expect(facts).toEqual([['audienceChanged'], ['pageAdded', 3], ['moved', 1], ['removed', 1]]);
});

test('what leaves the page, is too small or covers something is a problem; a box behind it is none', () => {
  const small = text('small', 0, 50, { widthValue: 2 });
  const box = { ...elementDefaults.box, eleType: 'box', id: 'box' };
  const bad = read(contentWith([box, text('a', 10, 10), text('over', 12, 12), text('out', 170, 80), small]));
  const found = templateProblems(bad, { nameOf: (id) => id, propertyOf: () => undefined });
  expect(found.map(({ partId, params }) => [partId, params])).toEqual([
    ['out', { name: 'out' }],
    ['small', { name: 'small', width: 5, height: 3 }],
    ['over', { name: 'over', other: 'a' }],
  ]);
});
