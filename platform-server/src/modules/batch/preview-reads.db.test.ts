import type { BatchReply } from '@portico/shared-kit/contract/batch.schema';
import { previewReads } from '@portico/shared-kit/contract/portal-preview.endpoints';
import type { PreviewReadsInput } from '@portico/shared-kit/contract/portal-preview.schema';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { listRecentItems, noteVisit } from '@portico/shared-kit/contract/portal.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, startFormWorld } from '../../testing/form-world.ts';
import { untimed } from '../../testing/untimed.ts';

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const orders = { operationId: queryRecords.operationId, input: { schemaCode: 'Order', page: 0, size: 5 } };
const recent = { operationId: listRecentItems.operationId, input: {} };

async function preview(input: Partial<PreviewReadsInput>, user: string | null = 'adm') {
  const asked: PreviewReadsInput = { as: 'person', id: 'own', pageCode: 'desk', calls: [orders, recent], ...input };
  const { errcode, data } = await world.app.call(previewReads, asked, user);
  const answers = (data as BatchReply | null)?.answers.map(
    ({ envelope }) => JSON.parse(envelope) as { errcode: number; data: unknown },
  );
  return { errcode, answers: answers ?? [] };
}

const roleId = async (code: string) => {
  const { db } = world.app.platform.connections;
  const { id } = await db.selectFrom('role').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return id;
};

test('each read is answered as its endpoint answers the person themselves', async () => {
  await world.app.call(noteVisit, { kind: 'application', code: 'sales' }, 'own');
  for (const id of ['own', 'far']) {
    const { answers } = await preview({ id });
    const records = await world.app.call(queryRecords, orders.input, id);
    expect(answers[0]?.errcode).toBe(records.errcode);
    expect(answers.map(({ data }) => untimed(data))).toEqual([
      untimed(records.data),
      (await world.app.call(listRecentItems, {}, id)).data,
    ]);
  }
});

test('a role alone sees what it shows to everybody who has it, and has nothing of its own', async () => {
  const clerk = await preview({ as: 'role', id: await roleId('clerk') });
  expect(clerk.answers.map(({ errcode, data }) => [errcode, Array.isArray(data) ? data.length : 'page'])).toEqual([
    [0, 'page'],
    [0, 0],
  ]);
  const flow = await preview({ as: 'role', id: await roleId('flow') });
  expect(flow.answers[0]?.errcode).toBe(codeOf('noPermissionToView'));
});

test('administrators who do not see every record themselves may not', async () => {
  for (const user of ['sys', 'own', 'flow']) expect((await preview({}, user)).errcode).toBe(codeOf('noPermission'));
});

test('only reads of pages are answered, and nobody who is gone is stood in for', async () => {
  const { answers } = await preview({
    calls: [
      { operationId: 'saveRecord', input: { schemaCode: 'Order', data: {} } },
      { operationId: 'previewReads', input: {} },
      { operationId: 'getCurrentUser', input: {} },
    ],
  });
  expect(answers.map(({ errcode }) => errcode)).toEqual([1, 1, 1].map(() => codeOf('requestInvalid')));
  expect((await preview({ id: 'nobody' })).errcode).toBe(codeOf('userMissing'));
  expect((await preview({ as: 'role', id: 'nobody' })).errcode).toBe(codeOf('roleMissing'));
});

test('the header of injected requests opens nothing from outside', async () => {
  const { statusCode } = await world.app.http.inject({
    method: 'GET',
    url: listRecentItems.path,
    headers: { 'x-stand-in': 'guessed' },
  });
  expect(statusCode).toBe(401);
});

test('the audit trail tells who has seen a page as whom', async () => {
  await preview({ id: 'far', pageCode: 'salesDesk' });
  const events = await world.app.platform.connections.db
    .selectFrom('audit_event')
    .selectAll()
    .where('action', '=', 'portalPagePreview')
    .execute();
  expect(JSON.stringify(events)).toContain('salesDesk');
});
