import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import type { TokenReply } from '@portico/shared-kit/contract/session.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { tokenSecrets } from './index.ts';
import { sessionTokens } from './session-tokens.ts';

const hour = 3_600_000;
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

async function asks({ access_token: token }: TokenReply): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.http.inject({ url: getCurrentUser.path, headers })).json<{ errcode: number }>().errcode;
}

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
