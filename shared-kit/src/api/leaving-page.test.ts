import { searchNotifications } from '../contract/notifications.endpoints.ts';
import { queryRecords, saveRecord } from '../contract/records.endpoints.ts';
import { getSystemConfig } from '../contract/system.endpoints.ts';
import { codeOf } from '../errors/index.ts';
import { envelope, holdBack, silence } from '../testing/network-answer.ts';
import { refuseUnknownCalls, responds, stubNetwork } from '../testing/stub-network.ts';
import { notificationsEndpoints } from './notifications.api.ts';
import { makeStore } from './store.ts';
import { recordsEndpoints } from './records.api.ts';
import { systemEndpoints } from './system.api.ts';
import { abortPendingReads, configureTransport } from './transport.ts';

refuseUnknownCalls();

const page = { schemaCode: 'order', filters: [], page: 0, size: 20 } as never;

test('leaving a page aborts its reads, and nobody is told', async () => {
  const onError = jest.fn();
  configureTransport({ onError });
  const { answer, asked } = holdBack(silence);
  const calls = stubNetwork(responds(queryRecords, answer));
  const read = makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  await asked;
  abortPendingReads();
  expect((await read).error).toMatchObject({ errcode: codeOf('networkDown'), aborted: true });
  expect(calls.map(({ request }) => request.signal.aborted)).toEqual([true]);
  expect(onError).not.toHaveBeenCalled();
});

test('leaving a page lets its writes finish', async () => {
  const { answer, asked, release } = holdBack(() => envelope({ id: '1' }));
  const calls = stubNetwork(responds(saveRecord, answer));
  const write = makeStore().dispatch(recordsEndpoints.saveRecord.initiate({} as never));
  await asked;
  abortPendingReads();
  release();
  expect((await write).data).toEqual({ id: '1' });
  expect(calls[0]?.request.signal.aborted).toBe(false);
});

test('reads of the shell outlive the page', async () => {
  const { answer, asked, release } = holdBack(() => envelope({ clientVersion: '1' }));
  const calls = stubNetwork(responds(getSystemConfig, answer));
  const read = makeStore().dispatch(systemEndpoints.getSystemConfig.initiate());
  await asked;
  abortPendingReads();
  release();
  expect((await read).data).toEqual({ clientVersion: '1' });
  expect(calls[0]?.request.signal.aborted).toBe(false);
});

test('what the panel of the bell shows outlives the page below it', async () => {
  const { answer, asked, release } = holdBack(() => envelope({ MESSAGE: { content: [], totalElements: 0 } }));
  stubNetwork(responds(searchNotifications, answer));
  const input = { tab: 'MESSAGE', messageType: 'STATION', readState: 'UNREADED', page: 0, size: 10 } as const;
  const read = makeStore().dispatch(notificationsEndpoints.searchNotifications.initiate(input));
  await asked;
  abortPendingReads();
  release();
  expect((await read).data).toEqual({ content: [], totalElements: 0 });
});

test('the reads of the next page are not aborted with those of the last', async () => {
  abortPendingReads();
  stubNetwork(responds(queryRecords, () => envelope({ content: [], totalElements: 0 })));
  const read = await makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  expect(read.isSuccess).toBe(true);
});

test('a read that its asker gives up is aborted while the page stays', async () => {
  const { answer, asked } = holdBack(silence);
  const calls = stubNetwork(responds(queryRecords, answer));
  const read = makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  await asked;
  read.abort();
  await read;
  expect(calls[0]?.request.signal.aborted).toBe(true);
});
