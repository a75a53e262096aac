import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { newPortalPage, newWidget, type PortalWidget, widgetStyleDefaults } from '@portico/shared-kit/portal-pages';
import { pageProblems, type PageSurroundings } from './page-problems.model.ts';

const surroundings: PageSurroundings = {
  isPageOpen: (code) => (code === 'gone' ? false : null),
  hasApplication: (code) => code === 'sales',
  text: '#000000',
  background: '#ffffff',
  contrast: (one, other) => (one === other ? 1 : 21),
};
const layout = { x: 0, y: 0, w: 6, h: 10 };
const found = (widget: PortalWidget) =>
  pageProblems(newPortalPage([widget]), ({ id }) => id, surroundings).map(({ code, partId }) => [code, partId]);
const one = (error: ErrorName) => [[codeOf(error), 'w']];

const link = (changes: object) =>
  newWidget('RowMenu', 'w', layout, {
    navigator: [
      {
        id: 'a',
        icon: 'link',
        title: '{"zh":"甲","en":"A"}',
        actionType: 'app',
        app: 'sales',
        openMode: 'curPage',
        ...changes,
      },
    ],
  });

test('a page with titles in both languages and targets that are there has no problem', () => {
  expect(found(link({}))).toEqual([]);
});

test('a title in one language is a problem of its widget, of an item as of the widget itself', () => {
  expect(found(link({ title: '{"zh":"甲"}' }))).toEqual(one('portalTitleIncomplete'));
  expect(found({ ...link({}), title: '{"en":"A"}' })).toEqual(one('portalTitleIncomplete'));
});

test('a page that is gone or not published and an application that is gone are problems of the link', () => {
  expect(found(link({ actionType: 'portalPage', portalPage: 'gone' }))).toEqual(one('portalTargetGone'));
  expect(found(link({ app: 'none' }))).toEqual(one('portalTargetGone'));
  expect(found(link({ actionType: 'portalPage', portalPage: 'unknown' }))).toEqual([]);
});

test('a tab title that is cut in one language is a problem', () => {
  const title = JSON.stringify({ zh: '短', en: 'A title that is far longer than a tab shows' });
  const tabs = newWidget('TabsGrid', 'w', layout, { heads: [{ key: 'k', title, icon: '' }] });
  expect(found(tabs)).toEqual(one('portalTitleCut'));
});

test('text and background of too little contrast are a problem, the theme’s own are none', () => {
  const coloured = (style: object): PortalWidget => ({ ...link({}), style: { ...widgetStyleDefaults, ...style } });
  expect(found(coloured({ textColor: '#ffffff' }))).toEqual(one('portalContrastLow'));
  expect(found(coloured({ textColor: '#ffffff', backgroundColor: '#123456' }))).toEqual([]);
});
