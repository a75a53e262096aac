import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { getUnreadCount } from '@portico/shared-kit/contract/notifications.endpoints';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { until } from '../../testing/until.ts';
import { tokenSecrets } from './index.ts';
import { sessionTokens } from './session-tokens.ts';

const hour = 3_600_000;
const minute = 60_000;
const start = new Date('2026-03-02T01:00:00Z').getTime();
let clock = start;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp(() => new Date(clock));
  await insertOrganisation(app.platform, { users: [{ id: 'wang', name: '王芳' }] });
});
afterAll(() => app.close());
beforeEach(() => {
  clock += 10_000;
});

/** Signs in on another process: this one is not told when the session ends there. */
function elsewhere() {
  return sessionTokens(app.platform, { secrets: tokenSecrets(app.platform.config), onEnd: () => undefined });
}

const open = () => elsewhere().open('wang', { userAgent: null, address: null }, 0);

async function asks({ access_token: token }: TokenReply, url: string = getCurrentUser.path): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.http.inject({ url, headers })).json<{ errcode: number }>().errcode;
}

const polls = (tokens: TokenReply) => asks(tokens, getUnreadCount.path);

test('a session that has ended is refused although the clock was set back since it was last asked for', async () => {
  const tokens = await open();
  expect(await asks(tokens)).toBe(0);
  await elsewhere().end(tokens.refresh_token);
  clock -= hour;
  expect(await asks(tokens)).toBe(codeOf('notSignedIn'));
});

test('a clock that goes ahead ends access tokens, not sessions: the next one is fetched as ever', async () => {
  const tokens = await open();
  clock += 3 * hour;
  expect(await asks(tokens)).toBe(codeOf('tokenExpired'));
  const { data } = await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: 'main' }, null);
  expect(await asks(data)).toBe(0);
  clock -= 3 * hour;
  // Made in what is the future now, and good until its own end.
  expect(await asks(data)).toBe(0);
});

test('a clock that was set back ends no session and uses no token up', async () => {
  const tokens = await open();
  clock -= 24 * hour;
  expect(await asks(tokens)).toBe(0);
  const { data } = await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: 'main' }, null);
  expect(await asks(data)).toBe(0);
  clock += 24 * hour;
  expect(await asks(data)).toBe(codeOf('tokenExpired'));
});

test('a clock that was set back lets no session last longer unused than it may, though pages ask by themselves', async () => {
  const { db } = app.platform.connections;
  await db.deleteFrom('session_family').execute();
  const tokens = await open();
  clock -= 24 * hour;
  expect(await polls(tokens)).toBe(0);
  const lastUse = db.selectFrom('session_family').select('last_used_time as time');
  await until('the last use is no longer in the future', async () => {
    return (await lastUse.executeTakeFirst())?.time.getTime() === clock;
  });
  const later = (await app.call(refreshToken, { refresh_token: tokens.refresh_token, corpId: 'main' }, null)).data;
  clock += 8 * hour + minute;
  const renewed = await app.call(refreshToken, { refresh_token: later.refresh_token, corpId: 'main' }, null);
  expect(renewed.errcode).toBe(codeOf('sessionUnused'));
});

test('a clock that went far ahead ends no session for good: set right again, it goes on', async () => {
  const tokens = await open();
  const next = { refresh_token: tokens.refresh_token, corpId: 'main' };
  clock += 9 * hour;
  expect((await app.call(refreshToken, next, null)).errcode).toBe(codeOf('sessionUnused'));
  clock -= 9 * hour;
  expect((await app.call(refreshToken, next, null)).errcode).toBe(0);
});
