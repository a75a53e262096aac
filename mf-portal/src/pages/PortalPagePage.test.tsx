import { currentUserEndpoints } from '@portico/shared-kit/api/current-user.api';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { defaultDashboard } from '@portico/shared-kit/portal-pages';
import { getPortalPage, listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import type { PortalPage, RecentItem } from '@portico/shared-kit/contract/portal.schema';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import type { Slot } from '@portico/shared-kit/remotes/react';
import {
  anApplication,
  aUser,
  answers,
  aWorkItem,
  refuses,
  renderWithProviders,
  type RenderOptions,
  replaceAnswers,
  responds,
  type Stub,
  stubNetwork,
  unreachable,
} from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './PortalPagePage.tsx';

const workItem = aWorkItem({
  id: 'item-1',
  workflowInstanceId: 'instance-1',
  workflowName_i18n: '{"en":"Leave"}',
  activityName: '主管审批',
  activityName_i18n: '{"en":"Manager approval"}',
  originator: { id: 'user-2', name: '李强' },
});
const recent: RecentItem = {
  kind: 'menu',
  code: 'salesOrder',
  appCode: 'sales',
  name: '销售订单',
  name_i18n: '{"en":"Sales orders"}',
  url: '/application/sales/application-list/salesOrder',
  visitedTime: '2026-01-05T02:00:00.000Z',
};
const unpublished: PortalPage = {
  code: 'defaultPortalDashboard',
  name: '工作台',
  name_i18n: null,
  status: 'ENABLE',
  published: false,
  publishedPortalJson: null,
  draftPortalJson: null,
};
const full: readonly Stub[] = [
  answers(getPortalPage, unpublished),
  answers(listApplications, [anApplication()]),
  answers(queryWorkItems, { content: [workItem], totalElements: 1 }),
  answers(listRecentItems, [recent]),
];
const empty: readonly Stub[] = [
  answers(listApplications, []),
  answers(queryWorkItems, { content: [], totalElements: 0 }),
  answers(listRecentItems, []),
];

/** The page as it was published with these widgets; its draft is another one. */
const published = (widgets: readonly object[]) =>
  answers(getPortalPage, {
    ...unpublished,
    published: true,
    publishedPortalJson: JSON.stringify({ version: 1, widgets }),
    draftPortalJson: JSON.stringify(defaultDashboard),
  });

/** Opens a page on which everything is to be found, except where a stub says otherwise. */
function open(stubs: readonly Stub[] = [], options: RenderOptions = {}) {
  stubNetwork(...stubs, ...full);
  return renderWithProviders(
    <Routes>
      <Route path="/portal-page/:pageCode" element={<Page />} />
    </Routes>,
    { path: '/portal-page/defaultPortalDashboard', ...options },
  );
}

const widget = (container: HTMLElement, type: string) =>
  within(container.querySelector<HTMLElement>(`[data-widget="${type}"]`) as HTMLElement);

test('shows the default dashboard with everything that is the user’s, where nothing is published', async () => {
  const { container } = open();
  expect(await screen.findByText('王秀英的请假')).toBeTruthy();
  expect(widget(container, 'MyApplication').getByText('销售管理')).toBeTruthy();
  expect(widget(container, 'ShortcutList').getByText('销售订单')).toBeTruthy();
  expect(widget(container, 'RowMenu').getByRole('link', { name: '发起流程' }).getAttribute('href')).toBe(
    '/workflow-center/start-workflow',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('speaks English, names of data included', async () => {
  open([], { locale: 'en' });
  expect(await screen.findByText('Sales')).toBeTruthy();
  expect(screen.getByText('Leave · Manager approval · 李强')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'My to-do' })).toBeTruthy();
});

test('a to-do leads to its form and back here', async () => {
  open();
  const link = await screen.findByRole('link', { name: /王秀英的请假/ });
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/form/detail');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    workflowInstanceId: 'instance-1',
    workitemId: 'item-1',
    return: '/portal-page/defaultPortalDashboard',
  });
});

test('an application leads to its first page', async () => {
  const { container } = open();
  await screen.findByText('销售管理');
  const link = widget(container, 'MyApplication').getByRole('link', { name: /销售管理/ });
  expect(link.getAttribute('href')).toBe('/application/sales');
});

test('widgets without content say what they are for', async () => {
  open(empty);
  expect(await screen.findByText('没有待办')).toBeTruthy();
  expect(screen.getByText('还没有可用的应用')).toBeTruthy();
  expect(screen.getByText('这里显示您最近打开的内容')).toBeTruthy();
});

test('a widget that fails says so itself, tries again, and leaves the others alone', async () => {
  const { container, user } = open([refuses(queryWorkItems, 'unknownError')]);
  await screen.findByText('销售管理');
  const broken = widget(container, 'MyUnfinished');
  const retry = await broken.findByRole('button', { name: /重试/ });
  expect(broken.getByText('错误码 999999')).toBeTruthy();
  replaceAnswers(...full);
  await user.click(retry);
  expect(await broken.findByText('王秀英的请假')).toBeTruthy();
});

test('a page that cannot be loaded gives way to the default dashboard, and says so quietly', async () => {
  const { container } = open([refuses(getPortalPage, 'portalPageMissing')], { path: '/portal-page/elsewhere' });
  expect(await screen.findByText(/已改为显示默认工作台/)).toBeTruthy();
  await waitFor(() => expect(widget(container, 'MyApplication').getByText('销售管理')).toBeTruthy());
});

test('shows the published page and not the draft, with the titles that it gives', async () => {
  const widgets = [
    { id: 'a', type: 'MyApplication', x: 0, y: 0, title: '{"zh":"常用系统","en":"Systems"}' },
    { id: 'b', type: 'Hologram', x: 6, y: 0 },
  ];
  const { container } = open([published(widgets)]);
  expect(await screen.findByRole('heading', { name: '常用系统' })).toBeTruthy();
  expect(container.querySelectorAll('[data-widget]')).toHaveLength(1);
});

test('a widget of another remote is drawn by its code, with its settings, under its own name, and one that is not there says so', async () => {
  const values = { city: 'Rome', gone: 1 };
  const widgets = [
    { id: 'a', type: 'Contributed', x: 0, y: 0, settings: { remote: 'mf-weather', widget: 'sky', values } },
    { id: 'b', type: 'Contributed', x: 6, y: 0, settings: { remote: 'mf-weather', widget: 'sea' } },
    { id: 'c', type: 'MyApplication', x: 0, y: 9 },
  ];
  const contribution = {
    type: 'portal.widget',
    id: 'sky',
    title: { zh: '天气', en: 'Weather' },
    code: './Sky',
    settings: [
      { name: 'city', title: { zh: '城市', en: 'City' }, value: 'Oslo' },
      { name: 'days', title: { zh: '天数', en: 'Days' }, value: 3 },
    ],
  } as const;
  const Code = ({ settings }: { readonly settings?: unknown }) => <p>晴 {JSON.stringify(settings)}</p>;
  const slot: Slot<'portal.widget'> = { remote: 'mf-weather', contribution, Code };
  open([published(widgets)], { shell: { slots: () => [slot] as never } });
  expect(await screen.findByRole('heading', { name: '天气' })).toBeTruthy();
  expect(screen.getByText('晴 {"city":"Rome","days":3}')).toBeTruthy();
  expect(screen.getByText('此组件目前不可用')).toBeTruthy();
  expect(await screen.findByText('销售管理')).toBeTruthy();
});

test('a carousel that takes turns can be stopped', async () => {
  const { container, user } = open();
  await screen.findByText('王秀英的请假');
  const slides = widget(container, 'Carousel');
  await user.click(slides.getByRole('button', { name: '暂停轮播' }));
  expect(slides.getByRole('button', { name: '继续轮播' })).toBeTruthy();
});

test('containers and tabs draw the widgets in them, and a tab those of its own once it is opened', async () => {
  const links = (id: string, name: string) => ({
    id,
    type: 'GridNavigation',
    x: 0,
    y: 0,
    w: 12,
    h: 9,
    title: name,
    settings: {
      navigator: [
        { id: 'a', icon: 'apps', title: `${name} 1`, actionType: 'URL', URL: '/app-list', openMode: 'curPage' },
      ],
    },
  });
  const panel = (tab: string, child: object) => ({
    id: `panel-${tab}`,
    type: 'TabsPanelGrid',
    x: 0,
    y: 0,
    w: 12,
    h: 1,
    settings: { tab },
    children: [child],
  });
  const heads = [
    { key: 'one', title: '{"zh":"一","en":"One"}', icon: '' },
    { key: 'two', title: 'not JSON', icon: '' },
  ];
  const tabs = {
    id: 'tabs',
    type: 'TabsGrid',
    x: 0,
    y: 0,
    w: 12,
    h: 41,
    settings: { heads },
    children: [panel('one', links('l1', '甲')), panel('two', links('l2', '乙'))],
  };
  const container = { id: 'grid', type: 'NewGrid', x: 0, y: 0, w: 12, h: 60, children: [tabs] };
  const page = { id: 'page', type: 'Page', children: [container] };
  const json = JSON.stringify({ version: 2, page });
  const { user, container: element } = open([
    answers(getPortalPage, { ...unpublished, published: true, publishedPortalJson: json }),
  ]);
  expect(await screen.findByRole('link', { name: '甲 1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '乙 1' })).toBeNull();
  const changes: unknown[] = [];
  element.addEventListener('change', (event) => changes.push((event as CustomEvent).detail));
  await user.click(screen.getByRole('tab', { name: 'not JSON' }));
  expect(await screen.findByRole('link', { name: '乙 1' })).toBeTruthy();
  expect(changes).toEqual([{ activeKey: 'two' }]);
});

test('without a network the page is shown as it was last, and as soon as there is one again the page itself', async () => {
  const page = published([{ id: 'a', type: 'MyApplication', x: 0, y: 0, title: '{"zh":"常用系统","en":"Systems"}' }]);
  const user = answers(getCurrentUser, aUser());
  const { unmount, store } = open([page, user]);
  await store.dispatch(currentUserEndpoints.getCurrentUser.initiate());
  expect(await screen.findByRole('heading', { name: '常用系统' })).toBeTruthy();
  unmount();
  const again = open([responds(getPortalPage, unreachable), user]);
  await again.store.dispatch(currentUserEndpoints.getCurrentUser.initiate());
  expect(await screen.findByText(/显示的是您上次打开的页面/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: '常用系统' })).toBeTruthy();
  replaceAnswers(page);
  await again.user.click(screen.getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(screen.queryByText(/显示的是您上次打开的页面/)).toBeNull());
});
