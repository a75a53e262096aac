import { downloadFile, uploadFile } from '@portico/shared-kit/contract/files.endpoints';
import type { StoredFile } from '@portico/shared-kit/contract/files.schema';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import { getOpinionHabits, saveOpinionHabits } from '@portico/shared-kit/contract/opinions.endpoints';
import { getRecord, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import {
  actOnWorkItem,
  getInstance,
  queryWorkItems,
  startWorkflow,
} from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../../database/index.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertOrganisation } from '../../../testing/test-organisation.ts';
import { newSession } from '../../../testing/test-session.ts';
import { bpmn, end, flow, handle, leaveXml, start } from '../../../workflow-engine/testing/diagrams.ts';

let app: TestApp;
let requests = 0;
const requestId = () => `request-${(requests += 1)}`;
const tokens = new Map<string, string>();

const model: ModelDefinition = {
  schemaCode: 'leave',
  name: '请假单',
  properties: [{ code: 'reason', name: '事由', propertyType: 0, required: true }],
  forms: [{ code: 'form', name: '请假单', sections: [{ title: '', properties: ['reason'] }] }],
  listViews: [{ code: 'all', name: '全部', queryConditions: [], queryActions: [], queryColumns: [] }],
  permissions: [{ role: 'everyone', view: 'own', add: true, edit: true, delete: true }],
  workflowCode: 'leave',
};

const taskXml = bpmn(
  [
    start,
    flow('F1', 'Start', 'Do'),
    handle('Do', '办理', { participants: [['user', 'boss']] }),
    flow('F2', 'Do', 'End'),
    end,
  ].join(''),
);

beforeAll(async () => {
  app = await startTestApp();
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部', managerId: 'boss' }],
    users: [
      { id: 'lin', name: '林', departmentId: 'sales' },
      { id: 'boss', name: '王总' },
      { id: 'other', name: '路人' },
    ],
  });
  const { db } = app.platform.connections;
  await db.insertInto('application').values({ corp_id: 'main', id: 'hr', code: 'hr', name: '人事' }).execute();
  await transaction(db, async (trx) => {
    await app.services.models.publish(trx, 'hr', model);
    const head = { appCode: 'hr', schemaCode: 'leave', code: 'leave', name: '请假', file: 'leave' };
    await app.services.workflow.templates.publish(trx, { ...head, xml: leaveXml });
    await app.services.workflow.templates.publish(trx, { ...head, code: 'task', xml: taskXml });
  });
  app.services.models.forget();
  for (const id of ['lin', 'boss', 'other']) tokens.set(id, await newSession(app.platform, id));
});
afterAll(() => app.close());

async function upload(name: string, as: string) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array([137, 80, 78, 71])]), name);
  const body = new Response(form);
  const response = await app.http.inject({
    method: 'POST',
    url: uploadFile.path,
    headers: { authorization: `Bearer ${tokens.get(as)}`, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return response.json<{ data: StoredFile }>().data.id;
}

async function mayRead(fileId: string, as: string) {
  const url = downloadFile.path.replace(':id', fileId);
  const answer = await app.http.inject({ url, headers: { authorization: `Bearer ${tokens.get(as)}` } });
  return answer.statusCode === 200;
}

async function begin(workflowCode = 'leave') {
  const started = await app.call(
    startWorkflow,
    { workflowCode, data: { reason: '回家' }, requestId: requestId() },
    'lin',
  );
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 50 }, 'boss');
  const item = todo.data.content.find(({ objectId }) => objectId === started.data.objectId);
  return { ...started.data, id: item?.id ?? '' };
}

test('files and the signature of an opinion stand in the log, and who sees the workflow may open them', async () => {
  const { id, workflowInstanceId, objectId } = await begin();
  const [proof, signature] = [await upload('证明.pdf', 'boss'), await upload('sign.png', 'boss')];
  const input = {
    id,
    action: 'agree' as const,
    comment: '同意',
    attachments: [proof],
    signature,
    requestId: requestId(),
  };
  expect(await mayRead(proof, 'lin')).toBe(false);
  expect((await app.call(actOnWorkItem, input, 'boss')).errcode).toBe(0);
  const { log } = (await app.call(getInstance, { workflowInstanceId }, 'lin')).data;
  expect(log.at(-1)).toMatchObject({ comment: '同意', attachments: [{ id: proof, name: '证明.pdf' }], signature });
  expect(log[0]).not.toHaveProperty('attachments');
  for (const file of [proof, signature]) {
    expect([await mayRead(file, 'lin'), await mayRead(file, 'boss'), await mayRead(file, 'other')]).toEqual([
      true,
      true,
      false,
    ]);
  }
  const edited = { schemaCode: 'leave', id: objectId, data: { reason: '改了' } };
  await app.call(saveRecord, edited, 'lin');
  expect(await mayRead(proof, 'lin')).toBe(true);
});

test("somebody else's upload is refused with everything that came with it", async () => {
  const { id, workflowInstanceId } = await begin();
  const foreign = await upload('theirs.pdf', 'lin');
  const act = (files: object) =>
    app.call(actOnWorkItem, { id, action: 'agree', ...files, requestId: requestId() }, 'boss');
  expect((await act({ attachments: [foreign] })).errcode).toBe(codeOf('fileMissing'));
  expect((await act({ signature: await upload('no-picture.pdf', 'boss') })).errcode).toBe(codeOf('requestInvalid'));
  const { log, instance } = (await app.call(getInstance, { workflowInstanceId }, 'lin')).data;
  expect([instance.status, log.at(-1)?.logStatus]).toEqual(['PROCESSING', 'PENDING']);
  expect((await act({ attachments: [await upload('mine.pdf', 'boss')] })).errcode).toBe(0);
});

test('phrases are those of the product in the language of the reader until a person keeps own ones in own order', async () => {
  const phrasesOf = async (userId: string, locale: 'zh' | 'en' = 'zh') =>
    (await app.call(getOpinionHabits, {}, userId, locale)).data.phrases;
  expect(await phrasesOf('boss')).toContain('同意');
  expect(await phrasesOf('boss', 'en')).toContain('Agreed');
  await app.call(saveOpinionHabits, { phrases: ['照办', '同意'] }, 'boss');
  expect(await phrasesOf('boss', 'en')).toEqual(['照办', '同意']);
  await app.call(saveOpinionHabits, { phrases: [] }, 'boss');
  expect(await phrasesOf('boss')).toEqual([]);
  expect(await phrasesOf('lin')).toContain('同意');
  const long = await app.call(saveOpinionHabits, { phrases: ['长'.repeat(201)] }, 'boss');
  expect(long.errcode).not.toBe(0);
});

test('an own signature is kept, exchanged and taken away, and nobody else can read it or keep theirs by it', async () => {
  const first = await upload('a.png', 'boss');
  expect((await app.call(saveOpinionHabits, { signature: first }, 'lin')).errcode).toBe(codeOf('fileMissing'));
  await app.call(saveOpinionHabits, { signature: first }, 'boss');
  expect((await app.call(getOpinionHabits, {}, 'boss')).data.signature).toBe(first);
  expect([await mayRead(first, 'boss'), await mayRead(first, 'lin')]).toEqual([true, false]);
  const second = await upload('b.png', 'boss');
  await app.call(saveOpinionHabits, { signature: second }, 'boss');
  const { db } = app.platform.connections;
  const kept = await db.selectFrom('file').select('id').where('schema_code', '=', '$signature').execute();
  expect(kept.map(({ id }) => id)).toEqual([second]);
  await app.call(saveOpinionHabits, { signature: null }, 'boss');
  expect((await app.call(getOpinionHabits, {}, 'boss')).data.signature).toBeNull();
});

const keep = (id: string, more: object = {}, as = 'boss') =>
  app.call(actOnWorkItem, { id, action: 'temporarySave', ...more, requestId: requestId() }, as);

test('what a handler begins to say is kept for them alone until they handle it, and the log says once that they have begun', async () => {
  const { id, workflowInstanceId } = await begin();
  const [proof, signature] = [await upload('证明.pdf', 'boss'), await upload('sign.png', 'boss')];
  expect((await keep(id, { comment: '待核实', attachments: [proof], signature })).errcode).toBe(0);
  expect((await keep(id)).errcode).toBe(0);
  const own = (await app.call(getInstance, { workflowInstanceId }, 'boss')).data;
  const draft = { comment: '待核实', attachments: [{ id: proof, name: '证明.pdf' }], signature };
  expect(own.workItem).toMatchObject({ status: 'PENDING', draft });
  expect(own.actions).toContain('temporarySave');
  const seen = (await app.call(getInstance, { workflowInstanceId }, 'lin')).data;
  expect(JSON.stringify(seen)).not.toContain('待核实');
  const { savedTime } = own.workItem?.draft ?? {};
  const begun = { approvalActionStatus: 13, logStatus: 'PENDING', finishTime: null, comment: null, savedTime };
  expect(seen.log.filter(({ user }) => user?.id === 'boss')).toMatchObject([begun]);
  expect([await mayRead(proof, 'boss'), await mayRead(proof, 'lin')]).toEqual([true, false]);
  const todo = await app.call(queryWorkItems, { state: 'unfinished', page: 0, size: 50 }, 'boss');
  expect(todo.data.content.find((item) => item.id === id)).toMatchObject({ isKept: true, action: null });
  const said = { id, action: 'agree' as const, comment: '同意', attachments: [proof], requestId: requestId() };
  expect((await app.call(actOnWorkItem, said, 'boss')).errcode).toBe(0);
  const { log } = (await app.call(getInstance, { workflowInstanceId }, 'lin')).data;
  expect(log.find(({ user }) => user?.id === 'boss')).toMatchObject({
    comment: '同意',
    attachments: [{ id: proof }],
  });
  expect([await mayRead(proof, 'lin'), await mayRead(signature, 'lin')]).toEqual([true, false]);
  const { db } = app.platform.connections;
  expect(await db.selectFrom('work_item_draft').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('file').select('id').where('schema_code', '=', '$opinion').execute()).toEqual([]);
});

test('what is to be filled in is kept unfinished, never over what somebody else saved, and is complete once it is handed in', async () => {
  const { id, objectId } = await begin('task');
  const stored = async () => (await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'lin')).data;
  const { version } = await stored();
  expect((await keep(id, { data: { reason: '' }, version })).errcode).toBe(0);
  const kept = await stored();
  expect([kept.data['reason'], kept.data['sequenceStatus']]).toEqual([null, 'PROCESSING']);
  expect((await keep(id, { data: { reason: '旧的' }, version })).errcode).toBe(codeOf('recordConflict'));
  const handIn = (data: object) =>
    app.call(
      actOnWorkItem,
      { id, action: 'submit', data: { ...data }, version: kept.version, requestId: requestId() },
      'boss',
    );
  expect((await handIn({ reason: '' })).errcode).toBe(codeOf('valueRequired'));
  expect((await handIn({ reason: '办完了' })).errcode).toBe(0);
  expect((await keep(id)).errcode).toBe(codeOf('workItemHandled'));
});

test('who decides changes nothing of the record by keeping an opinion, and nobody keeps one for somebody else', async () => {
  const { id, objectId } = await begin();
  const { version } = (await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'lin')).data;
  const refused = await keep(id, { data: { reason: '改了' }, version });
  expect(refused.errcode).toBe(codeOf('fieldNotWritable'));
  const { data } = (await app.call(getRecord, { schemaCode: 'leave', id: objectId }, 'lin')).data;
  expect(data['reason']).not.toBe('改了');
  expect((await keep(id, { comment: '替他' }, 'lin')).errcode).toBe(codeOf('workItemNotYours'));
  expect((await keep(id, { comment: '字'.repeat(201) })).errcode).not.toBe(0);
  expect((await keep(id, { comment: '', attachments: [await upload('theirs.pdf', 'lin')] })).errcode).toBe(
    codeOf('fileMissing'),
  );
});
