import { endOtherSessions, endOwnSession, listOwnSessions } from '@portico/shared-kit/contract/own-sessions.endpoints';
import type { OwnSessions } from '@portico/shared-kit/contract/own-sessions.schema';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { buildServices } from '../../services.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

const minute = 60_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let clock = new Date('2026-03-02T01:00:00Z').getTime();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(() => new Date(clock));
  await insertOrganisation(app.platform, { users: ['wang', 'li'].map((id) => ({ id, name: id })) });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock += minute;
  await app.platform.connections.db.deleteFrom('session_family').execute();
});

const open = (userAgent: string, address: string, username = 'wang') =>
  app.services.sessions.signInAs(username, { userAgent, address, device: 'browser' }, 'openIdUserUnknown');

async function send({ access_token: token }: TokenReply, method: 'GET' | 'POST', url: string) {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.http.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });
  return reply.json<{ errcode: number; data: unknown }>();
}

const list = async (tokens: TokenReply) => (await send(tokens, 'GET', listOwnSessions.path)).data as OwnSessions;
const end = (tokens: TokenReply, id = '') => send(tokens, 'POST', endOwnSession.path.replace(':id', id));
const codeFor = async (tokens: TokenReply) => (await send(tokens, 'GET', listOwnSessions.path)).errcode;
const idOf = async (tokens: TokenReply) => (await app.services.sessions.userOf(tokens.access_token)).sessionId;

/** Returns the audit events of this test. */
async function trail() {
  const { db } = app.platform.connections;
  const rows = await db
    .selectFrom('audit_event')
    .selectAll()
    .where('action', 'in', ['sessionEnd', 'sessionsEnd'])
    .where('at', '>=', new Date(clock))
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor_id: actor, object_id: object, result, detail }) => ({
    action,
    actor,
    object,
    result,
    detail,
  }));
}

test('one’s sessions are told with device, address and times, this one first, then those used last', async () => {
  const first = await open(phone, '10.0.0.1');
  clock += minute;
  await open('curl/8.5.0', '10.0.0.2');
  clock += minute;
  const { content, totalElements } = await list(first);
  expect(totalElements).toBe(2);
  expect(content).toEqual([
    expect.objectContaining({ device: 'Safari 18, iPhone', address: '10.0.0.1', loginType: 1, isThis: true }),
    expect.objectContaining({ device: 'curl/8.5.0', address: '10.0.0.2', isThis: false }),
  ]);
  const times = content.map(({ signInTime }) => clock - new Date(signInTime).getTime());
  expect(times).toEqual([2 * minute, minute]);
});

test('only what goes on is told: nothing signed out, past its end or unused for too long, and nothing of others', async () => {
  await open(phone, '10.0.0.1', 'li');
  const out = await open(phone, '10.0.0.1');
  await app.services.sessions.logout(out.refresh_token);
  await open(phone, '10.0.0.2');
  clock += 8 * 60 * minute + minute;
  const own = await open(chrome, '10.0.0.3');
  expect((await list(own)).content.map(({ address }) => address)).toEqual(['10.0.0.3']);
});

test('a session that is ended is refused at its next request, its event stream ends, and it gets no new tokens', async () => {
  const [here, there] = [await open(chrome, '10.0.0.1'), await open(phone, '10.0.0.2')];
  const other = buildServices(app.platform).sessions;
  const user = await other.userOf(there.access_token);
  const stream = app.services.eventStreams.open(user, 600);
  const closed = new Promise((resolve) => stream.once('end', resolve));
  stream.resume();
  expect(await codeFor(there)).toBe(0);
  expect((await end(here, user.sessionId)).errcode).toBe(0);
  expect(await codeFor(there)).toBe(codeOf('notSignedIn'));
  await closed;
  const { refresh_token, corpId } = there;
  expect((await app.call(refreshToken, { refresh_token, corpId }, null)).errcode).toBe(codeOf('notSignedIn'));
  // Another process, which was not told, knows it after three seconds.
  clock += 3_000;
  await expect(other.userOf(there.access_token)).rejects.toMatchObject({ code: codeOf('notSignedIn') });
  expect((await list(here)).content).toHaveLength(1);
});

test('nobody ends a session of somebody else, nor one that is over', async () => {
  const [own, others] = [await open(chrome, '10.0.0.1'), await open(chrome, '10.0.0.2', 'li')];
  const foreign = await end(own, await idOf(others));
  expect([foreign.errcode, await codeFor(others)]).toEqual([codeOf('sessionMissing'), 0]);
  const second = await open(phone, '10.0.0.3');
  const id = await idOf(second);
  expect((await end(own, id)).errcode).toBe(0);
  expect((await end(own, id)).errcode).toBe(codeOf('sessionMissing'));
});

test('all others are ended at once, and only one’s own', async () => {
  const [own, second, third] = [await open(chrome, '1'), await open(phone, '2'), await open(phone, '3')];
  const others = await open(chrome, '4', 'li');
  const { data } = await send(own, 'POST', endOtherSessions.path);
  expect(data).toEqual({ endedCount: 2 });
  const codes = await Promise.all([own, second, third, others].map(codeFor));
  expect(codes).toEqual([0, codeOf('notSignedIn'), codeOf('notSignedIn'), 0]);
});

test('the audit trail tells which session was ended by whom, and what was refused', async () => {
  // A refusal equal to one of the last ten minutes is only counted.
  clock += 10 * minute;
  const [own, second] = [await open(chrome, '10.0.0.1'), await open(phone, '10.0.0.2')];
  await end(own, await idOf(second));
  await end(own, 'nobodys');
  await send(own, 'POST', endOtherSessions.path);
  const mine = { actor: 'wang', object: 'wang' };
  expect(await trail()).toEqual([
    { ...mine, action: 'sessionEnd', result: 'done', detail: { device: 'Safari 18, iPhone', address: '10.0.0.2' } },
    expect.objectContaining({ ...mine, action: 'sessionEnd', result: 'refused' }),
    { ...mine, action: 'sessionsEnd', result: 'done', detail: { count: 0 } },
  ]);
});
