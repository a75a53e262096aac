import { listRecentItems, noteVisit } from '../contract/portal.endpoints.ts';
import { getSystemConfig } from '../contract/system.endpoints.ts';
import { forgetStarted, forgetWritten, type StartedCalls, takeStarted } from './started-answers.ts';

const ok = (data: unknown) => Promise.resolve({ errcode: 0, errmsg: '', data });
const user = { url: '/api/organization/user/current', method: 'GET', body: null };
const query = { url: '/api/records/query', method: 'POST', body: '{"page":0,"schemaCode":"order"}' };

function begin(calls: StartedCalls['calls'], { token = 't', at = Number.POSITIVE_INFINITY } = {}): void {
  Object.assign(globalThis, { porticoStart: { token, at, calls } });
}
const started = (url: string, answer: StartedCalls['calls'][number]['answer'], body: object | null = null) => {
  return { method: body === null ? 'GET' : 'POST', url, body, answer };
};

afterEach(() => forgetStarted());

test('the one answer of the start stands for the calls that it answers, each once', async () => {
  begin([started('/api/start', ok({ user: { id: 'u' }, config: { corpId: 'c' }, applications: null }))]);
  expect(await takeStarted(user, 't')).toEqual({ data: { id: 'u' } });
  expect(await takeStarted(user, 't')).toBeNull();
  expect(await takeStarted({ ...user, url: getSystemConfig.path }, 't')).toEqual({ data: { corpId: 'c' } });
});

test('a part that the person may not have is asked for in its own way', async () => {
  begin([started('/api/start', ok({ applications: null }))]);
  expect(await takeStarted({ ...user, url: '/api/app/applications' }, 't')).toBeNull();
});

test('a request is the same whatever the order of its members, and another value is another one', async () => {
  begin([started(query.url, ok(['row']), { schemaCode: 'order', page: 0 })]);
  expect(await takeStarted({ ...query, body: '{"page":1,"schemaCode":"order"}' }, 't')).toBeNull();
  expect(await takeStarted(query, 't')).toEqual({ data: ['row'] });
});

test.each([
  ['of somebody else', { token: 'other' }],
  ['of half a minute ago', { at: Number.NEGATIVE_INFINITY }],
])('an answer %s is not taken', async (_, when) => {
  begin([started('/api/start', ok({ user: { id: 'u' } }))], when);
  expect(await takeStarted(user, 't')).toBeNull();
});

test.each([
  ['failed on its way', Promise.resolve(null)],
  ['was refused', Promise.resolve({ errcode: 401001, errmsg: 'no', data: null })],
])('a call that %s is made again', async (_, answer) => {
  begin([started('/api/start', answer)]);
  expect(await takeStarted(user, 't')).toBeNull();
});

test('after something was written nothing of before is taken', async () => {
  begin([started('/api/start', ok({ user: { id: 'u' } }))]);
  forgetWritten('/api/records/save');
  expect(await takeStarted(user, 't')).toBeNull();
});

test('after a write to what is read at the same path the other answers are taken, and that one is not', async () => {
  begin([started('/api/start', ok({ user: { id: 'u' }, recent: [] })), started(query.url, ok(['row']), { page: 0 })]);
  forgetWritten(noteVisit.path);
  expect(await takeStarted({ ...user, url: listRecentItems.path }, 't')).toBeNull();
  expect(await takeStarted(user, 't')).toEqual({ data: { id: 'u' } });
  expect(await takeStarted({ ...query, body: '{"page":0}' }, 't')).toEqual({ data: ['row'] });
});
