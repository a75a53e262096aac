import { expect, type Page } from '@playwright/test';
import type { Locale } from './demo-test.ts';
import { DataListPage } from './pages/DataListPage.ts';

/** A page of the portal and the words of the heading that say it is there, and not another one in its place. */
export interface Route {
  readonly path: string;
  readonly heading: string | RegExp;
  /** The selector of a part that is drawn later than the heading. */
  readonly part?: string;
  /** The text that a phone shows in place of a page that needs a larger screen. */
  readonly onPhone?: string;
}

/** Person of the demo and the language this person reads. */
export interface Reader {
  readonly username: string;
  readonly locale: Locale;
  /** A list of the workflow center in which this person has a workflow. */
  readonly workflows: string;
}

/** Routes that are looked at in one go. */
export interface RouteGroup {
  readonly name: string;
  /** Another person than the reader, where not everybody has these pages. */
  readonly username?: string;
  readonly routesFor: (page: Page, reader: Reader) => Promise<readonly Route[]>;
}

export const readers = {
  zh: { username: 'liufang', locale: 'zh', workflows: '/workflow-center/my-unfinished-workitem' },
  en: { username: 'emma', locale: 'en', workflows: '/workflow-center/my-workflow' },
} as const satisfies Record<Locale, Reader>;

/** A page whose address is always the same, with its heading in Chinese and in English. */
type FixedRoute = readonly [path: string, zh: string, en: string, more?: Pick<Route, 'part' | 'onPhone'>];

function fixed(routes: readonly FixedRoute[], { locale }: Reader): Route[] {
  return routes.map(([path, zh, en, more]) => ({ path, heading: locale === 'zh' ? zh : en, ...more }));
}

const portal: readonly FixedRoute[] = [
  ['/portal-page/defaultPortalDashboard', '工作台', 'Workbench'],
  ['/portal-page/salesDesk', '销售工作台', 'Sales desk'],
  ['/app-list/applications', '应用列表', 'Applications'],
  ['/application/sales', '销售工作台', 'Sales desk'],
  ['/user', '个人信息', 'Personal info'],
  ['/my-sessions', '登录设备', 'My sessions', { part: 'li time' }],
  ['/message-notification', '通知中心', 'Notification center'],
];

const endings: readonly FixedRoute[] = [
  ['/permission', '没有访问权限', 'You have no access to this'],
  ['/error?code=700020', '没有新增权限', 'You have no permission to add'],
  ['/form-unpublished', '表单未发布', 'This form is not published'],
  ['/remotes-health', '远程模块状态', 'State of the remotes'],
  ['/no/such/page', '页面不存在', 'Page not found'],
];

/** Pages with charts are there when the first of them is drawn. */
const drawn = { part: '[role="img"] svg' };

/** The addresses of reports (shell spec, section 2). */
const reports: readonly FixedRoute[] = [
  ['/application/sales/application-report/salesBoard', '销售看板', 'Sales board', drawn],
  ['/application/assets/application-report/assetBoard?f.createdTime=2025-01-01%3B', '资产看板', 'Asset board'],
  ['/jump-report/purchase/workflowBoard', '审批看板', 'Approval board'],
  ['/report?reportCode=salesBoard', '销售看板', 'Sales board', drawn],
  ['/reportfull?appCode=sales&reportCode=salesBoard', '销售看板', 'Sales board', drawn],
];

const records: readonly FixedRoute[] = [
  [DataListPage.orders, '销售订单', 'Sales orders'],
  [
    '/application/projects/application-list/projectTask?queryCode=boardByPerson',
    '项目任务',
    'Project tasks',
    { part: '[data-item]' },
  ],
  [
    '/application/projects/application-list/projectTask?queryCode=tree',
    '项目任务',
    'Project tasks',
    { part: '[role="treegrid"] [data-row]' },
  ],
  [
    '/application/projects/application-list/projectTask?queryCode=calendar',
    '项目任务',
    'Project tasks',
    { part: '[data-item]' },
  ],
  [
    '/application/projects/application-list/projectTask?queryCode=gantt',
    '项目任务',
    'Project tasks',
    { part: '[data-bar]' },
  ],
  ['/form/detail?schemaCode=salesOrder', '新增销售订单', 'Add: Sales order'],
];

const workflows: readonly FixedRoute[] = [
  ['/form/detail?startWorkflowCode=leaveApproval', '发起请假审批', 'Start: Leave approval'],
  ['/workflow-center/my-unfinished-workitem', '待办', 'My to-do'],
  ['/workflow-center/start-workflow', '发起流程', 'Start workflow'],
  ['/workflow-center/my-finished-workitem', '已办', 'Completed by me'],
  ['/workflow-center/my-unread-workitem', '待阅', "CC'd to me"],
  ['/workflow-center/my-workflow', '我的流程', 'My workflows'],
  ['/workflow-center/delegation-workflow', '流程委托', 'Delegation'],
];

const designers: readonly FixedRoute[] = [
  ['/design', '流程设计', 'Workflow design'],
  [
    '/design?workflowCode=expenseApproval',
    '流程设计：报销审批',
    'Workflow design: Expense approval',
    { part: '[data-ready="true"]' },
  ],
  ['/form-design', '表单设计', 'Form design'],
  [
    '/form-design?schemaCode=supply&sheetCode=main',
    '表单设计：',
    'Form design: ',
    { onPhone: '请在更大的屏幕上设计表单' },
  ],
  ['/portal-design', '门户设计', 'Portal design'],
  ['/portal-design?code=salesDesk', '门户设计：', 'Portal design: ', { onPhone: '设计页面需要更大的屏幕' }],
  ['/report-design', '报表设计', 'Report design'],
  ['/report-design?code=salesBoard', '报表设计：', 'Report design: ', { onPhone: '设计报表需要更大的屏幕' }],
  ['/print-design', '打印模板设计', 'Print template design'],
  [
    '/print-design?code=salesOrderPrint',
    '打印模板设计：',
    'Print template design: ',
    { onPhone: '设计打印模板需要更大的屏幕' },
  ],
  ['/list-script', '列表脚本', 'List script'],
  ['/list-script?schemaCode=projectTask&viewCode=health', '列表脚本', 'List script', { part: '.cm-line' }],
  ['/portal-design-preview/salesDesk', '销售工作台', 'Sales desk'],
];

const administration: readonly FixedRoute[] = [
  ['/audit-trail', '审计日志', 'Audit trail', { part: 'tr time, li time' }],
  ['/announcement', '发布公告', 'Announcement'],
];

/** Every page of a signed-in person; those of a record, of a workflow and of a print preview too, and the designers'. */
export const routeGroups: readonly RouteGroup[] = [
  { name: 'the portal', routesFor: async (_page, reader) => fixed(portal, reader) },
  { name: 'where a way ends', routesFor: async (_page, reader) => fixed(endings, reader) },
  {
    name: 'records',
    routesFor: async (page, reader) => [...fixed(records, reader), ...(await ofRecord(page, reader))],
  },
  { name: 'reports', routesFor: async (_page, reader) => fixed(reports, reader) },
  {
    name: 'workflows',
    routesFor: async (page, reader) => [...fixed(workflows, reader), ...(await ofWorkflow(page, reader))],
  },
  {
    name: 'designers and administrators',
    username: 'admin',
    routesFor: async (_page, reader) => fixed([...designers, ...administration], reader),
  },
];

async function ofRecord(page: Page, { locale }: Reader): Promise<readonly Route[]> {
  const record = await formIn(page, DataListPage.orders);
  const objectIds = new URL(record.path, 'http://portal').searchParams.get('objectId') ?? '';
  expect(objectIds).not.toBe('');
  const path = `/print?${String(new URLSearchParams({ schemaCode: 'salesOrder', objectIds }))}`;
  return [
    record,
    { path, heading: locale === 'zh' ? '打印预览' : 'Print preview' },
    { path: path.replace('/print?', '/print/labels?'), heading: locale === 'zh' ? '标签预览' : 'Label preview' },
  ];
}

async function ofWorkflow(page: Page, { locale, workflows: list }: Reader): Promise<readonly Route[]> {
  const workflow = await formIn(page, list);
  const instanceId = new URL(workflow.path, 'http://portal').searchParams.get('workflowInstanceId') ?? '';
  expect(instanceId).not.toBe('');
  const path = `/from/workflow-track/${instanceId}/-/`;
  return [workflow, { path, heading: locale === 'zh' ? /^流程跟踪/ : /^Workflow track/ }];
}

/** The last form that a list leads to: tests that run beside this one change the newest. */
async function formIn(page: Page, path: string): Promise<Route> {
  await page.goto(path);
  const links = page.getByRole('main').locator('a[href^="/form/detail"]');
  await expect(links.first()).toBeVisible();
  const link = links.last();
  return { path: (await link.getAttribute('href')) ?? '', heading: /./ };
}
