import { asRecordId } from '../contract/ids.ts';
import type { StartableWorkflow } from '../contract/startable-workflows.schema.ts';
import type { WorkflowInstance, WorkflowInstanceDetail, WorkItem } from '../contract/workflow.schema.ts';

const startTime = '2026-01-05T02:00:00.000Z';

/** A leave request that its manager has not decided on yet. */
export function aWorkItem(overrides: Partial<WorkItem> = {}): WorkItem {
  return {
    id: 'w1',
    workflowInstanceId: 'i1',
    workflowCode: 'leaveFlow',
    instanceName: '王秀英的请假',
    instanceName_i18n: null,
    workflowName: '请假',
    workflowName_i18n: null,
    activityCode: 'a',
    activityName: '部门经理审批',
    activityName_i18n: null,
    originator: { id: 'user-1', name: '王秀英' },
    originatorDepartmentName: null,
    originatorDepartmentName_i18n: null,
    status: 'PENDING',
    instanceStatus: 'PROCESSING',
    type: 0,
    action: null,
    receiveTime: startTime,
    dueTime: null,
    finishTime: null,
    usedTime: null,
    schemaCode: 'leave',
    objectId: asRecordId('record-1'),
    cc: null,
    ...overrides,
  };
}

/** A running leave request that waits for nobody. */
export function anInstance(overrides: Partial<WorkflowInstance> = {}): WorkflowInstance {
  return {
    id: 'i1',
    workflowCode: 'leaveFlow',
    instanceName: '王秀英的请假',
    instanceName_i18n: null,
    workflowName: '请假',
    workflowName_i18n: null,
    status: 'PROCESSING',
    startTime,
    finishTime: null,
    schemaCode: 'leave',
    objectId: asRecordId('record-1'),
    activities: [],
    participants: [],
    waitingSince: null,
    ...overrides,
  };
}

type OwnWorkItem = NonNullable<WorkflowInstanceDetail['workItem']>;

/** A work item to decide on, as its handler sees it on the form. */
export function anOwnWorkItem(overrides: Partial<OwnWorkItem> = {}): OwnWorkItem {
  return {
    id: 'w1',
    activityCode: 'a',
    activityName: '部门经理审批',
    activityName_i18n: null,
    type: 0,
    cc: null,
    status: 'PENDING',
    disagree: 'end',
    ...overrides,
  };
}

/** An instance as somebody sees it who has nothing to do with it, without a log. */
export function anInstanceDetail(overrides: Partial<WorkflowInstanceDetail> = {}): WorkflowInstanceDetail {
  return {
    instance: anInstance(),
    originator: { id: 'user-1', name: '王秀英' },
    workItem: null,
    actions: [],
    log: [],
    ...overrides,
  };
}

/** The workflow of leave requests, which nobody started yet. */
export function aStartableWorkflow(overrides: Partial<StartableWorkflow> = {}): StartableWorkflow {
  return {
    workflowCode: 'leaveFlow',
    name: '请假',
    name_i18n: null,
    appCode: 'hr',
    appName: '人事',
    appName_i18n: null,
    schemaCode: 'leave',
    sheetCode: 'leaveForm',
    startCount: 0,
    ...overrides,
  };
}
