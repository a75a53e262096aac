import { newPortalPage, newWidget, type PortalWidget, type WidgetLayout } from '@portico/shared-kit/portal-pages';
import { findWidget, savedPortalPage, structureProblems } from '@portico/shared-kit/portal-pages';
import { layoutsOf, overlaps } from './grid-layout.model.ts';
import { copiesOf, freshWidget } from './new-widgets.model.ts';
import {
  alignWidgets,
  putWidget,
  removeWidgets,
  resetPhone,
  resizeWidgets,
  setLayout,
  stepWidgets,
} from './page-edits.model.ts';
import { addTab, removeTab } from './tab-edits.model.ts';
import { targetHolder } from './target-holder.model.ts';

let made = 0;
const makeId = () => {
  made += 1;
  return `new${made}`;
};
beforeEach(() => {
  made = 0;
});

const lines = (id: string, layout: WidgetLayout) => newWidget('ShortcutList', id, layout);
const grid = (id: string, ...children: PortalWidget[]) =>
  newWidget('NewGrid', id, { x: 0, y: 0, w: 6, h: 20 }, {}, children);
const pageOf = (...children: PortalWidget[]) => newPortalPage(children);
const where = (page: ReturnType<typeof pageOf>, id: string) => {
  const { x, y, w, h } = findWidget(page, id)?.widget ?? { x: -1, y: -1, w: -1, h: -1 };
  return [x, y, w, h];
};

const two = pageOf(lines('a', { x: 0, y: 0, w: 6, h: 10 }), lines('b', { x: 0, y: 10, w: 6, h: 5 }));

test('a new widget stands in the first place that is free, in the size of its type', () => {
  const page = putWidget(two, freshWidget({ type: 'Carousel' }, makeId), { holderId: 'page', screen: 'desk' });
  expect(where(page, 'new1')).toEqual([6, 0, 6, 23]);
  const below = putWidget(two, freshWidget({ type: 'RowMenu' }, makeId), { holderId: 'page', screen: 'desk' });
  expect(where(below, 'new2')).toEqual([0, 15, 12, 9]);
});

test('what is dropped on others stands where it was dropped, and they make room', () => {
  const page = putWidget(two, lines('c', { x: 0, y: 0, w: 6, h: 4 }), {
    holderId: 'page',
    screen: 'desk',
    at: { x: 0, y: 2 },
  });
  expect([where(page, 'c'), where(page, 'a'), where(page, 'b')]).toEqual([
    [0, 2, 6, 4],
    [0, 6, 6, 10],
    [0, 16, 6, 5],
  ]);
});

test('a step goes one column or row, changes places with what is right above or below, and stays on the grid', () => {
  const step = (id: string, direction: Parameters<typeof stepWidgets>[1], page = two) =>
    stepWidgets({ document: page, ids: [id], screen: 'desk' }, direction);
  expect(where(step('a', 'right'), 'a')).toEqual([1, 0, 6, 10]);
  expect(step('a', 'left')).toBe(two);
  expect(step('a', 'up')).toBe(two);
  expect([where(step('b', 'up'), 'b'), where(step('b', 'up'), 'a')]).toEqual([
    [0, 0, 6, 5],
    [0, 5, 6, 10],
  ]);
  expect([where(step('a', 'down'), 'a'), where(step('a', 'down'), 'b')]).toEqual([
    [0, 5, 6, 10],
    [0, 0, 6, 5],
  ]);
  expect(where(step('b', 'down'), 'b')).toEqual([0, 11, 6, 5]);
});

test('several selected widgets go together, and none goes where one of them cannot', () => {
  const page = pageOf(lines('a', { x: 1, y: 0, w: 4, h: 5 }), lines('b', { x: 0, y: 5, w: 4, h: 5 }));
  const move = (direction: 'left' | 'right') =>
    stepWidgets({ document: page, ids: ['a', 'b'], screen: 'desk' }, direction);
  expect(move('left')).toBe(page);
  expect([where(move('right'), 'a')[0], where(move('right'), 'b')[0]]).toEqual([2, 1]);
});

test('a widget is resized within the grid and not below its least size', () => {
  const small = pageOf(lines('a', { x: 10, y: 0, w: 2, h: 4 }));
  const resize = (direction: 'left' | 'right' | 'up' | 'down') =>
    resizeWidgets({ document: small, ids: ['a'], screen: 'desk' }, direction);
  expect([resize('right'), resize('left'), resize('up')]).toEqual([small, small, small]);
  expect(where(resize('down'), 'a')).toEqual([10, 0, 2, 5]);
  expect(where(setLayout({ document: small, id: 'a', screen: 'desk' }, { x: 40, w: 1, h: 9 }), 'a')).toEqual([
    10, 0, 2, 9,
  ]);
});

test('aligned widgets have one edge or measure in common and do not overlap', () => {
  const page = pageOf(lines('a', { x: 2, y: 0, w: 4, h: 5 }), lines('b', { x: 5, y: 6, w: 6, h: 7 }));
  const align = (alignment: Parameters<typeof alignWidgets>[1]) =>
    alignWidgets({ document: page, ids: ['a', 'b'], screen: 'desk' }, alignment);
  expect([where(align('left'), 'b'), where(align('right'), 'a')]).toEqual([
    [2, 6, 6, 7],
    [7, 0, 4, 5],
  ]);
  expect(where(align('width'), 'b')).toEqual([5, 6, 4, 7]);
  const top = [...layoutsOf(align('top').page.children, 'desk').values()] as [WidgetLayout, WidgetLayout];
  expect(overlaps(...top)).toBe(false);
});

test('a container in a container in a container, and tabs in tabs, are refused', () => {
  const nested = pageOf(grid('outer', grid('inner')));
  const third = freshWidget({ type: 'NewGrid' }, makeId);
  expect(putWidget(nested, third, { holderId: 'inner', screen: 'desk' })).toBe(nested);
  const tabs = freshWidget({ type: 'TabsGrid' }, makeId);
  const page = putWidget(pageOf(), tabs, { holderId: 'page', screen: 'desk' });
  const panel = findWidget(page, tabs.id)?.widget.children[0]?.id ?? '';
  const others = freshWidget({ type: 'TabsGrid' }, makeId);
  expect(putWidget(page, others, { holderId: panel, screen: 'desk' })).toBe(page);
  expect(targetHolder(page, panel, {}, others)).toBe('page');
  expect(targetHolder(page, tabs.id, {}, third)).toBe(panel);
});

test('a widget does not go into itself', () => {
  const nested = pageOf(grid('outer', grid('inner')));
  const outer = findWidget(nested, 'outer')?.widget as PortalWidget;
  expect(putWidget(nested, outer, { holderId: 'inner', screen: 'desk' })).toBe(nested);
});

test('a tab and its panel come and go together, the last one stays, and panels are not removed by themselves', () => {
  const tabs = freshWidget({ type: 'TabsGrid' }, makeId);
  const page = putWidget(pageOf(), tabs, { holderId: 'page', screen: 'desk' });
  const headsOf = (of: typeof page) => {
    const widget = findWidget(of, tabs.id)?.widget;
    return widget?.type === 'TabsGrid' ? widget.settings.heads.map(({ key }) => key) : [];
  };
  expect(headsOf(page)).toHaveLength(2);
  const three = addTab(page, tabs.id, makeId);
  expect([headsOf(three).length, structureProblems(savedPortalPage(three))]).toEqual([3, []]);
  const one = headsOf(three)
    .slice(1)
    .reduce((each, key) => removeTab(each, tabs.id, key), three);
  expect([headsOf(one).length, structureProblems(savedPortalPage(one))]).toEqual([1, []]);
  expect(removeTab(one, tabs.id, headsOf(one)[0] ?? '')).toBe(one);
  expect(removeWidgets(page, [tabs.children[0]?.id ?? ''])).toBe(page);
});

test('a copy has ids of its own, all that it holds included', () => {
  const [copy] = copiesOf([grid('outer', lines('a', { x: 0, y: 0, w: 2, h: 4 }))], makeId);
  const page = putWidget(pageOf(grid('outer')), copy as PortalWidget, { holderId: 'page', screen: 'desk' });
  expect(structureProblems(savedPortalPage(page))).toEqual([]);
});

test('on a phone each widget has the usual size of its type until one is moved, and goes back to that', () => {
  const tabs = { ...freshWidget({ type: 'TabsGrid' }, makeId), id: 'tabs' } as PortalWidget;
  const page = pageOf(tabs, lines('a', { x: 0, y: 60, w: 5, h: 10 }));
  expect(Object.fromEntries(layoutsOf(page.page.children, 'phone'))).toMatchObject({
    tabs: { x: 0, y: 0, w: 9, h: 30 },
    a: { x: 0, y: 30, w: 12 },
  });
  const moved = stepWidgets({ document: page, ids: ['a'], screen: 'phone' }, 'up');
  expect(findWidget(moved, 'a')?.widget.phone).toMatchObject({ y: 0 });
  expect(findWidget(moved, 'tabs')?.widget.phone).not.toBeNull();
  expect(where(moved, 'a')).toEqual(where(page, 'a'));
  expect(resetPhone(moved).page.children.map(({ phone }) => phone)).toEqual([null, null]);
});
