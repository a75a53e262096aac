import { savedPortalPage } from './read.ts';
import { defaultDashboard } from './default-dashboard.ts';
import { portalPageLimits, structureProblems } from './structure.ts';

const onPage = (...children: unknown[]) => ({ version: 2, page: { id: 'page', type: 'Page', children } });
const grid = (id: string, ...children: unknown[]) => ({ id, type: 'NewGrid', children });
const leaf = (id: string) => ({ id, type: 'MyApplication' });
const panel = (id: string, tab: string, ...children: unknown[]) => ({
  id,
  type: 'TabsPanelGrid',
  settings: { tab },
  children,
});
const tabs = (id: string, keys: readonly string[], ...children: unknown[]) => ({
  id,
  type: 'TabsGrid',
  settings: { heads: keys.map((key) => ({ key, title: key, icon: '' })) },
  children,
});
const faults = (page: { readonly version: number; readonly page: object }) =>
  structureProblems(page).map(({ fault, widgetId }) => [fault, widgetId]);

test('the default dashboard has no fault', () => {
  expect(structureProblems(savedPortalPage(defaultDashboard))).toEqual([]);
});

test('two containers in each other are possible, a third is not', () => {
  expect(faults(onPage(grid('a', grid('b', leaf('c')))))).toEqual([]);
  expect(faults(onPage(grid('a', grid('b', grid('c', leaf('d'))))))).toEqual([['tooDeep', 'c']]);
});

test('tabs count as a container, and stand in no other tabs', () => {
  expect(faults(onPage(grid('a', tabs('t', ['x'], panel('p', 'x', leaf('l'))))))).toEqual([]);
  const inner = tabs('u', ['y'], panel('q', 'y'));
  expect(faults(onPage(tabs('t', ['x'], panel('p', 'x', inner))))).toEqual([['tabsInTabs', 'u']]);
});

test('each tab has its panel and each panel its tab', () => {
  expect(faults(onPage(tabs('t', ['x', 'y'], panel('p', 'x'))))).toEqual([['tabWithoutPanel', 't']]);
  expect(faults(onPage(tabs('t', ['x'], panel('p', 'x'), panel('q', 'gone'))))).toEqual([['panelWithoutTab', 't']]);
});

test('a panel stands in tabs alone, and tabs hold panels alone', () => {
  expect(faults(onPage(panel('p', 'x')))).toEqual([['panelOutsideTabs', 'p']]);
  expect(faults(onPage(tabs('t', ['x'], panel('p', 'x'), leaf('l'))))).toContainEqual(['notAPanel', 'l']);
});

test('a page stands in no page, and a widget that holds none has none', () => {
  expect(faults(onPage({ id: 'b', type: 'Page' }))).toEqual([['pageInPage', 'b']]);
  expect(faults(onPage({ ...leaf('a'), children: [leaf('b')] }))).toEqual([['holdsNothing', 'b']]);
});

test('an id stands once, that of the page included', () => {
  expect(faults(onPage(leaf('a'), grid('b', leaf('a')), leaf('page')))).toEqual([
    ['idTwice', 'a'],
    ['idTwice', 'page'],
  ]);
});

test('more widgets than a page takes are one fault', () => {
  const many = Array.from({ length: portalPageLimits.widgets + 1 }, (_, at) => leaf(`w${String(at)}`));
  expect(faults(onPage(...many))).toEqual([['tooManyWidgets', null]]);
});

test('what nobody knows may stand anywhere, with anything in it', () => {
  expect(faults(onPage({ id: 'a', type: 'Hologram', children: [leaf('b'), 7, null] }))).toEqual([]);
});
