import { Readable } from 'node:stream';
import { beginExport } from '@portico/shared-kit/contract/exports.endpoints';
import { deleteAllFound } from '@portico/shared-kit/contract/record-jobs.endpoints';
import { saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { queryWorkItems, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import type { Grant } from '@portico/shared-kit/permissions';
import { asJson, transaction } from '../database/index.ts';
import { hashPassword } from '../modules/session/index.ts';
import { approve, bpmn, end, flow, start } from '../workflow-engine/testing/diagrams.ts';
import { exportablePackage } from './sample-package.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';

/** Stands in what belongs to the employee and nowhere else: who reads it in an answer was told of their things. */
export const mark = 'only-for-emma';

/** The password of the employee. */
export const password = 'Secret-42-Emma';

/**
 * People of the world, one of each kind. The colleague has the employee's roles and no part in what is the employee's.
 */
export const people = {
  nobody: null,
  employee: 'emma',
  colleague: 'colin',
  privileged: 'pia',
  appAdmin: 'ada',
  systemAdmin: 'sid',
  rootAdmin: 'root',
} as const;

/** Kind of person. */
export type Kind = keyof typeof people;

/** The server with a model, a workflow, a page, a print template, and what the employee has of each. */
export interface EndpointWorld {
  readonly app: TestApp;
  readonly fileId: string;
  readonly notificationId: string;
  /** A record of the employee as new: what one call changes does not matter to the next. */
  newOrder(): Promise<{ readonly id: string; readonly version: number }>;
  /** A draft of the employee. */
  newDraft(): Promise<string>;
  /** A running workflow that the employee started. */
  newInstance(): Promise<string>;
  /** A work item that waits for the employee. */
  newWorkItem(): Promise<string>;
  /** A job of the employee on one order, the only one under way. */
  newRecordJob(): Promise<string>;
  /** An export by the employee that has succeeded. */
  newExport(): Promise<string>;
}

const approval = bpmn(
  [
    '<bpmn:extensionElements><portico:process revoke="beforeFirstDecision"/></bpmn:extensionElements>',
    start,
    flow('F1', 'Start', 'A'),
    approve('A', '审批', { participants: [['role', 'approver']] }),
    flow('F2', 'A', 'End'),
    end,
  ].join(''),
);

/** A provider that is down: the endpoints are there, and nobody gets further than to it. */
const openId = {
  OPENID_ISSUER: 'http://127.0.0.1:1',
  OPENID_CLIENT_ID: 'portico',
  OPENID_CLIENT_SECRET: 'secret',
  OPENID_REDIRECT_URI: 'http://127.0.0.1/oauth',
};

const granted: Readonly<Record<string, Grant>> = {
  pia: 'WORKFLOW_ADMIN',
  ada: 'APP_MNG',
  sid: 'SYS_MNG',
  root: 'ADMIN',
};

async function insertPeople({ platform }: TestApp): Promise<void> {
  const clerk = { departmentId: 'sales', roles: ['clerk'] };
  await insertOrganisation(platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [
      { code: 'clerk', name: '职员' },
      { code: 'approver', name: '审批人' },
      ...Object.entries(granted).map(([code, grant]) => ({ code, name: code, grants: [grant] })),
    ],
    users: [
      { id: 'emma', name: '艾玛', ...clerk, roles: ['clerk', 'approver'], passwordHash: await hashPassword(password) },
      { id: 'colin', name: '科林', ...clerk },
      { id: 'nick', name: '尼克', ...clerk },
      ...Object.keys(granted).map((id) => ({ id, name: id, roles: [id] })),
    ],
  });
  const { db } = platform.connections;
  await db.updateTable('role').set({ group_id: 'business' }).where('id', '=', 'clerk').execute();
}

async function insertThings({ platform, services }: TestApp): Promise<void> {
  const { db } = platform.connections;
  const attributes = asJson({ version: 1, pages: [] });
  const template = { corp_id: 'main', code: 't1', name: '订单打印' };
  await db
    .insertInto('print_template')
    .values({ ...template, schema_code: 'Order', form_code: null, sort_key: 1 })
    .execute();
  await db
    .insertInto('print_template_version')
    .values({ ...template, version: 1, content: attributes, published_time: new Date() })
    .execute();
  const page = asJson({ version: 1, rows: [] });
  await db
    .insertInto('portal_page')
    .values({ corp_id: 'main', code: 'salesHome', name: '首页', app_code: 'sales', draft: page })
    .execute();
  const byTitle = { id: 'byTitle', chartType: 'table', schemaCode: 'Order', dimensions: [{ field: 'title' }] };
  const charts = [{ ...byTitle, measures: [{ field: null, aggregate: 5 }] }];
  const report = { corp_id: 'main', code: 'salesFigures', name: '销售图表' };
  await db
    .insertInto('report')
    .values({ ...report, app_code: 'sales', draft: null })
    .execute();
  await db
    .insertInto('report_version')
    .values({ ...report, version: 1, content: asJson({ version: 1, charts }), published_time: new Date() })
    .execute();
  const workflow = { appCode: 'sales', schemaCode: 'Order', code: 'orderFlow', name: '订单审批', file: 'order.bpmn' };
  await transaction(db, (trx) => services.workflow.templates.publish(trx, { ...workflow, xml: approval }));
}

async function keepFile({ platform, services }: TestApp): Promise<string> {
  const id = 'file-of-emma';
  const row = { corp_id: 'main', id, name: 'contract.txt', size: mark.length, storage_key: 'aa/file' };
  const others = { mime_type: 'text/plain', creater: 'emma', created_time: platform.now() };
  await platform.connections.db
    .insertInto('file')
    .values({ ...row, ...others })
    .execute();
  await services.fileStore.put(row.storage_key, Readable.from([Buffer.from(mark)]));
  return id;
}

async function tell({ platform }: TestApp): Promise<string> {
  const id = 'message-for-emma';
  const bizParams = asJson({ instanceName: mark, originatorName: mark, schemaCode: 'Order', objectId: 'gone' });
  const row = { corp_id: 'main', id, user_id: 'emma', message_type: 3, read_state: 101, biz_params: bizParams };
  await platform.connections.db
    .insertInto('notification')
    .values({ ...row, category: 'STATION', title: mark, content: mark })
    .execute();
  return id;
}

/** A model whose form people without an account fill in, and which looks up orders. */
const complaintsPackage: Readonly<Record<string, string>> = {
  'application.yaml': 'code: complaints\nname: 投诉\nmenu: []\n',
  'models/complaint.yaml': `
schemaCode: Complaint
name: 投诉
properties:
  - { code: title, name: 标题, propertyType: 0 }
  - { code: order, name: 订单, propertyType: 9, settings: { schemaCode: Order, nameProperty: contractNo } }
  - { code: papers, name: 材料, propertyType: 6 }
forms: [{ code: main, name: 投诉, sections: [{ title: 投诉, properties: [title, order, papers] }] }]
listViews: [{ code: all, name: 全部, queryConditions: [], queryActions: [], queryColumns: [{ propertyCode: title }] }]
permissions: [{ role: clerk, view: own, add: true, edit: true, delete: true }]
`,
};

/** Starts it. */
export async function startEndpointWorld(): Promise<EndpointWorld> {
  const app = await startTestApp(undefined, { ...openId, TRUSTED_PROXIES: '10.0.0.5' });
  await insertPeople(app);
  await app.services.appPackages.importPackage(exportablePackage, {}, null);
  await app.services.appPackages.importPackage(complaintsPackage, {}, null);
  await insertThings(app);
  const data = { title: mark };
  const newInstance = async () => {
    const requestId = app.platform.newId();
    const answer = await app.call(startWorkflow, { workflowCode: 'orderFlow', data, requestId }, 'emma');
    if (answer.errcode !== 0) throw new Error(answer.errmsg);
    return answer.data.workflowInstanceId;
  };
  const newOrder = async () => (await app.call(saveRecord, { schemaCode: 'Order', data }, 'emma')).data;
  return {
    app,
    fileId: await keepFile(app),
    notificationId: await tell(app),
    newOrder,
    async newDraft() {
      return (await app.call(saveRecord, { schemaCode: 'Order', data, draft: true }, 'emma')).data.id;
    },
    newInstance,
    async newWorkItem() {
      const wanted = await newInstance();
      const { data: page } = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 100 }, 'emma');
      const item = page.content.find(({ workflowInstanceId }) => workflowInstanceId === wanted);
      if (item === undefined) throw new Error('no work item');
      return item.id;
    },
    newRecordJob: async () => (await app.call(deleteAllFound, await oneFound(app, await newOrder()), 'emma')).data.id,
    newExport: () => exportOf(app, newOrder),
  };
}

/** An export by the employee that has succeeded: each that is begun counts for limits and is recorded, so one is enough. */
async function exportOf(app: TestApp, newOrder: EndpointWorld['newOrder']): Promise<string> {
  const { db } = app.platform.connections;
  await db.deleteFrom('export_task').where('status', '!=', 'END').execute();
  const own = db.selectFrom('export_task').select('id').where('corp_id', '=', 'main').where('user_id', '=', 'emma');
  const kept = await own.executeTakeFirst();
  if (kept !== undefined) return kept.id;
  const { data: begun } = await app.call(beginExport, await oneToExport(app, await newOrder()), 'emma');
  await app.services.exports.work(new AbortController().signal);
  return begun.id;
}

/** An export of one order as text. Exports that were begun before would be too many for another one. */
export async function oneToExport({ platform }: TestApp, { id }: { readonly id: string }) {
  await platform.connections.db.deleteFrom('export_task').where('corp_id', '=', platform.corpId).execute();
  return {
    schemaCode: 'Order',
    objectIds: [id],
    columns: [{ propertyCode: 'title' }, { propertyCode: 'lines' }],
    format: 'csv' as const,
  };
}

/** A list that finds one order and no other. Jobs that were begun before would be too many for another one. */
export async function oneFound({ platform }: TestApp, { id }: { readonly id: string }) {
  await platform.connections.db.deleteFrom('record_job').where('corp_id', '=', platform.corpId).execute();
  return {
    schemaCode: 'Order',
    filter: { propertyCode: 'id', operator: 'equal', value: id } as const,
    expectedCount: 1,
  };
}
