import { Readable } from 'node:stream';
import { type Endpoint, fillPath } from '@portico/shared-kit/contract/endpoint';
import { downloadFile } from '@portico/shared-kit/contract/files.endpoints';
import { getForm, getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import { listPrintTemplates, loadPrintData } from '@portico/shared-kit/contract/print.endpoints';
import { checkDelete, getRecord, queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { getInstance, startWorkflow } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { asJson, transaction } from './database/index.ts';
import type { TestApp } from './testing/test-app.ts';
import { insertOrganisation } from './testing/test-organisation.ts';
import { startRecordsApp } from './testing/test-records.ts';
import { newSession } from './testing/test-session.ts';
import { approve, bpmn, end, flow, start } from './workflow-engine/testing/diagrams.ts';

/** Words that stand in the one order, or in what belongs to its model, and nowhere else. */
const secret = { title: '机密订单', file: 'the contract', template: '内部打印', form: '合同号' };
const schemaCode = 'Order';
const fileId = 'f-secret';
const approvalXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'A'),
    approve('A', '审批', { participants: [['role', 'approver']] }),
    flow('F2', 'A', 'End'),
    end,
  ].join(''),
);

let app: TestApp;
let objectId = '';
let workflowInstanceId = '';

async function addFile(): Promise<void> {
  const row = { corp_id: 'main', id: fileId, name: 'contract.txt', size: secret.file.length, storage_key: 'aa/secret' };
  await app.platform.connections.db
    .insertInto('file')
    .values({ ...row, mime_type: 'text/plain', creater: 'ann', created_time: app.platform.now() })
    .execute();
  await app.services.fileStore.put('aa/secret', Readable.from([Buffer.from(secret.file)]));
}

beforeAll(async () => {
  app = await startRecordsApp();
  const { platform, services } = app;
  await insertOrganisation(platform, {
    roles: [{ code: 'approver', name: '审批人' }],
    users: [{ id: 'hal', name: '哈', roles: ['approver'] }],
  });
  const { db } = platform.connections;
  const attributes = asJson({ version: 1, pages: [] });
  const template = { corp_id: 'main', code: 't1', name: secret.template };
  await db
    .insertInto('print_template')
    .values({ ...template, schema_code: schemaCode, form_code: null, sort_key: 1 })
    .execute();
  await db
    .insertInto('print_template_version')
    .values({ ...template, version: 1, content: attributes, published_time: new Date() })
    .execute();
  const workflow = { appCode: 'sales', schemaCode, code: 'orderFlow', name: '订单审批', file: 'order.bpmn' };
  await transaction(db, (trx) => services.workflow.templates.publish(trx, { ...workflow, xml: approvalXml }));
  await addFile();
  const files = [{ id: fileId, name: 'contract.txt', size: 1, mimeType: 'text/plain' }];
  const data = { title: secret.title, files };
  const begun = await app.call(startWorkflow, { workflowCode: 'orderFlow', data, requestId: 'request-1' }, 'ann');
  expect(begun.errmsg).toBe('');
  ({ objectId, workflowInstanceId } = begun.data);
});
afterAll(() => app.close());

/**
 * Callers: somebody without a role, a clerk who sees the list but not ann's orders, the approver, whose only right is
 * the work item, the owner, and the root administrator.
 */
const people = ['out', 'bob', 'hal', 'ann', 'adm'] as const;
/** Answer to each of them: a refusal, an answer with the secret, or one without it. */
type ReadResult = ErrorName | 'secret' | 'nothing';
type Address = Pick<Endpoint<unknown, unknown>, 'method' | 'path'>;
type Row = readonly [string, Address, () => object, string, readonly ReadResult[]];

const refused = 'noPermissionToView';
const ofModel = () => ({ schemaCode });
const reads: readonly Row[] = [
  [
    'a record',
    getRecord,
    () => ({ schemaCode, id: objectId }),
    secret.title,
    [refused, 'recordMissing', 'secret', 'secret', 'secret'],
  ],
  [
    'the list',
    queryRecords,
    () => ({ schemaCode, page: 0, size: 20 }),
    secret.title,
    [refused, 'nothing', refused, 'secret', 'secret'],
  ],
  [
    'the list, searched',
    queryRecords,
    () => ({ schemaCode, page: 0, size: 20, search: secret.title }),
    secret.title,
    [refused, 'nothing', refused, 'secret', 'secret'],
  ],
  [
    "the list's configuration",
    getListConfigData,
    ofModel,
    secret.form,
    [refused, 'secret', refused, 'secret', 'secret'],
  ],
  ['the form', getForm, ofModel, secret.form, [refused, 'secret', 'secret', 'secret', 'secret']],
  [
    'the print templates',
    listPrintTemplates,
    ofModel,
    secret.template,
    [refused, 'secret', 'secret', 'secret', 'secret'],
  ],
  [
    'what is printed',
    loadPrintData,
    () => ({ schemaCode, objectIds: [objectId] }),
    secret.title,
    [refused, 'recordMissing', 'secret', 'secret', 'secret'],
  ],
  [
    'the workflow and its log',
    getInstance,
    () => ({ workflowInstanceId }),
    secret.title,
    [refused, refused, 'secret', 'secret', 'secret'],
  ],
  [
    'an attached file',
    downloadFile,
    () => ({ id: fileId }),
    secret.file,
    ['fileMissing', 'fileMissing', 'secret', 'secret', 'secret'],
  ],
  [
    'whether a record can be deleted',
    checkDelete,
    () => ({ schemaCode, ids: [objectId] }),
    secret.title,
    [refused, 'nothing', refused, 'nothing', 'nothing'],
  ],
];

async function ask({ method, path }: Address, input: object, userId: string | null) {
  const { url, rest } = fillPath(path, input as Record<string, unknown>);
  const headers = userId === null ? {} : { authorization: `Bearer ${await newSession(app.platform, userId)}` };
  const sent = method === 'POST' ? { payload: rest } : { query: rest as Record<string, string> };
  return app.http.inject({ method, url, headers, ...sent });
}

const cases = reads.flatMap(([what, endpoint, input, words, told]) =>
  people.map((person, index) => ({ what, endpoint, input, words, person, told: told[index] as ReadResult })),
);

test.each(cases)('$what, asked for by $person: $told', async ({ endpoint, input, words, person, told }) => {
  const answer = await ask(endpoint, input(), person);
  expect(answer.body.includes(words)).toBe(told === 'secret');
  if (told === 'secret' || told === 'nothing') expect(answer.statusCode).toBe(200);
  else expect(answer.json<{ errcode: number }>().errcode).toBe(codeOf(told));
});

test.each(reads)('%s is for nobody who is not signed in', async (_, endpoint, input) => {
  const answer = await ask(endpoint, input(), null);
  expect(answer.statusCode).toBe(401);
});

test('a participant reads the form and the record, and may change neither', async () => {
  const form = await app.call(getForm, { schemaCode }, 'hal');
  expect(form.data.canAdd).toBe(false);
  const record = await app.call(getRecord, { schemaCode, id: objectId }, 'hal');
  expect(record.data.actions).toEqual([]);
});
