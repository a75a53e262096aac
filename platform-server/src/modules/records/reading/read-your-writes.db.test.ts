import { fillPath, type Endpoint } from '@portico/shared-kit/contract/endpoint';
import { deleteRecords, queryRecords, saveRecord } from '@portico/shared-kit/contract/records.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import type { TestApp } from '../../../testing/test-app.ts';
import { startRecordsApp } from '../../../testing/test-records.ts';
import { newSession } from '../../../testing/test-session.ts';

/** A replica that never catches up: a database with the same model, in which nobody writes. */
let replica: TestApp;
let app: TestApp;

beforeAll(async () => {
  replica = await startRecordsApp();
  app = await startRecordsApp(undefined, { READ_DATABASE_URL: replica.platform.config.databaseUrl ?? '' });
});
afterAll(async () => {
  await app.close();
  await replica.close();
});

/** Calls as a browser of its own does: it sends the cookies it was given. */
async function browserOf(server: TestApp, userId: string) {
  const authorization = `Bearer ${await newSession(server.platform, userId)}`;
  const cookies = new Map<string, string>();
  return async function call<I, R>({ method, path }: Endpoint<I, R>, input: I) {
    const { url, rest } = fillPath(path, input as Record<string, unknown>);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.http.inject({ method, url, headers: { authorization, cookie }, payload: rest });
    for (const given of answer.cookies) cookies.set(given.name, given.value);
    return { ...answer.json<{ errcode: number; data: R }>(), cookies: answer.cookies };
  };
}

const everything = { schemaCode: 'Order', page: 0, size: 10 };
const newOrder = { schemaCode: 'Order', data: { title: 'first' } };

test('lists come from the replica, for those who wrote from the primary', async () => {
  const [ann, other] = [await browserOf(app, 'ann'), await browserOf(app, 'ann')];
  const before = await ann(queryRecords, everything);
  expect(before.data.totalElements).toBe(0);
  const saved = await ann(saveRecord, newOrder);
  expect(saved.cookies).toMatchObject([{ name: 'portico_wrote', maxAge: 10, path: '/api', httpOnly: true }]);
  const after = await ann(queryRecords, everything);
  expect(after.data).toMatchObject({ totalElements: 1, content: [{ id: saved.data.id }] });
  expect(after.cookies).toEqual([]);
  expect((await other(queryRecords, everything)).data.totalElements).toBe(0);
});

test('who deletes sees that it is gone; a save that was refused changes nothing', async () => {
  const ann = await browserOf(app, 'ann');
  const { data } = await ann(saveRecord, newOrder);
  const refused = await (await browserOf(app, 'ann'))(saveRecord, { ...newOrder, id: data.id });
  expect(refused).toMatchObject({ errcode: codeOf('requestInvalid'), cookies: [] });
  const gone = await ann(deleteRecords, { schemaCode: 'Order', ids: [data.id] });
  expect(gone).toMatchObject({ data: { successCount: 1 }, cookies: [{ name: 'portico_wrote' }] });
  const page = await ann(queryRecords, everything);
  expect(page.data.content.map(({ id }) => id)).not.toContain(data.id);
});

test('without a replica no cookie is needed', async () => {
  const ann = await browserOf(replica, 'ann');
  expect((await ann(saveRecord, newOrder)).cookies).toEqual([]);
});
