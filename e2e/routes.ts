import { expect, type Page } from '@playwright/test';
import type { Locale } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

/** A page of the portal and the words of the heading that say it is there, and not another one in its place. */
export interface Route {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** Somebody of the demo and the language this person reads. */
export interface Reader {
  readonly username: string;
  readonly locale: Locale;
  /** A list of the workflow center in which this person has a workflow. */
  readonly workflows: string;
}

export const readers = {
  zh: { username: 'liufang', locale: 'zh', workflows: '/workflow-center/my-unfinished-workitem' },
  en: { username: 'emma', locale: 'en', workflows: '/workflow-center/my-workflow' },
} as const satisfies Record<Locale, Reader>;

/** Pages whose address is always the same, with their headings in Chinese and in English. */
const fixedRoutes: readonly (readonly [path: string, zh: string, en: string])[] = [
  ['/portal-page/defaultPortalDashboard', '工作台', 'Workbench'],
  ['/portal-page/salesDesk', '销售工作台', 'Sales desk'],
  ['/app-list/applications', '应用列表', 'Applications'],
  [DataListPage.orders, '销售订单', 'Sales orders'],
  ['/application/sales', '销售工作台', 'Sales desk'],
  ['/form/detail?schemaCode=salesOrder', '新增销售订单', 'Add: Sales order'],
  ['/form/detail?startWorkflowCode=leaveApproval', '发起请假审批', 'Start: Leave approval'],
  ['/workflow-center/my-unfinished-workitem', '待办', 'My to-do'],
  ['/workflow-center/start-workflow', '发起流程', 'Start workflow'],
  ['/workflow-center/my-finished-workitem', '已办', 'My done'],
  ['/workflow-center/my-unread-workitem', '待阅', 'Reading tasks'],
  ['/workflow-center/my-workflow', '我的流程', 'My workflows'],
  ['/workflow-center/delegation-workflow', '流程委托', 'Delegation'],
  ['/message-notification', '通知中心', 'Notification center'],
  ['/user', '个人信息', 'Personal info'],
  ['/permission', '没有访问权限', 'You have no access to this'],
  ['/error?code=700020', '没有新增权限', 'You have no permission to add'],
  ['/form-unpublished', '表单未发布', 'This form is not published'],
  ['/remotes-health', '远程模块状态', 'State of the remotes'],
  ['/no/such/page', '页面不存在', 'Page not found'],
];

/** Pages of who designs workflows: the list, and a workflow on the desk. */
export const designRoutes: Readonly<Record<Locale, readonly Route[]>> = {
  zh: [
    { path: '/design', heading: '流程设计' },
    { path: '/design?workflowCode=expenseApproval', heading: '流程设计：报销审批' },
  ],
  en: [
    { path: '/design', heading: 'Workflow design' },
    { path: '/design?workflowCode=expenseApproval', heading: 'Workflow design: Expense approval' },
  ],
};

/** Every page of a signed-in person; those of a record, of a workflow and of a print preview too. */
export async function routesOf(page: Page, { locale, workflows }: Reader): Promise<readonly Route[]> {
  const record = await formIn(page, DataListPage.orders);
  const workflow = await formIn(page, workflows);
  const objectIds = new URL(record.path, 'http://portal').searchParams.get('objectId') ?? '';
  const instanceId = new URL(workflow.path, 'http://portal').searchParams.get('workflowInstanceId') ?? '';
  expect(objectIds).not.toBe('');
  expect(instanceId).not.toBe('');
  return [
    ...fixedRoutes.map(([path, zh, en]) => ({ path, heading: locale === 'zh' ? zh : en })),
    record,
    workflow,
    {
      path: `/from/workflow-track/${instanceId}/-/`,
      heading: locale === 'zh' ? /^流程跟踪/ : /^Workflow track/,
    },
    {
      path: `/print?${String(new URLSearchParams({ schemaCode: 'salesOrder', objectIds }))}`,
      heading: locale === 'zh' ? '打印预览' : 'Print preview',
    },
  ];
}

/** The last form that a list leads to: tests that run beside this one change the newest. */
async function formIn(page: Page, path: string): Promise<Route> {
  await page.goto(path);
  const links = page.getByRole('main').locator('a[href^="/form/detail"]');
  await expect(links.first()).toBeVisible();
  const link = links.last();
  return { path: (await link.getAttribute('href')) ?? '', heading: /./ };
}
