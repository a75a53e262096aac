import fc from 'fast-check';
import { Value } from 'typebox/value';
import { defaultDashboard } from './default-dashboard.ts';
import { newPortalPage, newWidget } from './new-widget.ts';
import type { PortalWidget } from './portal-page.ts';
import { readPortalPage, savedPortalPage } from './read.ts';
import { PortalPageFrame, widgetSchemas } from './schema.ts';
import { inReadingOrder, widgetsIn } from './tree.ts';
import type { WidgetLayout } from './widget-type.ts';
import { type WidgetTypeName, widgetTypes } from './widget-types.ts';

const readable = Object.keys(widgetTypes).filter((type) => type !== 'Page' && type !== 'Unknown') as WidgetTypeName[];
const ids = (widgets: readonly PortalWidget[]) => widgets.map(({ id }) => id);
const onPage = (...children: unknown[]) => ({ version: 2, page: { id: 'page', type: 'Page', children } });

test('the default dashboard may be saved and reads as itself', () => {
  const saved = savedPortalPage(defaultDashboard);
  expect(Value.Check(PortalPageFrame, saved)).toBe(true);
  for (const { widget } of widgetsIn(defaultDashboard.page).slice(1))
    expect([...Value.Errors(widgetSchemas[widget.type] ?? {}, widget)]).toEqual([]);
  expect(readPortalPage(JSON.stringify(saved))).toEqual(defaultDashboard);
});

test('the default dashboard has the widgets of the specification, none over another, all within the columns', () => {
  const { children } = defaultDashboard.page;
  const types = children.map((widget) => widget.type);
  expect(types).toEqual(['RowMenu', 'Carousel', 'MyApplication', 'MyUnfinished', 'ShortcutList']);
  const apart = (a: WidgetLayout, b: WidgetLayout) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  for (const [index, widget] of children.entries()) {
    expect(widget.x + widget.w).toBeLessThanOrEqual(12);
    for (const other of children.slice(index + 1)) expect(apart(widget, other)).toBe(true);
  }
});

test.each(readable)('a %s that says nothing of itself gets all defaults, and may be saved with them', (type) => {
  const { size, settings } = widgetTypes[type];
  const [widget] = readPortalPage(onPage({ id: 'a', type, x: 1, y: 2 }))?.page.children ?? [];
  expect(widget).toMatchObject({
    id: 'a',
    type,
    x: 1,
    y: 2,
    ...size,
    settings,
    title: null,
    phone: null,
    children: [],
  });
  expect(widget?.style.borderRadius).toBe('medium');
  expect([...Value.Errors(widgetSchemas[type] ?? {}, newWidget(type, 'a', { x: 0, y: 0, ...size }))]).toEqual([]);
});

test('the sizes are those of the specification', () => {
  const sizes = Object.entries(widgetTypes).map(([type, { size }]) => [type, `${size.w}x${size.h}`]);
  expect(Object.fromEntries(sizes)).toMatchObject({
    Carousel: '6x23',
    RowMenu: '12x9',
    ColMenu: '3x120',
    MyUnfinished: '6x35',
    MyApplication: '5x29',
    TabsGrid: '6x41',
    NewGrid: '5x35',
    TextList: '5x27',
  });
  expect(widgetTypes.TabsGrid.phoneSize).toEqual({ w: 9, h: 30 });
});

test('a page of version 1 becomes a tree with its measures, and loses nothing', () => {
  const widgets = [{ id: 'a', type: 'MyUnfinished', x: 0, y: 0, w: 12, h: 20, settings: { size: 3 } }];
  const page = readPortalPage({ version: 1, layout: { columns: 12, rowHeight: 20, margin: 4 }, widgets });
  expect(page?.page.settings).toEqual({ rowHeight: 20, margin: 4, filters: [] });
  expect(page?.page.children).toMatchObject(widgets);
});

test('the page of version 1 with a widget of the id of the page has every id once', () => {
  const page = readPortalPage({ version: 1, widgets: [{ id: 'page', type: 'MyApplication' }] });
  expect(page?.page.id).toBe('page2');
});

test('a negative border thickness becomes 0 and a widget nobody knows is left out for people, at any depth', () => {
  const page = readPortalPage(
    onPage({ id: 'a', type: 'Hologram' }, null, {
      id: 'b',
      type: 'NewGrid',
      style: { borderThickness: -3 },
      children: [
        { id: 'c', type: 'Hologram' },
        { id: 'd', type: 'RowMenu' },
      ],
    }),
  );
  expect(ids(page?.page.children ?? [])).toEqual(['b']);
  expect(page?.page.children[0]?.style.borderThickness).toBe(0);
  expect(ids(page?.page.children[0]?.children ?? [])).toEqual(['d']);
});

test('designers lose nothing of what this program cannot read: types, newer settings, settings of another kind', () => {
  const strange = [
    { id: 'a', type: 'Hologram', x: 0, y: 0, w: 3, h: 3, beams: [1, { deep: null }], children: [{ id: 'x' }] },
    { id: 'b', type: 'Carousel', x: 3, y: 0, w: 3, h: 3, settingsVersion: 9, settings: { photos: [] } },
    { id: 'c', type: 'Carousel', x: 6, y: 0, w: 3, h: 3, settings: { photos: 'none' } },
  ];
  const page = readPortalPage(onPage(...strange), 'designers');
  expect(page?.page.children.map(({ type }) => type)).toEqual(['Unknown', 'Unknown', 'Unknown']);
  const saved = savedPortalPage(page ?? defaultDashboard);
  expect((saved['page'] as { children: unknown }).children).toEqual(strange);
  expect(readPortalPage(onPage(...strange))?.page.children).toEqual([]);
});

test('an unknown widget that was moved is saved as it was at its new place', () => {
  const page = newPortalPage([
    {
      ...newWidget(
        'Unknown',
        'a',
        { x: 6, y: 4, w: 5, h: 6 },
        { saved: { id: 'a', type: 'Hologram', x: 0, beams: 2 } },
      ),
    },
  ]);
  const moved = { id: 'a', type: 'Hologram', x: 6, y: 4, w: 5, h: 6, beams: 2 };
  expect(savedPortalPage(page)).toMatchObject({ page: { children: [moved] } });
});

test('what is saved reads as itself, whatever stands on the page', () => {
  const layout = fc.record({
    x: fc.nat(11),
    y: fc.nat(99),
    w: fc.integer({ min: 1, max: 12 }),
    h: fc.integer({ min: 1, max: 40 }),
  });
  const leaf = fc
    .tuple(fc.constantFrom(...readable), layout)
    .map(([type, at], index = 0) => newWidget(type, `${type}${String(index)}`, at));
  fc.assert(
    fc.property(fc.array(leaf, { maxLength: 6 }), fc.array(leaf, { maxLength: 3 }), (leaves, inner) => {
      const grid = newWidget('NewGrid', 'grid', { x: 0, y: 0, w: 5, h: 35 }, {}, inner);
      const page = newPortalPage([...leaves, grid]);
      expect(readPortalPage(JSON.stringify(savedPortalPage(page)), 'designers')).toEqual(page);
    }),
  );
});

test('a page that cannot be read is null', () => {
  expect(readPortalPage('not json')).toBeNull();
  expect(readPortalPage({ version: 3, page: { type: 'Page' } })).toBeNull();
  expect(readPortalPage({ version: 2, page: { type: 'NewGrid' } })).toBeNull();
  expect(readPortalPage({ version: 2 })).toBeNull();
  expect(readPortalPage({ version: 1 })).toBeNull();
  expect(readPortalPage('{"version":1}')).toBeNull();
});

test('a link that would run a script may not be saved', () => {
  const link = (url: string) =>
    newWidget(
      'RowMenu',
      'm',
      { x: 0, y: 0, w: 12, h: 9 },
      {
        navigator: [{ id: 'n', icon: 'apps', title: '{}', actionType: 'URL', URL: url, openMode: 'curPage' }],
      },
    );
  const mayBeSaved = (url: string) => Value.Check(widgetSchemas['RowMenu'] ?? {}, link(url));
  expect(mayBeSaved('/app-list')).toBe(true);
  expect(mayBeSaved('javascript:alert(1)')).toBe(false);
  expect(mayBeSaved('//evil.example')).toBe(false);
});

test('people read from the top and then from the left, and lose no widget', () => {
  const place = fc.record({ x: fc.nat(20), y: fc.nat(200) });
  fc.assert(
    fc.property(fc.array(place), (given) => {
      const read = inReadingOrder(given);
      expect(new Set(read)).toEqual(new Set(given));
      expect(read).toHaveLength(given.length);
      for (const [index, widget] of read.entries()) {
        const before = read[index - 1];
        if (before) expect(before.y < widget.y || (before.y === widget.y && before.x <= widget.x)).toBe(true);
      }
    }),
  );
});
