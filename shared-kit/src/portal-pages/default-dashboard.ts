import type { NavigationItem } from './navigation.schema.ts';
import { newPortalPage, newWidget } from './new-widget.ts';
import type { PortalPageDocument } from './portal-page.ts';
import type { CarouselPhoto } from './widgets/carousel.schema.ts';
import { gotoTypes } from './widgets/carousel.ts';

/** The code of the page that everybody starts at (portal spec, section 2). */
export const defaultDashboardCode = 'defaultPortalDashboard';

const both = (zh: string, en: string) => JSON.stringify({ zh, en });

const entry = (id: string, icon: string, title: string, url: string): NavigationItem => ({
  id,
  icon,
  title,
  actionType: 'URL',
  URL: url,
  openMode: 'curPage',
});

const slide = (id: string, name: string, linkUrl: string | null): CarouselPhoto => ({
  id,
  name,
  refId: null,
  openType: '_self',
  fillType: 'FillAll',
  ...(linkUrl === null ? { gotoType: gotoTypes.none } : { gotoType: gotoTypes.url, linkUrl }),
});

const navigator: readonly NavigationItem[] = [
  entry('start', 'play', both('发起流程', 'Start workflow'), '/workflow-center/start-workflow'),
  entry('todo', 'todo', both('我的待办', 'My to-do'), '/workflow-center/my-unfinished-workitem'),
  entry('done', 'done', both('我的已办', 'Completed by me'), '/workflow-center/my-finished-workitem'),
  entry('mine', 'workflow', both('我的流程', 'My workflows'), '/workflow-center/my-workflow'),
  entry('apps', 'apps', both('应用列表', 'Applications'), '/app-list/applications'),
];

const photos: readonly CarouselPhoto[] = [
  slide('welcome', both('欢迎使用', 'Welcome'), null),
  slide('todo', both('待办事项，一处处理', 'Everything waiting for you, in one place'), '/workflow-center'),
  slide('apps', both('业务应用，随手可达', 'Your applications, one step away'), '/app-list/applications'),
];

/**
 * The built-in dashboard: a menu, a carousel, my applications, my unfinished and a shortcut list (portal spec,
 * section 4). It is shown where no page is published or the published one cannot be read.
 */
export const defaultDashboard: PortalPageDocument = newPortalPage([
  newWidget('RowMenu', 'menu', { x: 0, y: 0, w: 12, h: 9 }, { navigator }),
  newWidget('Carousel', 'carousel', { x: 0, y: 9, w: 7, h: 23 }, { photos }),
  newWidget('MyApplication', 'applications', { x: 7, y: 9, w: 5, h: 29 }),
  newWidget('MyUnfinished', 'unfinished', { x: 0, y: 32, w: 7, h: 35 }),
  newWidget('ShortcutList', 'shortcuts', { x: 7, y: 38, w: 5, h: 29 }),
]);
