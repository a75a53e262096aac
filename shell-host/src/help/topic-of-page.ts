import { routeAt, type RouteName } from '../navigation/route-table.ts';
import type { TopicId } from './manual.ts';

/** The topic of each route; a new route does not compile without one. */
const topicOfRoute: Readonly<Record<RouteName, TopicId>> = {
  root: 'gettingAround',
  login: 'security',
  loginError: 'security',
  oauth: 'security',
  error: 'gettingAround',
  permission: 'access',
  formUnpublished: 'forms',
  externalLink: 'forms',
  sharedSuccess: 'forms',
  sharedEmpty: 'forms',
  portalHome: 'gettingAround',
  defaultPortalDashboard: 'gettingAround',
  'portal-page': 'gettingAround',
  'portal-design-preview': 'gettingAround',
  workbenchCenter: 'gettingAround',
  workbench: 'gettingAround',
  formDetail: 'forms',
  workflowTrack: 'following',
  operationLogCompare: 'following',
  messageNotification: 'notifications',
  announcement: 'notifications',
  messageLink: 'notifications',
  myDraft: 'drafts',
  mySessions: 'security',
  print: 'printing',
  auditTrail: 'audit',
  user: 'settings',
  appList: 'applications',
  applications: 'applications',
  applicationPortalRoot: 'applications',
  applicationPortal: 'applications',
  application: 'applications',
  appPortalRuntime: 'applications',
  applicationList: 'lists',
  testApplication: 'lists',
  applicationDefine: 'applications',
  applicationReport: 'reports',
  applicationCustom: 'applications',
  'jump-report': 'reports',
  report: 'reports',
  reportfull: 'reports',
  workflowCenter: 'todo',
  myUnfinishedWorkItem: 'todo',
  startWorkflow: 'starting',
  myUnreadWorkItem: 'cc',
  myFinishedWorkItem: 'following',
  myWorkflow: 'following',
  delegationWorkflow: 'delegation',
  queryInstance: 'oversight',
  queryParticipantWorkItem: 'oversight',
  singleApp: 'applications',
  appHome: 'applications',
  singleAppList: 'lists',
  appTodo: 'todo',
  appDone: 'following',
  appToRead: 'cc',
  appReport: 'reports',
  appDefine: 'applications',
  design: 'workflowDesign',
  remotesHealth: 'remotes',
};

/** Topics of pages that remotes add for designing; the table of routes does not have them. */
const topicOfDesigner: Readonly<Record<string, TopicId>> = {
  '/form-design': 'formDesign',
  '/portal-design': 'portalDesign',
  '/report-design': 'reportDesign',
  '/print-design': 'printDesign',
  '/list-script': 'lists',
};

/** The topic that help opens with at an address. A form tells by its query whether it starts, handles or only records. */
export function topicAt(pathname: string, search: string): TopicId {
  const ofDesigner = topicOfDesigner[pathname];
  if (ofDesigner !== undefined) return ofDesigner;
  const route = routeAt(pathname)?.name as RouteName | undefined;
  if (route === undefined) return 'gettingAround';
  if (route !== 'formDetail') return topicOfRoute[route];
  const query = new URLSearchParams(search);
  if (query.has('startWorkflowCode')) return 'starting';
  if (query.has('workitemId')) return 'handling';
  return query.has('workflowInstanceId') ? 'following' : 'forms';
}
