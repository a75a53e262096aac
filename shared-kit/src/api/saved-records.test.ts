import { asRecordId } from '../contract/ids.ts';
import { getRecord, saveRecord } from '../contract/records.endpoints.ts';
import { aRecord } from '../testing/builders.ts';
import { answers, inputsOf, refuseUnknownCalls, stubNetwork } from '../testing/stub-network.ts';
import { api } from './portal-api.ts';
import { recordsEndpoints } from './records.api.ts';
import { makeStore } from './store.ts';

refuseUnknownCalls();

const place = { schemaCode: 'order', id: asRecordId('record-1') };
const lines = [
  { id: 'r1', product: '纸' },
  { id: 'r2', product: '笔' },
];
const old = aRecord({ title: '旧', remark: '说明', lines }, { schemaCode: 'order', version: 1 });

/** Shows the record, saves it upon a version, and returns what was shown before and is shown then. */
async function saved(answer: object, version = 1) {
  const calls = stubNetwork(answers(getRecord, old), answers(saveRecord, answer as never));
  const store = makeStore();
  const shown = await store.dispatch(recordsEndpoints.getRecord.initiate(place));
  await store.dispatch(recordsEndpoints.saveRecord.initiate({ ...place, version, data: { title: '新' } }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const after = recordsEndpoints.getRecord.select(place)(store.getState()).data;
  return { before: shown.data, after, reads: inputsOf(calls, getRecord).length };
}

const part = { ...old, version: 2, isPartial: true, actions: ['edit'], data: { id: old.id, title: '新' } };

test('what a save changed is put into the record that is shown; rows that did not change are the same objects', async () => {
  const { before, after, reads } = await saved(part);
  const { isPartial: _, ...whole } = part;
  expect(after).toEqual({ ...whole, data: { ...old.data, title: '新' } });
  expect(after?.data['lines']).toBe(before?.data['lines']);
  expect(reads).toBe(1);
});

test('rows that a save sent and that are as they were are the same objects, the others are not', async () => {
  const next = [lines[0], { id: 'r2', product: '墨' }];
  const { before, after } = await saved({ ...part, data: { ...part.data, lines: next } });
  const [was, is] = [before, after].map((record) => record?.data['lines'] as readonly object[]);
  expect(is).toEqual(next);
  expect(is?.[0]).toBe(was?.[0]);
});

test('a whole record takes the place of the one that is shown', async () => {
  const whole = aRecord({ title: '新' }, { schemaCode: 'order', version: 2 });
  const { after, reads } = await saved(whole);
  expect(after).toEqual(whole);
  expect(reads).toBe(1);
});

test('where what is shown is of another version than the one that was changed, the record is asked for again', async () => {
  expect((await saved({ ...part, version: 6 }, 5)).reads).toBe(2);
});
