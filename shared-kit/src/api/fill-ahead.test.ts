import { responds, stubNetwork } from '../testing/stub-network.ts';
import { queryRecords } from '../contract/records.endpoints.ts';
import { getStart } from '../contract/start.endpoints.ts';
import { applicationsEndpoints } from './applications.api.ts';
import { currentUserEndpoints } from './current-user.api.ts';
import { fillAhead } from './fill-ahead.ts';
import { modelsEndpoints } from './models.api.ts';
import { recordsEndpoints } from './records.api.ts';
import { forgetStarted, type StartedCalls } from './started-answers.ts';
import { makeStore } from './store.ts';
import { configureTransport } from './transport.ts';

const page = { content: [{ id: 'r1' }], totalElements: 1 };
const asked = { schemaCode: 'order', page: 0, size: 20 };
const ok = (data: unknown) => Promise.resolve({ errcode: 0, errmsg: '', data });
const config = { method: 'GET', url: '/api/models/order%20a/list-config?code=mine', body: null };
const records = { method: 'POST', url: queryRecords.path, body: asked };

function begin(...calls: StartedCalls['calls']): void {
  Object.assign(globalThis, { porticoStart: { token: null, at: Number.POSITIVE_INFINITY, calls } });
}

const recordsIn = (store: ReturnType<typeof makeStore>) =>
  recordsEndpoints.queryRecords.select(asked)(store.getState()).data;

// Whoever was signed in by another test of this process is not here.
beforeEach(() => configureTransport({ accessToken: () => null }));
afterEach(() => forgetStarted());

test('what the page has asked for is in the store before anybody asks, and is not asked for again', async () => {
  const calls = stubNetwork(responds(queryRecords, () => page as never));
  begin({ ...config, answer: ok({ schemaCode: 'order a' }) }, { ...records, answer: ok(page) });
  const store = makeStore();
  await fillAhead(store);
  expect(recordsIn(store)).toEqual(page);
  const named = modelsEndpoints.getListConfigData.select({ schemaCode: 'order a', code: 'mine' });
  expect(named(store.getState()).data).toEqual({ schemaCode: 'order a' });
  await store.dispatch(recordsEndpoints.queryRecords.initiate(asked, { forceRefetch: 5 }));
  expect(calls).toEqual([]);
  await store.dispatch(recordsEndpoints.queryRecords.initiate(asked, { forceRefetch: true }));
  expect(calls).toHaveLength(1);
});

test('the one answer of the start fills what it stands for, as each is asked for', async () => {
  const calls = stubNetwork();
  const start = { user: { id: 'u1' }, config: { corpId: 'c' }, applications: [], unread: { count: 2 }, recent: null };
  const menu = { method: 'GET', url: '/api/app/applications/sales/menu', body: null, answer: ok([{ code: 'orders' }]) };
  begin({ method: 'GET', url: getStart.path, body: null, answer: ok(start) }, menu);
  const store = makeStore();
  await fillAhead(store);
  const { getCurrentUser } = currentUserEndpoints;
  expect(getCurrentUser.select()(store.getState()).data).toEqual({ id: 'u1' });
  expect(applicationsEndpoints.listApplications.select({})(store.getState()).data).toEqual([]);
  expect(applicationsEndpoints.listMenu.select('sales')(store.getState()).data).toEqual([{ code: 'orders' }]);
  await store.dispatch(getCurrentUser.initiate());
  expect(calls).toEqual([]);
});

test('an answer that is still on its way is left to who asks for it', async () => {
  let arrive: (answer: Awaited<ReturnType<typeof ok>>) => void = () => undefined;
  begin({ ...records, answer: new Promise((resolve) => (arrive = resolve)) });
  const store = makeStore();
  await fillAhead(store);
  expect(recordsIn(store)).toBeUndefined();
  const calls = stubNetwork(responds(queryRecords, () => page as never));
  const reading = store.dispatch(recordsEndpoints.queryRecords.initiate(asked));
  arrive({ errcode: 0, errmsg: '', data: page });
  expect((await reading).data).toEqual(page);
  expect(calls).toEqual([]);
});

test('an address that cannot be read keeps no page from being drawn', async () => {
  begin({ method: 'GET', url: '/api/models/%E0%A4%A/list-config', body: null, answer: ok({ schemaCode: 'order' }) });
  const store = makeStore();
  await fillAhead(store);
  const named = modelsEndpoints.getListConfigData.select({ schemaCode: '%E0%A4%A' });
  expect(named(store.getState()).data).toEqual({ schemaCode: 'order' });
});

test.each([
  ['was refused', { ...records, answer: Promise.resolve({ errcode: 404001, errmsg: 'no', data: null }) }],
  ['no endpoint makes', { method: 'GET', url: '/api/elsewhere', body: null, answer: ok('more') }],
])('what %s fills nothing', async (_, call) => {
  begin(call);
  const store = makeStore();
  await fillAhead(store);
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
});

test('what was asked for somebody else fills nothing', async () => {
  begin({ ...records, answer: ok(page) });
  Object.assign((globalThis as unknown as { porticoStart: object }).porticoStart, { token: 'other' });
  const store = makeStore();
  await fillAhead(store);
  expect(recordsIn(store)).toBeUndefined();
});
