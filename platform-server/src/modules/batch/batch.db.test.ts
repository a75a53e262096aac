import { listApplications } from '@portico/shared-kit/contract/applications.endpoints';
import { readBatch } from '@portico/shared-kit/contract/batch.endpoints';
import { mostInBatch } from '@portico/shared-kit/contract/batch-limits';
import type { BatchInput, BatchReply } from '@portico/shared-kit/contract/batch.schema';
import { listRecentItems } from '@portico/shared-kit/contract/portal.endpoints';
import { queryRecords } from '@portico/shared-kit/contract/records.endpoints';
import { queryWorkItems } from '@portico/shared-kit/contract/workflow.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { type FormWorld, startFormWorld } from '../../testing/form-world.ts';
import { untimed } from '../../testing/untimed.ts';

let world: FormWorld;

beforeAll(async () => {
  world = await startFormWorld();
});
afterAll(() => world.app.close());

const work = { operationId: queryWorkItems.operationId, input: { state: 'unfinished', page: 0, size: 5 } };
const recent = { operationId: listRecentItems.operationId, input: {} };
const orders = (more: object = {}) => ({
  operationId: queryRecords.operationId,
  input: { schemaCode: 'Order', page: 0, size: 5, ...more },
});

async function answersTo(calls: BatchInput['calls'], user: string | null = 'adm') {
  const { errcode, data } = await world.app.call(readBatch, { calls }, user);
  const answers = (data as BatchReply | null)?.answers.map(({ status, envelope }) => ({
    status,
    ...(JSON.parse(envelope) as { errcode: number; errmsg: string; data: unknown }),
  }));
  return { errcode, answers: answers ?? [] };
}

test('each read is answered as its own endpoint answers the same person, in its order', async () => {
  const { answers } = await answersTo([work, recent, orders(), { operationId: 'listApplications', input: {} }]);
  expect(answers.map(({ data }) => untimed(data))).toEqual([
    (await world.app.call(queryWorkItems, work.input as never, 'adm')).data,
    (await world.app.call(listRecentItems, {}, 'adm')).data,
    untimed((await world.app.call(queryRecords, orders().input as never, 'adm')).data),
    (await world.app.call(listApplications, {}, 'adm')).data,
  ]);
});

test('a read that is refused, wrong or no read fails by itself', async () => {
  const { errcode, answers } = await answersTo(
    [
      orders({ size: 0 }),
      orders({ schemaCode: 'Nothing' }),
      { operationId: 'saveRecord', input: { schemaCode: 'Order', data: {} } },
      { operationId: 'readBatch', input: { calls: [recent] } },
      { operationId: 'toString', input: {} },
      recent,
    ],
    'ann',
  );
  expect(errcode).toBe(0);
  const invalid = codeOf('requestInvalid');
  expect(answers.map((each) => each.errcode)).toEqual([
    invalid,
    (await world.app.call(queryRecords, orders({ schemaCode: 'Nothing' }).input as never, 'ann')).errcode,
    invalid,
    invalid,
    invalid,
    0,
  ]);
  expect(answers[1]?.errcode).not.toBe(0);
  expect(answers.map(({ status }) => status >= 400)).toEqual([true, true, true, true, true, false]);
});

test('nobody gets anything without a session, and nobody more reads than a page needs', async () => {
  expect((await answersTo([recent], null)).errcode).toBe(codeOf('notSignedIn'));
  const many = Array.from({ length: mostInBatch + 1 }, () => recent);
  expect((await answersTo(many)).errcode).toBe(codeOf('requestInvalid'));
  expect((await answersTo([])).errcode).toBe(codeOf('requestInvalid'));
});

test('an error is told in the language of the reader', async () => {
  const { data } = await world.app.call(readBatch, { calls: [orders({ schemaCode: 'Nothing' })] }, 'ann', 'en');
  const { errmsg } = JSON.parse(data.answers[0]?.envelope ?? '{}') as { errmsg: string };
  expect(errmsg).toMatch(/^[ -~“”‘’]+$/);
});
