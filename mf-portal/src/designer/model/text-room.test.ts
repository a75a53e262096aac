import {
  defaultDashboard,
  newPortalPage,
  newWidget,
  type PortalWidget,
  textSourceDefaults,
} from '@portico/shared-kit/portal-pages';
import { cutTexts } from './text-room.model.ts';
import { textWidth } from './text-width.model.ts';

const cut = (...widgets: readonly PortalWidget[]) =>
  cutTexts(newPortalPage(widgets)).map(({ text, screen }) => `${screen} ${text}`);
const at = (w: number) => ({ x: 0, y: 0, w, h: 20 });
const list = (title: object, w: number) => ({
  ...newWidget('TextList', 'list', at(w), { ...textSourceDefaults, icon: '' }),
  title: JSON.stringify(title),
});
const item = (title: object) => ({
  id: JSON.stringify(title),
  icon: 'link',
  title: JSON.stringify(title),
  actionType: 'URL' as const,
  URL: '/x',
  openMode: 'curPage' as const,
});
const menu = (type: 'RowMenu' | 'ColMenu' | 'GridNavigation', w: number, ...titles: readonly object[]) =>
  newWidget(type, 'menu', at(w), { navigator: titles.map(item) });

test('full characters are wider than letters, and letters than points', () => {
  expect(textWidth('中文', 14)).toBe(28);
  expect(textWidth('WW', 10)).toBeGreaterThan(textWidth('aa', 10));
  expect(textWidth('aa', 10)).toBeGreaterThan(textWidth('..', 10));
});

test('the built-in dashboard has no text that is cut', () => {
  expect(cutTexts(defaultDashboard)).toEqual([]);
});

test('a title is cut in the language in which it does not fit, also within a container', () => {
  const title = { zh: '订单', en: 'All orders of this month' };
  expect(cut(list(title, 3))).toEqual([`desk ${title.en}`]);
  expect(cut(list(title, 12))).toEqual([]);
  const half = newWidget('NewGrid', 'grid', at(6), {}, [list(title, 6)]);
  expect(cut(half)).toEqual([`desk ${title.en}`]);
});

test('a title is cut on a phone alone where it is narrow there', () => {
  const narrow = { ...list({ zh: '本月全部销售订单', en: '' }, 12), phone: { x: 0, y: 0, w: 6, h: 20 } };
  expect(cut(narrow)).toEqual(['phone 本月全部销售订单']);
});

test('the longest link of a row that does not fit is told, links of a column have all of its width, and on a phone two lines', () => {
  const titles = [{ zh: '我的审批事项与通知', en: '' }, ...['二', '三', '四'].map((zh) => ({ zh, en: '' }))];
  expect(cut(menu('RowMenu', 4, ...titles))).toEqual(['desk 我的审批事项与通知']);
  expect(cut(menu('RowMenu', 12, ...titles))).toEqual([]);
  expect(cut(menu('ColMenu', 4, ...titles))).toEqual([]);
  const endless = { zh: '一二三四五六七八九十一二三四五六七八九十', en: '' };
  expect(cut(menu('GridNavigation', 12, endless, endless, endless))).toEqual(
    expect.arrayContaining([`desk ${endless.zh}`, `phone ${endless.zh}`]),
  );
});

test('the name of a picture is cut where its lines are higher than the picture', () => {
  const photo = (name: string) => ({
    id: 'p',
    name,
    refId: 'file',
    openType: '_self' as const,
    fillType: 'FillAll' as const,
    gotoType: 4 as const,
  });
  const flat = (name: string) => newWidget('Carousel', 'c', { x: 0, y: 0, w: 3, h: 10 }, { photos: [photo(name)] });
  expect(cut(flat('春'))).toEqual([]);
  expect(cut(flat('春'.repeat(40)))).toEqual([`desk ${'春'.repeat(40)}`]);
});
