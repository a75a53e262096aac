import type { Application } from '@portico/shared-kit/contract/applications.schema';
import { defaultDashboard } from '@portico/shared-kit/contract/default-dashboard';
import type { RecentItem } from '@portico/shared-kit/contract/portal.schema';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import type { Slot } from '@portico/shared-kit/remotes/react';
import { type RenderOptions, renderWithProviders } from '@portico/shared-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { Page } from './PortalPagePage.tsx';

type Answers = Record<string, unknown>;
const failing = Symbol('fails');

const applications: Application[] = [
  { code: 'sales', name: '销售管理', name_i18n: '{"en":"Sales"}', logoUrl: null, groupCode: null },
];
const workItem: WorkItem = {
  id: 'item-1',
  workflowInstanceId: 'instance-1',
  workflowCode: 'leaveFlow',
  instanceName: '王秀英的请假',
  workflowName: '请假',
  workflowName_i18n: '{"en":"Leave"}',
  activityCode: 'approve',
  activityName: '主管审批',
  activityName_i18n: '{"en":"Manager approval"}',
  originator: { id: 'user-2', name: '李强' },
  originatorDepartmentName: null,
  originatorDepartmentName_i18n: null,
  status: 'PENDING',
  instanceStatus: 'PROCESSING',
  receiveTime: '2026-01-05T02:00:00.000Z',
  type: 0,
  action: null,
  dueTime: null,
  finishTime: null,
  usedTime: null,
  schemaCode: 'leave',
  circulation: null,
  objectId: 'object-1',
};
const recent: RecentItem = {
  kind: 'menu',
  code: 'salesOrder',
  appCode: 'sales',
  name: '销售订单',
  name_i18n: '{"en":"Sales orders"}',
  url: '/application/sales/application-list/salesOrder',
  visitedTime: '2026-01-05T02:00:00.000Z',
};
const unpublished = {
  code: 'defaultPortalDashboard',
  name: '工作台',
  name_i18n: null,
  status: 'ENABLE',
  published: false,
  publishedPortalJson: null,
  draftPortalJson: null,
};
const full: Answers = {
  '/api/portal/pages/defaultPortalDashboard': unpublished,
  '/api/app/applications': applications,
  '/api/workflow/work-items/query': { content: [workItem], totalElements: 1 },
  '/api/portal/recent': [recent],
};
const empty: Answers = {
  ...full,
  '/api/app/applications': [],
  '/api/workflow/work-items/query': { content: [], totalElements: 0 },
  '/api/portal/recent': [],
};

function answerWith(answers: Answers): void {
  window.fetch = async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    const data = answers[url.pathname];
    if (data === failing || data === undefined) {
      return Response.json({ errcode: 999999, errmsg: '', data: null }, { status: 500 });
    }
    return Response.json({ errcode: 0, errmsg: '', data });
  };
}

/** The answers where these widgets are published and the draft is another page. */
function publishing(widgets: readonly object[]): Answers {
  const page = {
    ...unpublished,
    published: true,
    publishedPortalJson: JSON.stringify({ version: 1, widgets }),
    draftPortalJson: JSON.stringify(defaultDashboard),
  };
  return { ...full, '/api/portal/pages/defaultPortalDashboard': page };
}

function open(answers: Answers, options: RenderOptions = {}) {
  answerWith(answers);
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
  const { container } = open(full);
  expect(await screen.findByText('王秀英的请假')).toBeTruthy();
  expect(widget(container, 'MyApplication').getByText('销售管理')).toBeTruthy();
  expect(widget(container, 'ShortcutList').getByText('销售订单')).toBeTruthy();
  expect(widget(container, 'RowMenu').getByRole('link', { name: '发起流程' }).getAttribute('href')).toBe(
    '/workflow-center/start-workflow',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('speaks English, names of data included', async () => {
  open(full, { locale: 'en' });
  expect(await screen.findByText('Sales')).toBeTruthy();
  expect(screen.getByText('Leave · Manager approval · 李强')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'My to-do' })).toBeTruthy();
});

test('a to-do leads to its form and back here', async () => {
  open(full);
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
  const { container } = open(full);
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
  const { container, user } = open({ ...full, '/api/workflow/work-items/query': failing });
  await screen.findByText('销售管理');
  const broken = widget(container, 'MyUnfinished');
  const retry = await broken.findByRole('button', { name: /重试/ });
  expect(broken.getByText('错误码 999999')).toBeTruthy();
  answerWith(full);
  await user.click(retry);
  expect(await broken.findByText('王秀英的请假')).toBeTruthy();
});

test('a page that cannot be loaded gives way to the default dashboard, and says so quietly', async () => {
  const { container } = open(full, { path: '/portal-page/elsewhere' });
  expect(await screen.findByText(/现在显示的是默认工作台/)).toBeTruthy();
  await waitFor(() => expect(widget(container, 'MyApplication').getByText('销售管理')).toBeTruthy());
});

test('shows the published page and not the draft, with the titles that it gives', async () => {
  const widgets = [
    { id: 'a', type: 'MyApplication', x: 0, y: 0, title: '{"zh":"常用系统","en":"Systems"}' },
    { id: 'b', type: 'Hologram', x: 6, y: 0 },
  ];
  const { container } = open(publishing(widgets));
  expect(await screen.findByRole('heading', { name: '常用系统' })).toBeTruthy();
  expect(container.querySelectorAll('[data-widget]')).toHaveLength(1);
});

test('a widget of another remote is drawn by its code under its own name, and one that is not there says so', async () => {
  const widgets = [
    { id: 'a', type: 'Contributed', x: 0, y: 0, settings: { remote: 'mf-weather', widget: 'sky' } },
    { id: 'b', type: 'Contributed', x: 6, y: 0, settings: { remote: 'mf-weather', widget: 'sea' } },
    { id: 'c', type: 'MyApplication', x: 0, y: 9 },
  ];
  const contribution = {
    type: 'portal.widget',
    id: 'sky',
    title: { zh: '天气', en: 'Weather' },
    code: './Sky',
  } as const;
  const slot: Slot<'portal.widget'> = { remote: 'mf-weather', contribution, Code: () => <p>晴</p> };
  open(publishing(widgets), { shell: { slots: () => [slot] as never } });
  expect(await screen.findByRole('heading', { name: '天气' })).toBeTruthy();
  expect(screen.getByText('晴')).toBeTruthy();
  expect(screen.getByText('此组件目前不可用')).toBeTruthy();
  expect(await screen.findByText('销售管理')).toBeTruthy();
});

test('a carousel that takes turns can be stopped', async () => {
  const { container, user } = open(full);
  await screen.findByText('王秀英的请假');
  const slides = widget(container, 'Carousel');
  await user.click(slides.getByRole('button', { name: '暂停轮播' }));
  expect(slides.getByRole('button', { name: '继续轮播' })).toBeTruthy();
});
