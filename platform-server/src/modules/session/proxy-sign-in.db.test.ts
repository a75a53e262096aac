import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { signInByProxy } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';

const secret = 'only-the-proxy-and-the-portal-know';
const proxy = '10.0.0.5';

async function start(environment: Readonly<Record<string, string>>): Promise<TestApp> {
  const app = await startTestApp(undefined, environment);
  await insertOrganisation(app.platform, {
    departments: [{ id: 'sales', name: '销售部' }],
    roles: [],
    users: [
      { id: 'ann', name: '安', departmentId: 'sales' },
      { id: '李雷', name: '李雷', departmentId: 'sales' },
      { id: 'bob', name: '博', departmentId: 'sales' },
      { id: 'gone', name: '离', departmentId: 'sales' },
    ],
  });
  const disabled = app.platform.connections.db.updateTable('app_user').set({ status: 'DISABLED' });
  await disabled.where('id', '=', 'gone').execute();
  return app;
}

interface Sent {
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly remoteAddress?: string;
}

async function enter({ http }: TestApp, { headers = {}, remoteAddress = proxy }: Sent) {
  const { method, path: url } = signInByProxy;
  const answer = await http.inject({ method, url, payload: {}, headers, remoteAddress });
  return answer.json<{ errcode: number; data: { access_token: string; userId: string } }>();
}

const says = (user: string | string[], more: object = {}) => ({
  'x-portico-user': user,
  'x-portico-proxy-secret': secret,
  ...more,
});
const refused = codeOf('notSignedIn');

describe('behind a trusted proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start({ PROXY_SIGN_IN_FROM: `${proxy} 10.1.0.0/24`, PROXY_SIGN_IN_SECRET: secret });
  });
  afterAll(() => app.close());

  test.each([
    ['ann', proxy],
    ['ann', '::ffff:10.1.0.9'],
    [Buffer.from('李雷').toString('latin1'), proxy],
  ])('who it names is signed in: %p from %s', async (user, remoteAddress) => {
    const { data } = await enter(app, { headers: says(user), remoteAddress });
    const { method, path: url } = getCurrentUser;
    const headers = { authorization: `Bearer ${data.access_token}` };
    const { data: me } = (await app.http.inject({ method, url, headers })).json<{ data: { id: string } }>();
    expect(me.id).toBe(Buffer.from(user, 'latin1').toString());
    expect(data.userId).toBe(me.id);
  });

  test.each<[string, Sent]>([
    ['comes from elsewhere', { headers: says('ann'), remoteAddress: '10.0.0.6' }],
    [
      'only says that it comes from the proxy',
      { headers: says('ann', { 'x-forwarded-for': proxy, 'x-real-ip': proxy }), remoteAddress: '192.0.2.1' },
    ],
    ['lacks the secret', { headers: { 'x-portico-user': 'ann' } }],
    ['has another secret', { headers: says('ann', { 'x-portico-proxy-secret': `${secret}!` }) }],
    ['has an empty secret', { headers: says('ann', { 'x-portico-proxy-secret': '' }) }],
    ['names nobody', { headers: { 'x-portico-proxy-secret': secret } }],
    ['names an empty account', { headers: says('  ') }],
    ['names more than an account can be long', { headers: says('a'.repeat(65)) }],
    ['was made by a page of another site', { headers: says('ann', { 'sec-fetch-site': 'cross-site' }) }],
    ['was made by a page of a neighbour', { headers: says('ann', { 'sec-fetch-site': 'same-site' }) }],
  ])('a request that %s signs in nobody', async (_, sent) => {
    expect((await enter(app, sent)).errcode).toBe(refused);
  });

  test('an account that came twice, one of them past the proxy, is neither of them', async () => {
    expect((await enter(app, { headers: says(['ann', 'gone']) })).errcode).not.toBe(0);
  });

  test('an account that the portal does not have, or not any more, is told', async () => {
    expect((await enter(app, { headers: says('stranger') })).errcode).toBe(codeOf('proxyAccountUnknown'));
    expect((await enter(app, { headers: says('gone') })).errcode).toBe(codeOf('userDisabled'));
  });

  test('who it names is told of a device that is new, and not of one that is known', async () => {
    const { method, path: url } = signInByProxy;
    const come = async (cookie?: string) => {
      const headers = says('bob', cookie === undefined ? {} : { cookie });
      const answer = await app.http.inject({ method, url, payload: {}, headers, remoteAddress: proxy });
      return /portico_device=[\w-]{43}/.exec(String(answer.headers['set-cookie']))?.[0];
    };
    const told = async () => {
      const input = { tab: 'MESSAGE', page: 0, size: 10, messageType: 'STATION', readState: 'UNREADED' } as const;
      const { data } = await app.call(searchNotifications, input, 'bob');
      return data.MESSAGE.content.map(({ messageType, content }) => ({ messageType, content }));
    };
    const own = await come();
    expect(await come(own)).toBe(own);
    expect(await told()).toEqual([]);
    await come();
    const content = expect.stringMatching(/^Your account was used to sign in elsewhere at/) as string;
    expect(await told()).toEqual([{ messageType: 107, content }]);
  });

  test('no other endpoint believes the header', async () => {
    const { method, path: url } = getCurrentUser;
    const answer = await app.http.inject({ method, url, headers: says('ann'), remoteAddress: proxy });
    expect(answer.json<{ errcode: number }>().errcode).toBe(refused);
  });
});

test('the proxy may name the account in another header, and then in no other', async () => {
  const app = await start({
    PROXY_SIGN_IN_FROM: proxy,
    PROXY_SIGN_IN_SECRET: secret,
    PROXY_SIGN_IN_HEADER: 'Remote-User',
  });
  const known = { 'x-portico-proxy-secret': secret };
  expect((await enter(app, { headers: { ...known, 'remote-user': 'ann' } })).errcode).toBe(0);
  expect((await enter(app, { headers: says('ann') })).errcode).toBe(refused);
  await app.close();
});

test('without a configured proxy the header means nothing', async () => {
  const app = await start({});
  expect((await enter(app, { headers: says('ann'), remoteAddress: '127.0.0.1' })).errcode).toBe(refused);
  await app.close();
});
