import { codeOf } from '../errors/index.ts';
import { envelope, networkDouble, silence } from '../testing/network-double.ts';
import { makeStore } from './store.ts';
import { recordsEndpoints } from './records.api.ts';
import { systemEndpoints } from './system.api.ts';
import { abortPendingReads, configureTransport } from './transport.ts';

const page = { schemaCode: 'order', filters: [], page: 0, size: 20 } as never;

/** Lets what has been sent reach the network. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

test('leaving a page aborts its reads, and nobody is told', async () => {
  const onError = jest.fn();
  configureTransport({ onError });
  const sent = networkDouble(silence);
  const read = makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  await aMoment();
  abortPendingReads();
  expect((await read).error).toMatchObject({ errcode: codeOf('networkDown'), aborted: true });
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  expect(onError).not.toHaveBeenCalled();
});

test('leaving a page lets its writes finish', async () => {
  const sent = networkDouble(async ({ signal }) => {
    await aMoment();
    return signal.aborted ? Promise.reject(new Error('aborted')) : envelope({ id: '1' });
  });
  const write = makeStore().dispatch(recordsEndpoints.saveRecord.initiate({} as never));
  abortPendingReads();
  expect((await write).data).toEqual({ id: '1' });
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('reads of the shell outlive the page', async () => {
  const sent = networkDouble(async () => {
    await aMoment();
    return envelope({ clientVersion: '1' });
  });
  const read = makeStore().dispatch(systemEndpoints.getSystemConfig.initiate());
  abortPendingReads();
  expect((await read).data).toEqual({ clientVersion: '1' });
  expect(sent[0]?.signal.aborted).toBe(false);
});

test('the reads of the next page are not aborted with those of the last', async () => {
  abortPendingReads();
  networkDouble(() => envelope({ content: [], totalElements: 0 }));
  const read = await makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  expect(read.isSuccess).toBe(true);
});

test('a read that its asker gives up is aborted while the page stays', async () => {
  const sent = networkDouble(silence);
  const read = makeStore().dispatch(recordsEndpoints.queryRecords.initiate(page));
  await aMoment();
  read.abort();
  await read;
  expect(sent[0]?.signal.aborted).toBe(true);
});
