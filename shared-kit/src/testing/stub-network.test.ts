import { getRecord, queryRecords } from '../contract/records.endpoints.ts';
import { aRecord } from './builders.ts';
import { holdBack, silence, unreachable } from './network-answer.ts';
import {
  answers,
  expectNoUnknownCalls,
  inputsOf,
  inTurn,
  refuses,
  replaceAnswers,
  responds,
  stubNetwork,
} from './stub-network.ts';

afterEach(expectNoUnknownCalls);

const read = async () => ((await (await fetch('/api/records/order/1')).json()) as { data: unknown }).data;

test('a call that no stub answers is refused, and fails the test though the page swallows the refusal', async () => {
  stubNetwork(answers(getRecord, aRecord()));
  const refusal = await fetch('/api/records/query?page=1', { method: 'POST' }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TypeError);
  expect(expectNoUnknownCalls).toThrow('No stub answers POST /api/records/query.');
});

test('an unknown call is told after the test though another network was stubbed meanwhile', async () => {
  stubNetwork();
  await fetch('/api/nothing').catch(() => undefined);
  stubNetwork(answers(getRecord, aRecord()));
  expect(expectNoUnknownCalls).toThrow('No stub answers GET /api/nothing.');
});

test('after a test the real fetch is back, and nothing is left of its calls', () => {
  const realFetch = globalThis.fetch;
  stubNetwork();
  stubNetwork();
  expectNoUnknownCalls();
  expect(globalThis.fetch).toBe(realFetch);
  expect(expectNoUnknownCalls).not.toThrow();
});

test('the input of a call is its path parameters, decoded, with query and body', async () => {
  const calls = stubNetwork(
    answers(getRecord, ({ id }) => aRecord({}, { id })),
    refuses(queryRecords, 'noPermission'),
  );
  await fetch(`/api/records/order/${encodeURIComponent('a/b')}?keyword=x`);
  const refused = await fetch('/api/records/query', { method: 'POST', body: '{"page":1}' });
  expect(refused.status).toBe(403);
  expect(inputsOf(calls, getRecord)).toEqual([{ schemaCode: 'order', id: 'a/b', keyword: 'x' }]);
  expect(calls.at(-1)).toMatchObject({ operationId: 'queryRecords', input: { page: 1 }, request: { method: 'POST' } });
});

test('answers are given in turn, the last one for good, and can be replaced later', async () => {
  const named = (name: string) => answers(getRecord, aRecord({ name }));
  stubNetwork(inTurn(named('first'), named('second')));
  expect([await read(), await read(), await read()]).toMatchObject(
    ['first', 'second', 'second'].map((name) => ({ data: { name } })),
  );
  replaceAnswers(named('third'));
  expect(await read()).toMatchObject({ data: { name: 'third' } });
});

test('a request is held back until it is released, and ends at once when it is given up', async () => {
  const held = holdBack(() => Response.json({ data: 'late' }));
  stubNetwork(responds(getRecord, held.answer, silence, unreachable));
  const late = read();
  await held.asked;
  held.release();
  expect(await late).toBe('late');
  const leaving = new AbortController();
  const given = fetch('/api/records/order/1', { signal: leaving.signal });
  leaving.abort();
  await expect(given).rejects.toThrow('Aborted');
  await expect(fetch('/api/records/order/1')).rejects.toThrow('Failed to fetch');
});
