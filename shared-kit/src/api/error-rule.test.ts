import { asRecordId } from '../contract/ids.ts';
import { getRecord, saveRecord } from '../contract/records.endpoints.ts';
import { editTheme } from '../contract/system.endpoints.ts';
import { actOnWorkItem, startWorkflow } from '../contract/workflow.endpoints.ts';
import { codeOf } from '../errors/index.ts';
import { holdBack, silence, unreachable } from '../testing/network-answer.ts';
import { refuses, refuseUnknownCalls, responds, stubNetwork } from '../testing/stub-network.ts';
import type { ApiError } from '../errors/api-error.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { recordsEndpoints } from './records.api.ts';
import { makeStore, type PortalStore } from './store.ts';
import { systemEndpoints } from './system.api.ts';
import { configureTransport } from './transport.ts';
import { workflowEndpoints } from './workflow.api.ts';

const reported: ApiError[] = [];
let store: PortalStore;

beforeEach(() => {
  reported.length = 0;
  store = makeStore();
  configureTransport({ onError: (error) => void reported.push(error) });
});

refuseUnknownCalls();

const write = () => systemEndpoints.editTheme.initiate({ color: 'blue', outward: 'light' });

test('a failed write is reported once, with its code', async () => {
  stubNetwork(refuses(editTheme, 'noPermission'));
  await store.dispatch(write());
  expect(reported.map(({ errcode }) => errcode)).toEqual([codeOf('noPermission')]);
});

test('a failed read is left to the screen that asked', async () => {
  stubNetwork(refuses(getRecord, 'noPermission'));
  const read = await store.dispatch(recordsEndpoints.getRecord.initiate({ schemaCode: 'order', id: asRecordId('1') }));
  expect(read.error).toMatchObject({ errcode: codeOf('noPermission') });
  expect(reported).toEqual([]);
});

test('a write whose screen shows its error is not reported as well', async () => {
  stubNetwork(
    refuses(saveRecord, 'noPermission'),
    refuses(startWorkflow, 'noPermission'),
    refuses(actOnWorkItem, 'noPermission'),
  );
  await store.dispatch(recordsEndpoints.saveRecord.initiate({} as never));
  await store.dispatch(workflowEndpoints.startWorkflow.initiate({} as never));
  expect(reported).toEqual([]);
  markHandlesErrorItself('actOnWorkItem');
  await store.dispatch(workflowEndpoints.actOnWorkItem.initiate({ id: '1' } as never));
  expect(reported).toEqual([]);
});

test('a write that was given up is reported to nobody', async () => {
  const { answer, asked } = holdBack(silence);
  stubNetwork(responds(editTheme, answer));
  const given = store.dispatch(write());
  await asked;
  given.abort();
  await given;
  expect(reported).toEqual([]);
});

test('a write without network is reported: it may have to be made again', async () => {
  stubNetwork(responds(editTheme, unreachable));
  await store.dispatch(write());
  expect(reported).toMatchObject([{ errcode: codeOf('networkDown'), aborted: false }]);
});
