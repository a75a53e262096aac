import { bilingual, type BilingualText } from '../i18n/bilingual-text.ts';

/** Names of the sources that the platform keeps itself, of their fields and of the states of work. */
export const sourceNames = {
  workItems: bilingual('流程任务', 'Work items'),
  workflowInstances: bilingual('流程实例', 'Workflow instances'),
  workflow: bilingual('流程', 'Workflow'),
  node: bilingual('节点', 'Activity'),
  stage: bilingual('任务状态', 'State'),
  result: bilingual('处理结果', 'Result'),
  type: bilingual('任务类型', 'Type'),
  overdue: bilingual('已逾期', 'Overdue'),
  participant: bilingual('处理人', 'Handler'),
  originator: bilingual('发起人', 'Originator'),
  originatorDept: bilingual('发起部门', 'Originator’s department'),
  receivedTime: bilingual('接收时间', 'Received'),
  handledTime: bilingual('处理时间', 'Handled'),
  dueTime: bilingual('截止时间', 'Due'),
  usedTime: bilingual('用时（小时）', 'Time used (hours)'),
  status: bilingual('流程状态', 'Status'),
  startedTime: bilingual('发起时间', 'Started'),
  finishedTime: bilingual('结束时间', 'Finished'),
  open: bilingual('待办', 'To do'),
  handled: bilingual('已办', 'Done'),
  closed: bilingual('已关闭', 'Closed by others'),
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Code of a field of one of these sources. */
export type SourceFieldName = keyof typeof sourceNames;
