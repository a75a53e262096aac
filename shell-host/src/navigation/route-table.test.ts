import { aUser } from '@portico/shared-kit/testing';
import { redirectFor } from './redirect.ts';
import { routeAt, routeTable } from './route-table.ts';
import type { RouteRow } from './route-row.ts';

const rows: readonly RouteRow[] = routeTable;

/** Name, an address of it, who is let in, the menu beside it, the titles, and where it leads on to. */
const expected = `
root                     | /                                                   | token | -              | 工作台       | Workbench                  | /portal-page/defaultPortalDashboard
login                    | /login                                              | all   | -              | 登录         | Sign in                    |
loginError               | /login-error                                        | all   | -              | 登录失败     | Sign-in failed             |
oauth                    | /oauth                                              | all   | -              | 登录         | Sign in                    |
error                    | /error                                              | token | -              | 出错了       | Something went wrong       |
permission               | /permission                                         | token | -              | 没有权限     | No permission              |
formUnpublished          | /form-unpublished                                   | token | -              | 表单未发布   | Form not published         |
externalLink             | /external-link/f1                                   | all   | -              | 外部表单     | Form by link               |
sharedSuccess            | /shared/success                                     | all   | -              | 分享结果     | Shared link                |
sharedEmpty              | /shared/empty                                       | all   | -              | 分享结果     | Shared link                |
portalHome               | /portal-page                                        | token | -              | 工作台       | Workbench                  |
defaultPortalDashboard   | /portal-page/defaultPortalDashboard                 | token | -              | 工作台       | Workbench                  |
portal-page              | /portal-page/salesDesk                              | token | -              | 工作台       | Workbench                  |
portal-design-preview    | /portal-design-preview/salesDesk                    | token | -              | 页面预览     | Page preview               |
workbenchCenter          | /workbench-center                                   | token | -              | 工作台       | Workbench                  | /workbench-center/workbench
workbench                | /workbench-center/workbench                         | token | -              | 工作台       | Workbench                  |
formDetail               | /form/detail                                        | token | -              | 表单         | Form                       |
workflowTrack            | /from/workflow-track/i1/w1/                         | token | -              | 流程跟踪     | Workflow track             |
operationLogCompare      | /from/operation-log-compare/l1/i1/w1                | token | -              | 操作日志对比 | Operation log comparison   |
messageNotification      | /message-notification                               | token | -              | 通知中心     | Notification center        |
announcement             | /announcement                                       | admin | -              | 发布公告     | Announcement               |
messageLink              | /message-link                                       | token | -              | 打开消息     | Open a message             |
myDraft                  | /my-draft                                           | token | -              | 我的草稿     | My drafts                  |
mySessions               | /my-sessions                                        | token | -              | 登录设备     | My sessions                |
print                    | /print                                              | token | -              | 打印预览     | Print preview              |
auditTrail               | /audit-trail                                        | admin | -              | 审计日志     | Audit trail                |
user                     | /user                                               | token | -              | 个人信息     | Personal info              |
appList                  | /app-list                                           | token | -              | 应用列表     | Applications               | /app-list/applications
applications             | /app-list/applications                              | token | -              | 应用列表     | Applications               |
applicationPortalRoot    | /application-portal                                 | token | -              | 应用列表     | Applications               | /application-portal/portal
applicationPortal        | /application-portal/portal                          | token | -              | 应用门户     | Application portal         |
application              | /application/sales                                  | token | application    | 应用         | Application                |
appPortalRuntime         | /application/sales/application-portal/app-portal-runtime | token | application | 应用首页    | Application home           |
applicationList          | /application/sales/application-list/order           | token | application    | 数据列表     | Data list                  |
testApplication          | /application/testApplication/application-list/testModel | token | application | 测试应用     | Test application           |
applicationDefine        | /application/sales/application-define/help          | token | application    | 页面         | Page                       |
applicationReport        | /application/sales/application-report/monthly       | token | application    | 报表         | Report                     |
applicationCustom        | /application/sales/application-custom               | token | application    | 页面         | Page                       |
jump-report              | /jump-report/sales/monthly                          | token | -              | 报表         | Report                     |
report                   | /report                                             | token | -              | 报表         | Report                     |
reportfull               | /reportfull                                         | token | -              | 报表         | Report                     |
workflowCenter           | /workflow-center                                    | token | -              | 流程中心     | Workflow center            | /workflow-center/my-unfinished-workitem
myUnfinishedWorkItem     | /workflow-center/my-unfinished-workitem             | token | workflowCenter | 待办         | My to-do                   |
startWorkflow            | /workflow-center/start-workflow                     | token | workflowCenter | 发起流程     | Start workflow             |
myUnreadWorkItem         | /workflow-center/my-unread-workitem                 | token | workflowCenter | 待阅         | CC'd to me            |
myFinishedWorkItem       | /workflow-center/my-finished-workitem               | token | workflowCenter | 已办         | Completed by me            |
myWorkflow               | /workflow-center/my-workflow                        | token | workflowCenter | 我的流程     | My workflows               |
delegationWorkflow       | /workflow-center/delegation-workflow                | -root | workflowCenter | 流程委托     | Delegation                 |
queryInstance            | /workflow-center/query-instance                     | overseer | workflowCenter | 流程实例查询 | Instance search            |
queryParticipantWorkItem | /workflow-center/query-participant-workItem         | admin | workflowCenter | 参与者任务查询 | Task search by participant |
singleApp                | /singleApp/sales                                    | token | -              | 应用首页     | Application home           |
appHome                  | /app-home                                           | token | -              | 应用首页     | Application home           |
singleAppList            | /app-list/sales/order/Orders                        | token | -              | 数据列表     | Data list                  |
appTodo                  | /app-todo                                           | token | -              | 待办         | My to-do                   |
appDone                  | /app-done                                           | token | -              | 已办         | Completed by me            |
appToRead                | /app-toread                                         | token | -              | 待阅         | CC'd to me            |
appReport                | /app-report/sales/monthly                           | token | -              | 报表         | Report                     |
appDefine                | /app-define/help                                    | token | -              | 页面         | Page                       |
design                   | /design                                             | token | -              | 流程设计     | Workflow design            |
remotesHealth            | /remotes-health                                     | token | -              | 远程模块状态 | State of the remotes       |
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', path = '', guard, aside, zh, en, to] = line.split('|').map((cell) => cell.trim());
    return { name, path, guard, aside, zh, en, to };
  });

/** Returns the users who are let in by a row, in the words of the table above. */
function guardOf({ isOpen, path }: RouteRow): string {
  if (isOpen) return 'all';
  const isSent = (user: Parameters<typeof aUser>[0]) => redirectFor(path, aUser(user)) !== null;
  if (isSent({}) && !isSent({ permissions: ['WORKFLOW_ADMIN'] })) return 'overseer';
  if (isSent({}) && !isSent({ permissions: ['SYS_MNG'] })) return 'admin';
  return isSent({ permissions: ['ADMIN'], isRootAdmin: true }) ? '-root' : 'token';
}

test.each(expected)('$name is the route of $path', ({ name, path, guard, aside, zh, en, to }) => {
  const row = routeAt(path);
  expect({ ...row, guard: row && guardOf(row) }).toMatchObject({ name, guard, title: { zh, en } });
  expect(row?.aside ?? '-').toBe(aside);
  expect(row?.to ?? '').toBe(to);
});

test('the table has these rows and no other, and no name or path twice', () => {
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(expected.map(({ name }) => name)));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});

test('what no row has is known by none', () => {
  expect(routeAt('/no/such/page')).toBeNull();
  expect(routeAt('/workflow-center/no-such-list')).toBeNull();
});

test('a redirect leads to a row that leads nowhere else', () => {
  const redirects = rows.filter(({ to }) => to !== undefined);
  expect(redirects).not.toEqual([]);
  expect(redirects.filter(({ to = '' }) => (routeAt(to)?.to ?? null) !== null)).toEqual([]);
});
