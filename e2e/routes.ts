/** A page of the portal and the words of the heading that say it is there. */
export interface Route {
  readonly path: string;
  readonly heading: string;
}

/** The main routes that everybody may open, in Chinese. */
export const routes: readonly Route[] = [
  { path: '/portal-page/defaultPortalDashboard', heading: '工作台' },
  { path: '/application/sales/application-list/salesOrder', heading: '销售订单' },
  { path: '/form/detail?schemaCode=salesOrder', heading: '新增销售订单' },
  { path: '/form/detail?startWorkflowCode=leaveApproval', heading: '发起请假审批' },
  { path: '/workflow-center/my-unfinished-workitem', heading: '待办' },
  { path: '/workflow-center/start-workflow', heading: '发起流程' },
  { path: '/workflow-center/my-workflow', heading: '我的流程' },
  { path: '/message-notification', heading: '通知中心' },
];
