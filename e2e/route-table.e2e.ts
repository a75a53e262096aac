import { expect, type Page } from '@playwright/test';
import { test } from './demo-test.ts';
import { go } from './go.ts';
import { watchPage } from './watch-page.ts';

/** An address of a row of the route table, where it leads (nothing: it stays), and what the tab is called there. */
interface Row {
  readonly at: string;
  readonly to?: string;
  readonly title: string;
  /** True where it names what does not exist: the page is there, and says so. */
  readonly isMissing?: true;
}

const home = { to: '/portal-page/defaultPortalDashboard', title: '工作台' };
const todo = { to: '/workflow-center/my-unfinished-workitem', title: '待办' };
const application = '/application/sales';
const notSet = '报表';

/** Every row that everybody is shown alike (shell spec, section 2). */
const rows: readonly Row[] = [
  { at: '/error?code=700020', title: '出错了' },
  { at: '/permission', title: '没有权限' },
  { at: '/form-unpublished', title: '表单未发布' },
  { at: '/shared/success', title: '分享结果' },
  { at: '/user', title: '个人信息' },
  { at: '/shared/empty', title: '分享结果' },
  { at: '/my-draft', title: '我的草稿' },
  { at: '/my-sessions', title: '登录设备' },
  { at: '/form/detail', title: '表单' },
  { at: '/form/detail?schemaCode=salesOrder', title: '新增销售订单' },
  { at: '/from/workflow-track/i1/w1/', title: '流程跟踪', isMissing: true },
  { at: '/from/operation-log-compare/l1/i1/w1', title: '操作日志对比', isMissing: true },
  { at: '/message-notification?type=COMMENT', title: '通知中心' },
  { at: '/message-link', title: '打开消息' },
  { at: '/print', title: '打印预览' },
  { at: '/app-list', to: '/app-list/applications', title: '应用列表' },
  { at: `${application}/application-list/salesOrder`, title: '销售订单' },
  {
    at: `${application}/application-report/none`,
    to: `${application}/application-define/none`,
    title: '页面',
    isMissing: true,
  },
  { at: `${application}/application-report/salesBoard`, title: '销售看板' },
  { at: `${application}/application-define/salesDesk`, title: '销售工作台' },
  { at: '/jump-report/sales/none', to: `${application}/application-define/none`, title: '页面', isMissing: true },
  { at: '/jump-report/sales/salesBoard', title: '销售看板' },
  { at: `${application}/application-custom?code=salesDesk`, title: '销售工作台' },
  { at: '/report', title: notSet },
  { at: '/design', title: '流程设计' },
  { at: '/form-design', title: '表单设计' },
  { at: '/portal-design', title: '门户设计' },
  { at: '/report-design', title: '报表设计' },
  { at: '/print-design', title: '打印模板设计' },
  { at: '/list-script', title: '列表脚本' },
  { at: '/reportfull', title: notSet },
  { at: '/workflow-center', ...todo },
  { at: '/workflow-center/start-workflow', title: '发起流程' },
  { at: '/workflow-center/my-finished-workitem', title: '已办' },
  { at: '/workflow-center/my-workflow', title: '我的流程' },
  { at: '/', ...home },
  { at: '/remotes-health', title: '远程模块状态' },
  { at: '/login', ...home },
  { at: '/portal-page/salesDesk', title: '销售工作台' },
  { at: '/portal-page', title: '工作台' },
  { at: application, to: `${application}/application-portal/app-portal-runtime`, title: '销售工作台' },
  { at: '/workbench-center', to: '/workbench-center/workbench', title: '工作台' },
  { at: `${application}/application-portal/app-portal-runtime?pageCode=salesDesk`, title: '销售工作台' },
  { at: '/singleApp/sales', to: '/app-home', title: '首页 - 销售管理' },
  { at: '/app-list/sales/salesOrder/Orders', title: 'Orders - 销售管理' },
  { at: '/app-todo', title: '待办 - 销售管理' },
  { at: '/app-done', title: '已办 - 销售管理' },
  { at: '/app-report/sales/none', title: '页面', isMissing: true },
  { at: '/app-toread', title: '待阅 - 销售管理' },
  { at: '/app-define/salesDesk', title: '销售工作台' },
  { at: '/no/such/page', title: '页面不存在' },
];

/** Rows whose page is there for the employee alone. */
const forEmployees: readonly Row[] = [
  { at: '/workflow-center/delegation-workflow', title: '流程委托' },
  { at: '/portal-design-preview/salesDesk', title: '页面预览' },
];

/** Rows whose page the workflow center has for some people only (shell spec, section 6). */
const closedTo = {
  employee: ['/workflow-center/query-instance', '/workflow-center/query-participant-workItem'],
  rootAdmin: ['/workflow-center/delegation-workflow'],
} as const;

/** Rows whose page some people have and others are sent away from. */
const openTo: Readonly<Record<keyof typeof closedTo, readonly Row[]>> = {
  employee: forEmployees,
  rootAdmin: [
    { at: '/workflow-center/query-instance', title: '流程实例查询' },
    { at: '/workflow-center/query-participant-workItem', title: '参与者任务查询' },
    { at: '/announcement', title: '发布公告' },
    { at: '/portal-design-preview/salesDesk', title: '销售工作台' },
  ],
};

async function expectRow(page: Page, { at, to, title }: Row): Promise<void> {
  await go(page, at);
  const path = to ?? at.split('?')[0] ?? at;
  await expect(page, `${at} leads to ${path}`).toHaveURL((url) => url.pathname === path);
  await expect(page, `the title of ${at}`).toHaveTitle(`Portico - ${title}`);
  await expect(page.locator('h1, iframe').first(), `the page of ${at}`).toBeVisible();
}

const missing = rows.filter((row) => row.isMissing).flatMap(({ at, to = at }) => [at, to]);

/** Returns whether the trouble is expected: an address that names nothing is answered with 404. */
const isExpected = (trouble: string) => missing.some((at) => trouble.startsWith(at)) && trouble.includes(' 404');

for (const [kind, username] of [
  ['employee', 'liufang'],
  ['rootAdmin', 'admin'],
] as const) {
  test(`every row of the route table opens its page for the ${kind}`, async ({ openAs }) => {
    const page = await openAs(username);
    const troubles = watchPage(page);
    await page.goto('/user');
    for (const row of [...rows, ...openTo[kind]]) await expectRow(page, row);
    for (const at of closedTo[kind]) await expectRow(page, { at, ...todo });
    expect(troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
  });
}

test('what a page still asks for is given up when it is left, but not when its query changes', async ({ openAs }) => {
  const page = await openAs('liufang');
  const given: string[] = [];
  page.on('requestfailed', (request) =>
    given.push(`${new URL(request.url()).pathname} ${request.failure()?.errorText}`),
  );
  await page.route('**/api/drafts?*', () => undefined);
  const asked = page.waitForRequest('**/api/drafts?*');
  await page.goto('/my-draft');
  await asked;
  await go(page, '/my-draft?other=1');
  await expect(page).toHaveURL(/other=1/);
  expect(given).toEqual([]);
  await go(page, '/user');
  await expect.poll(() => given).toEqual(['/api/drafts net::ERR_ABORTED']);
});

test('the code of portal pages is fetched for the routes that show one, and for no other', async ({ openAs }) => {
  const page = await openAs('liufang');
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/builds/mf-portal/')) fetched.push(new URL(page.url()).pathname);
  });
  await page.goto('/user');
  for (const at of ['/app-list/applications', '/my-draft', '/message-notification']) {
    await go(page, at);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(fetched).toEqual([]);
  await go(page, '/portal-page/salesDesk');
  await expect(page.getByRole('heading', { level: 1, name: '销售工作台' })).toBeVisible();
  expect(new Set(fetched)).toEqual(new Set(['/portal-page/salesDesk']));
});
