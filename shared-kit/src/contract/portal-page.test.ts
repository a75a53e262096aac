import { Value } from 'typebox/value';
import { defaultDashboard } from './default-dashboard.ts';
import { SavedPortalPage } from './portal-page.schema.ts';
import { readPortalPage, type WidgetLayout, widgetDefaults, type WidgetType } from './portal-page.ts';

test('the default dashboard may be saved and reads as itself', () => {
  expect(Value.Check(SavedPortalPage, defaultDashboard)).toBe(true);
  expect(readPortalPage(JSON.stringify(defaultDashboard))).toEqual(defaultDashboard);
});

test('the default dashboard has the widgets of the specification, none over another, all within the columns', () => {
  const { widgets, layout } = defaultDashboard;
  const types = widgets.map((widget) => widget.type);
  expect(types).toEqual(['RowMenu', 'Carousel', 'MyApplication', 'MyUnfinished', 'ShortcutList']);
  const apart = (a: WidgetLayout, b: WidgetLayout) =>
    a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
  for (const [index, widget] of widgets.entries()) {
    expect(widget.x + widget.w).toBeLessThanOrEqual(layout.columns);
    for (const other of widgets.slice(index + 1)) expect(apart(widget, other)).toBe(true);
  }
});

test.each(Object.keys(widgetDefaults) as WidgetType[])('a %s that says nothing of itself gets all defaults', (type) => {
  const page = readPortalPage({ version: 1, widgets: [{ id: 'a', type, x: 1, y: 2 }] });
  const { w, h, settings } = widgetDefaults[type];
  expect(page?.widgets[0]).toMatchObject({ id: 'a', type, x: 1, y: 2, w, h, settings, title: null });
  expect(page?.widgets[0]?.style.borderRadius).toBe('medium');
});

test('a negative border thickness becomes 0 and a widget nobody knows is left out', () => {
  const page = readPortalPage({
    version: 1,
    widgets: [{ id: 'a', type: 'Hologram' }, { id: 'b', type: 'MyUnfinished', style: { borderThickness: -3 } }, null],
  });
  expect(page?.widgets.map((widget) => widget.id)).toEqual(['b']);
  expect(page?.widgets[0]?.style.borderThickness).toBe(0);
});

test('a page that cannot be read is null', () => {
  expect(readPortalPage('not json')).toBeNull();
  expect(readPortalPage({ version: 2, widgets: [] })).toBeNull();
  expect(readPortalPage({ version: 1 })).toBeNull();
});

test('a link that would run a script may not be saved', () => {
  const link = (url: string) => ({
    version: 1,
    widgets: [
      {
        id: 'm',
        type: 'RowMenu',
        x: 0,
        y: 0,
        w: 12,
        h: 9,
        settings: {
          navigator: [{ id: 'n', icon: 'apps', title: '{}', actionType: 'URL', URL: url, openMode: 'curPage' }],
        },
      },
    ],
  });
  expect(Value.Check(SavedPortalPage, link('/app-list'))).toBe(true);
  expect(Value.Check(SavedPortalPage, link('javascript:alert(1)'))).toBe(false);
  expect(Value.Check(SavedPortalPage, link('//evil.example'))).toBe(false);
});
