import type { Direction } from '@portico/shared-kit/designer/editing';
import type { DraftForm } from '@portico/shared-kit/contract/form-design.schema';
import {
  formOf,
  type Layout,
  layoutOf,
  positionOfItem,
  positionOfSection,
  sectionsOf,
  unplaced,
} from './layout.model.ts';
import {
  addSection,
  addTab,
  changeSection,
  changeTab,
  mostTabs,
  moveSection,
  moveTab,
  placeItems,
  removeSection,
  removeTab,
  stepItem,
  stepSection,
  stepTab,
  takeOff,
} from './layout-edits.model.ts';

const form: DraftForm = {
  code: 'main',
  name: '订单',
  tabs: [
    { code: 'base', title: '基本' },
    { code: 'more', title: '更多' },
  ],
  sections: [
    { title: '须知', instruction: '先读', properties: [] },
    { title: '价格', tab: 'base', columns: 3, properties: ['price', 'count', 'total', 'tax'] },
    { title: '其他', tab: 'more', properties: ['note'] },
  ],
};
const layout = layoutOf(form);
/** Each section as `tab/title: items`. */
const drawn = (shown: Layout) =>
  formOf(shown).sections.map(({ tab = '', title, properties }) => `${tab}/${title}: ${properties.join(' ')}`);

test('a form that nobody touched is kept as it was', () => {
  expect(formOf(layout)).toEqual(form);
  const plain: DraftForm = { code: 'main', name: '', sections: [] };
  expect(formOf(layoutOf(plain))).toEqual(plain);
});

test('what stands on a form twice stays at its first place, and what names no tab above the tabs', () => {
  const odd: DraftForm = {
    ...form,
    sections: [
      { title: 'a', tab: 'none', properties: ['price'] },
      { title: 'b', tab: 'more', properties: ['price', 'note', 'note'] },
    ],
  };
  expect(drawn(layoutOf(odd))).toEqual(['/a: price', 'more/b: note']);
});

test('fields are placed from outside, moved between sections, and taken off again', () => {
  const added = placeItems(layout, ['vat', 'rate'], { section: 's2', index: 1 });
  expect(drawn(added)[2]).toBe('more/其他: note vat rate');
  const moved = placeItems(added, ['price'], { section: 's2', index: 0 });
  expect(drawn(moved).slice(1)).toEqual(['base/价格: count total tax', 'more/其他: price note vat rate']);
  expect(drawn(takeOff(moved, ['price', 'vat']))[2]).toBe('more/其他: note rate');
  expect(placeItems(layout, ['vat'], { section: 'gone', index: 0 })).toBe(layout);
  expect(positionOfItem(moved, 'note')).toEqual({ section: 's2', index: 1 });
  expect(unplaced(moved, [{ code: 'price' }, { code: 'open' }])).toEqual([{ code: 'open' }]);
});

test('sections are added, changed, moved into tabs, and removed with their items', () => {
  const { layout: added, key } = addSection(layout, { part: 1, index: 0 }, { title: '新' });
  expect(drawn(added)).toEqual(['/须知: ', 'base/新: ', 'base/价格: price count total tax', 'more/其他: note']);
  const said = changeSection(added, key, { title: '税', columns: 4, instruction: '说明' });
  expect(formOf(said).sections[1]).toMatchObject({ title: '税', columns: 4, instruction: '说明' });
  expect(formOf(changeSection(said, key, { instruction: undefined })).sections[1]).not.toHaveProperty('instruction');
  const moved = moveSection(said, 's1', { part: 2, index: 0 });
  expect(drawn(moved)).toEqual(['/须知: ', 'base/税: ', 'more/价格: price count total tax', 'more/其他: note']);
  expect(positionOfSection(moved, 's1')).toEqual({ part: 2, index: 0 });
  expect(moveSection(layout, 's1', { part: 9, index: 0 })).toBe(layout);
  expect(drawn(removeSection(moved, 's1'))).toEqual(['/须知: ', 'base/税: ', 'more/其他: note']);
});

test('tabs are added with a section, named, moved, and give what is in them to the one before', () => {
  const added = addTab(layout, { title: '附件' }, { title: '文件' });
  expect(formOf(added?.layout ?? layout).tabs?.map(({ code }) => code)).toEqual(['base', 'more', 'tab1']);
  expect(drawn(added?.layout ?? layout).at(-1)).toBe('tab1/文件: ');
  const named = changeTab(layout, 'base', { title: '主要', title_i18n: '{"en":"Main"}' });
  expect(formOf(named).tabs?.[0]).toEqual({ code: 'base', title: '主要', title_i18n: '{"en":"Main"}' });
  expect(formOf(moveTab(layout, 'more', 0)).tabs?.map(({ code }) => code)).toEqual(['more', 'base']);
  expect(drawn(removeTab(layout, 'more'))).toEqual(['/须知: ', 'base/价格: price count total tax', 'base/其他: note']);
  expect(drawn(removeTab(removeTab(layout, 'base'), 'more'))).toEqual([
    '/须知: ',
    '/价格: price count total tax',
    '/其他: note',
  ]);
});

test('there are never more tabs than a form may have', () => {
  let full = layout;
  for (let at = 2; at < mostTabs; at += 1) full = addTab(full, { title: 't' }, { title: 's' })?.layout ?? full;
  expect(formOf(full).tabs).toHaveLength(mostTabs);
  expect(addTab(full, { title: 't' }, { title: 's' })).toBeNull();
});

test.each<[string, Direction, string[]]>([
  ['count', 'left', ['count price total tax', 'note']],
  ['count', 'right', ['price total count tax', 'note']],
  ['price', 'down', ['count total tax price', 'note']],
  ['tax', 'up', ['tax price count total', 'note']],
  ['tax', 'right', ['price count total', 'tax note']],
  ['total', 'down', ['price count tax', 'total note']],
  ['note', 'right', ['price count total tax', 'note']],
  ['note', 'up', ['price count total tax note', '']],
])('%s goes %s by keyboard', (code, direction, expected) => {
  expect(
    sectionsOf(stepItem(layout, code, direction))
      .slice(1)
      .map(({ items }) => items.join(' ')),
  ).toEqual(expected);
});

test('sections and tabs go on and back by keyboard, also into the next tab', () => {
  expect(drawn(stepSection(layout, 's0', 'down')).slice(0, 2)).toEqual([
    'base/须知: ',
    'base/价格: price count total tax',
  ]);
  expect(drawn(stepSection(layout, 's2', 'up'))[2]).toBe('base/其他: note');
  expect(stepSection(layout, 's0', 'up')).toBe(layout);
  expect(stepSection(layout, 's2', 'down')).toBe(layout);
  expect(formOf(stepTab(layout, 'base', 'right')).tabs?.[1]?.code).toBe('base');
  expect(stepTab(layout, 'base', 'left')).toBe(layout);
});

test('however things are moved, none is lost and none stands twice', () => {
  const ways: readonly Direction[] = ['left', 'right', 'up', 'down'];
  const steps = ways.flatMap((direction) => [
    ...['price', 'count', 'total', 'tax', 'note'].map((code) => (shown: Layout) => stepItem(shown, code, direction)),
    ...['s0', 's1', 's2'].map((key) => (shown: Layout) => stepSection(shown, key, direction)),
    ...['base', 'more'].map((code) => (shown: Layout) => stepTab(shown, code, direction)),
  ]);
  const codes = (shown: Layout) =>
    formOf(shown)
      .sections.flatMap(({ properties }) => properties)
      .toSorted();
  let moved = layout;
  // Seven has no divisor in common with the forty steps: each follows each other one in time.
  for (let at = 0; at < 2_000; at += 1) {
    moved = steps[(at * 7 + Math.floor(at / steps.length)) % steps.length]?.(moved) ?? moved;
    expect(codes(moved)).toEqual(codes(layout));
    expect(drawn(layoutOf(formOf(moved)))).toEqual(drawn(moved));
  }
  expect(formOf(moved).sections).toHaveLength(3);
});
