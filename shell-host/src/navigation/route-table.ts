import { matchRoutes } from 'react-router-dom';
import type { RouteRow } from './route-row.ts';
import { routeTitles as titles } from './route-titles.texts.ts';

const center = '/workflow-center/';
const application = '/application/:appCode/';

const workflow = 'mf-workflow';
const datalist = 'mf-datalist';
const portal = 'mf-portal';

const inCenter = { remote: workflow, aside: 'workflowCenter', place: titles.workflowCenter } as const;
const inApplication = { aside: 'application' } as const;
const outside = { layout: 'standalone', isOpen: true } as const;
const inSingle = { backTo: '/app-home' } as const;

/** The to-do list: the workflow center's default entry. */
export const todoPath = `${center}my-unfinished-workitem`;

/** The designer of workflows, which has a window of its own. */
export const designPath = '/design';

/**
 * Every path of the portal, as data. The router, the guard, titles and the selection of menus are made from it; a page
 * of a remote that stands here is called what it is called here, and any other brings its own title.
 */
export const routeTable = [
  { name: 'root', path: '/', title: titles.workbench, to: '/portal-page/defaultPortalDashboard' },
  { name: 'login', path: '/login', title: titles.signIn, ...outside },
  { name: 'loginError', path: '/login-error', title: titles.signinFailed, ...outside },
  { name: 'oauth', path: '/oauth', title: titles.signIn, ...outside },
  { name: 'error', path: '/error', title: titles.somethingWentWrong },
  { name: 'permission', path: '/permission', title: titles.noPermission },
  { name: 'formUnpublished', path: '/form-unpublished', title: titles.formNotPublished },
  { name: 'externalLink', path: '/external-link/:formid', title: titles.formByLink, ...outside },
  { name: 'sharedSuccess', path: '/shared/success', title: titles.sharedLink, ...outside },
  { name: 'sharedEmpty', path: '/shared/empty', title: titles.sharedLink, ...outside },
  { name: 'portalHome', path: '/portal-page', title: titles.workbench, remote: portal },
  {
    name: 'defaultPortalDashboard',
    path: '/portal-page/defaultPortalDashboard',
    title: titles.workbench,
    remote: portal,
  },
  { name: 'portal-page', path: '/portal-page/:pageCode', title: titles.workbench, remote: portal },
  {
    name: 'portal-design-preview',
    path: '/portal-design-preview/:pageCode',
    title: titles.pagePreview,
    remote: portal,
  },
  { name: 'workbenchCenter', path: '/workbench-center', title: titles.workbench, to: '/workbench-center/workbench' },
  { name: 'workbench', path: '/workbench-center/workbench', title: titles.workbench, remote: portal },
  {
    name: 'formDetail',
    path: '/form/detail',
    title: titles.form,
    remote: workflow,
    queries: [
      'startWorkflowCode',
      'schemaCode sheetCode? queryCode?',
      'workflowInstanceId workitemId?',
      'objectId schemaCode sheetCode?',
    ],
    also: 'key relId relPropertyCode relSchemacode customButtonOpen debugId return T isFromTips workitemType',
  },
  {
    name: 'workflowTrack',
    path: '/from/workflow-track/:workflowInstanceId/:workItemId',
    title: titles.workflowTrack,
    remote: workflow,
  },
  {
    name: 'operationLogCompare',
    path: '/from/operation-log-compare/:logid/:workflowInstanceId/:workItemId',
    title: titles.operationLogComparison,
    remote: workflow,
  },
  {
    name: 'messageNotification',
    path: '/message-notification',
    title: titles.notificationCenter,
    also: 'type return',
  },
  { name: 'announcement', path: '/announcement', title: titles.announcement, closedTo: 'notAnnouncer' },
  { name: 'messageLink', path: '/message-link', title: titles.openAMessage, queries: ['messageId'] },
  { name: 'myDraft', path: '/my-draft', title: titles.myDrafts },
  { name: 'mySessions', path: '/my-sessions', title: titles.mySessions },
  {
    name: 'print',
    path: '/print',
    title: titles.printPreview,
    remote: 'mf-print',
    queries: ['schemaCode objectIds', 'schemaCode objectId', 'schemaCode selection'],
    also: 'sheetCode templateId autoprint return',
  },
  { name: 'auditTrail', path: '/audit-trail', title: titles.auditTrail, closedTo: 'notAuditor' },
  { name: 'user', path: '/user', title: titles.personalInfo },
  { name: 'appList', path: '/app-list', title: titles.applications, to: '/app-list/applications' },
  { name: 'applications', path: '/app-list/applications', title: titles.applications },
  {
    name: 'applicationPortalRoot',
    path: '/application-portal',
    title: titles.applications,
    to: '/application-portal/portal',
  },
  {
    name: 'applicationPortal',
    path: '/application-portal/portal',
    title: titles.applicationPortal,
    setting: 'openApplicationPortal',
  },
  { name: 'application', path: '/application/:appCode', title: titles.application, ...inApplication },
  {
    name: 'appPortalRuntime',
    path: `${application}application-portal/app-portal-runtime`,
    title: titles.applicationHome,
    remote: portal,
    ...inApplication,
  },
  {
    name: 'applicationList',
    path: `${application}application-list/:schemaCode`,
    title: titles.dataList,
    remote: datalist,
    also: 'parentId code openMode pcUrl queryCode return debugId viewAs',
    ...inApplication,
  },
  {
    name: 'testApplication',
    path: '/application/testApplication/application-list/testModel',
    title: titles.testApplication,
    remote: datalist,
    ...inApplication,
  },
  { name: 'applicationDefine', path: `${application}application-define/:url`, title: titles.page, ...inApplication },
  {
    name: 'applicationReport',
    path: `${application}application-report/:reportCode`,
    title: titles.report,
    remote: portal,
    ...inApplication,
  },
  { name: 'applicationCustom', path: `${application}application-custom`, title: titles.page, ...inApplication },
  { name: 'jump-report', path: '/jump-report/:appCode/:reportCode', title: titles.report, remote: portal },
  { name: 'report', path: '/report', title: titles.report, remote: portal },
  { name: 'reportfull', path: '/reportfull', title: titles.report, remote: portal },
  { name: 'workflowCenter', path: '/workflow-center', title: inCenter.place, to: todoPath },
  { name: 'myUnfinishedWorkItem', path: todoPath, title: titles.myTodo, ...inCenter },
  { name: 'startWorkflow', path: `${center}start-workflow`, title: titles.startWorkflow, ...inCenter },
  { name: 'myUnreadWorkItem', path: `${center}my-unread-workitem`, title: titles.ccItems, ...inCenter },
  { name: 'myFinishedWorkItem', path: `${center}my-finished-workitem`, title: titles.myDone, ...inCenter },
  { name: 'myWorkflow', path: `${center}my-workflow`, title: titles.myWorkflows, ...inCenter },
  {
    name: 'delegationWorkflow',
    path: `${center}delegation-workflow`,
    title: titles.delegation,
    closedTo: 'rootAdmin',
    ...inCenter,
  },
  {
    name: 'queryInstance',
    path: `${center}query-instance`,
    title: titles.instanceSearch,
    closedTo: 'notOverseer',
    ...inCenter,
  },
  {
    name: 'queryParticipantWorkItem',
    path: `${center}query-participant-workItem`,
    title: titles.taskSearchByParticipant,
    closedTo: 'notInspector',
    ...inCenter,
  },
  { name: 'singleApp', path: '/singleApp/:appCode', title: titles.applicationHome },
  { name: 'appHome', path: '/app-home', title: titles.applicationHome, ...inSingle },
  { name: 'singleAppList', path: '/app-list/:appCode/:schemaCode/:displayName', title: titles.dataList, ...inSingle },
  { name: 'appTodo', path: '/app-todo', title: titles.myTodo, ...inSingle },
  { name: 'appDone', path: '/app-done', title: titles.myDone, ...inSingle },
  { name: 'appToRead', path: '/app-toread', title: titles.ccItems, ...inSingle },
  { name: 'appReport', path: '/app-report/:appCode/:reportCode', title: titles.report, ...inSingle },
  { name: 'appDefine', path: '/app-define/:url', title: titles.page, ...inSingle },
  { name: 'design', path: designPath, title: titles.workflowDesign, remote: workflow },
  { name: 'remotesHealth', path: '/remotes-health', title: titles.stateOfTheRemotes },
] as const satisfies readonly RouteRow[];

/** The name of a route of the table. */
export type RouteName = (typeof routeTable)[number]['name'];

const routes = routeTable.map((row: RouteRow) => ({ path: row.path, row }));

// A page asks for the row of its path a dozen times whenever it is drawn, and finding it ranks all rows anew.
const known = new Map<string, RouteRow | null>();
const mostKnown = 200;

/** The row of the table that a path belongs to; null for what the table does not know. */
export function routeAt(pathname: string): RouteRow | null {
  const found = known.get(pathname);
  if (found !== undefined) return found;
  const row = matchRoutes(routes, pathname)?.[0]?.route.row ?? null;
  if (known.size >= mostKnown) known.clear();
  known.set(pathname, row);
  return row;
}
