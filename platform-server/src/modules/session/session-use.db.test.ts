import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { noteSessionUse } from '@portico/shared-kit/contract/own-sessions.endpoints';
import { refreshToken, refreshTokenOf } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { unattendedHeader } from '@portico/shared-kit/contract/unattended';
import { codeOf } from '@portico/shared-kit/errors';
import { transaction } from '../../database/index.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { until } from '../../testing/until.ts';

const minute = 60_000;
let clock = new Date('2026-03-02T01:00:00Z').getTime();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(() => new Date(clock), { SESSION_IDLE_MINUTES: '30' });
  await insertOrganisation(app.platform, { users: [{ id: 'wang', name: '王芳' }] });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock += 60 * minute;
  await app.platform.connections.db.deleteFrom('session_family').execute();
});

const open = () =>
  app.services.sessions.signInAs('wang', { userAgent: null, address: null, device: 'browser' }, 'openIdUserUnknown');

async function ask({ access_token: token }: TokenReply, path: string, headers: Record<string, string> = {}) {
  const reply = await app.http.inject({ url: path, headers: { ...headers, authorization: `Bearer ${token}` } });
  return reply.json<{ errcode: number }>().errcode;
}

const poll = (tokens: TokenReply) => ask(tokens, getUnreadCount.path);
const work = (tokens: TokenReply) => ask(tokens, getCurrentUser.path);
const exchange = ({ refresh_token, corpId }: TokenReply) => app.call(refreshToken, { refresh_token, corpId }, null);
const begin = ({ access_token }: TokenReply) => app.call(refreshTokenOf, { access_token }, null);

async function lastUse(): Promise<number | undefined> {
  const { db } = app.platform.connections;
  return (await db.selectFrom('session_family').select('last_used_time as time').executeTakeFirst())?.time.getTime();
}

const noted = () => until('the use is noted', async () => (await lastUse()) === clock);

test('a session that nobody uses ends after the limit, and so do both ways to new tokens', async () => {
  const tokens = await open();
  clock += 31 * minute - 1;
  expect(await poll(tokens)).toBe(0);
  clock += 1;
  expect(await poll(tokens)).toBe(codeOf('sessionUnused'));
  expect(await work(tokens)).toBe(codeOf('sessionUnused'));
  // The reason stays the same for every tab that asks.
  for (const ways of [exchange, exchange, begin, begin]) {
    expect((await ways(tokens)).errcode).toBe(codeOf('sessionUnused'));
  }
});

test('a page that is open and only asks by itself does not keep it', async () => {
  let tokens = await open();
  for (let turn = 0; turn < 3; turn += 1) {
    clock += 10 * minute;
    expect(await poll(tokens)).toBe(0);
    expect(await ask(tokens, getCurrentUser.path, { [unattendedHeader]: '1' })).toBe(0);
    tokens = (await exchange(tokens)).data;
  }
  clock += minute;
  expect(await poll(tokens)).toBe(codeOf('sessionUnused'));
});

test.each([
  ['asks for something', work],
  [
    'types and asks for nothing',
    async ({ access_token: token }: TokenReply) => {
      const request = { method: 'POST', url: noteSessionUse.path, payload: {} } as const;
      const reply = await app.http.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
      return reply.json<{ errcode: number }>().errcode;
    },
  ],
])('a page in which somebody %s keeps it', async (_, use) => {
  const tokens = await open();
  for (let turn = 0; turn < 4; turn += 1) {
    clock += 25 * minute;
    expect(await use(tokens)).toBe(0);
    await noted();
  }
  expect(await poll(tokens)).toBe(0);
});

test('no request waits until its use is noted', async () => {
  const tokens = await open();
  clock += 2 * minute;
  await transaction(app.platform.connections.db, async (trx) => {
    await trx.selectFrom('session_family').select('id').forUpdate().execute();
    expect(await work(tokens)).toBe(0);
  });
  await noted();
});
