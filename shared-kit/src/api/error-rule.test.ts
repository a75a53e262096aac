import { codeOf } from '../errors/index.ts';
import { envelope, holdBack, networkDouble, silence } from '../testing/network-double.ts';
import type { ApiError } from './api-error.ts';
import { markShowsOwnError } from './error-rule.ts';
import { recordsEndpoints } from './records.api.ts';
import { makeStore, type PortalStore } from './store.ts';
import { systemEndpoints } from './system.api.ts';
import { configureTransport } from './transport.ts';
import { workflowEndpoints } from './workflow.api.ts';

const told: ApiError[] = [];
let store: PortalStore;

beforeEach(() => {
  told.length = 0;
  store = makeStore();
  configureTransport({ onError: (error) => void told.push(error) });
});

const refuse = () => networkDouble(() => envelope(null, codeOf('noPermission'), 403));
const write = () => systemEndpoints.editTheme.initiate({ color: 'blue', outward: 'light' });

test('a failed write is told once, with its code', async () => {
  refuse();
  await store.dispatch(write());
  expect(told.map(({ errcode }) => errcode)).toEqual([codeOf('noPermission')]);
});

test('a failed read is left to the screen that asked', async () => {
  refuse();
  const read = await store.dispatch(recordsEndpoints.getRecord.initiate({ schemaCode: 'order', id: '1' }));
  expect(read.error).toMatchObject({ errcode: codeOf('noPermission') });
  expect(told).toEqual([]);
});

test('a write whose screen shows its error is not told as well', async () => {
  refuse();
  await store.dispatch(recordsEndpoints.saveRecord.initiate({} as never));
  await store.dispatch(workflowEndpoints.startWorkflow.initiate({} as never));
  expect(told).toEqual([]);
  markShowsOwnError('actOnWorkItem');
  await store.dispatch(workflowEndpoints.actOnWorkItem.initiate({ id: '1' } as never));
  expect(told).toEqual([]);
});

test('a write that was given up is told to nobody', async () => {
  const { answer, asked } = holdBack(silence);
  networkDouble(answer);
  const given = store.dispatch(write());
  await asked;
  given.abort();
  await given;
  expect(told).toEqual([]);
});

test('a write without network is told: it may have to be made again', async () => {
  networkDouble(() => Promise.reject(new TypeError('Failed to fetch')));
  await store.dispatch(write());
  expect(told).toMatchObject([{ errcode: codeOf('networkDown'), aborted: false }]);
});
