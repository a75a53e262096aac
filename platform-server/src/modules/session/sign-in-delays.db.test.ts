import { constants, publicEncrypt } from 'node:crypto';
import { signIn } from '@portico/shared-kit/contract/session.endpoints';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { hashPassword } from './index.ts';
import { signInDelays } from './sign-in-delays.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

beforeAll(async () => {
  app = await startTestApp(() => clock, { TRUSTED_PROXIES: '10.0.0.5' });
  const passwordHash = await hashPassword('Secret-42');
  const names = ['wang', 'li', 'zhao', 'chen', 'sun'];
  await insertOrganisation(app.platform, { users: names.map((id) => ({ id, name: id, passwordHash })) });
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['limited_use', 'sign_in_delay', 'known_device', 'failed_sign_in', 'notification'] as const) {
    await app.platform.connections.db.deleteFrom(table).execute();
  }
});

const pass = (ms: number) => (clock = new Date(clock.getTime() + ms));

interface From {
  readonly address?: string;
  readonly device?: string;
  readonly forwardedFor?: string;
}

async function trying(username: string, password: string, { address = '192.0.2.1', device, forwardedFor }: From = {}) {
  const { index, key } = await app.services.sessions.getRsaKey();
  const bytes = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password));
  const answer = await app.http.inject({
    method: 'POST',
    url: signIn.path,
    remoteAddress: address,
    headers: {
      ...(device === undefined ? {} : { cookie: `portico_device=${device}` }),
      ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
    },
    payload: { username, index, password: bytes.toString('base64') },
  });
  const { errcode, params } = answer.json<{ errcode: number; params?: { seconds?: number } }>();
  return { status: answer.statusCode, errcode, seconds: params?.seconds, headers: answer.headers };
}

const [wrong, delayed] = [codeOf('signInFailed'), codeOf('tooManyAttempts')];

/** Returns how many guesses were let through. */
async function guess(username: string, times: number, from?: (turn: number) => From): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, turn) => trying(username, `wrong-${turn}`, from?.(turn))),
  );
  for (const { errcode } of answers) expect([wrong, delayed]).toContain(errcode);
  return answers.filter(({ errcode }) => errcode === wrong).length;
}

async function deviceOf(username: string): Promise<string> {
  const { headers } = await trying(username, 'Secret-42', { address: '198.51.100.7' });
  return /portico_device=([\w-]{43}); Path=\/api\/login; Max-Age=\d+; HttpOnly; SameSite=Strict$/.exec(
    String(headers['set-cookie']),
  )?.[1] as string;
}

const told = async (userId: string) => {
  const input = { tab: 'MESSAGE', page: 0, size: 10, messageType: 'STATION', readState: 'UNREADED' } as const;
  const { data } = await app.call(searchNotifications, input, userId);
  return data.MESSAGE.content.map(({ content }) => content);
};

test('five failures pass, then each waits twice as long as the one before, whether or not the name has an account', async () => {
  for (const name of ['wang', 'nobody']) {
    expect(await guess(name, 5)).toBe(5);
    const waits: number[] = [];
    for (let turn = 0; turn < 11; turn++) {
      const { status, errcode, seconds = 0, headers } = await trying(name, 'Secret-42');
      expect([status, errcode, headers['retry-after']]).toEqual([429, delayed, String(seconds)]);
      waits.push(seconds);
      pass(seconds * 1000);
      expect((await trying(name, 'wrong')).errcode).toBe(wrong);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  }
  pass(300_000);
  expect((await trying('wang', 'Secret-42')).errcode).toBe(0);
});

test('of many guesses at the same time no more pass than of those one after the other', async () => {
  expect(await guess('li', 30)).toBe(5);
});

test('of two attempts at the same time the second passes, also where it has begun first', async () => {
  const { begin } = signInDelays(app.platform);
  const trier = { username: 'li', address: '192.0.2.1', knownDevice: null };
  await begin(trier);
  pass(-20);
  await begin(trier);
  expect((await trying('li', 'Secret-42')).errcode).toBe(0);
  pass(-20);
  expect((await trying('li', 'Secret-42')).errcode).toBe(0);
});

test('whoever guesses delays nobody at another address', async () => {
  expect(await guess('wang', 60)).toBe(5);
  expect((await trying('wang', 'Secret-42', { address: '192.0.2.2' })).errcode).toBe(0);
  expect((await trying('wang', 'Secret-42')).errcode).toBe(delayed);
});

test('all addresses of one line of IPv6 are one', async () => {
  expect(await guess('wang', 20, (turn) => ({ address: `2001:db8:0:1::${turn + 1}` }))).toBe(5);
  expect((await trying('wang', 'Secret-42', { address: '2001:db8:0:2::1' })).errcode).toBe(0);
});

test('a known device with the right password passes at the address of the guesser, and guesses no faster itself', async () => {
  const device = await deviceOf('zhao');
  expect(await guess('zhao', 40)).toBe(5);
  expect((await trying('zhao', 'Secret-42')).errcode).toBe(delayed);
  expect((await trying('zhao', 'Secret-42', { device })).errcode).toBe(0);
  expect(await guess('zhao', 20, () => ({ device }))).toBe(5);
  // It is known for its own people only.
  expect(await guess('wang', 20, () => ({ device }))).toBe(5);
});

test('of one person fifty devices are known, the newest', async () => {
  const { db } = app.platform.connections;
  const device = await deviceOf('zhao');
  const others = Array.from({ length: 60 }, (_, age) => ({
    corp_id: 'main',
    device_hash: `other-${age}`,
    user_id: 'zhao',
    expires_time: new Date(clock.getTime() + age * 60_000),
  }));
  await db.insertInto('known_device').values(others).execute();
  expect((await trying('zhao', 'Secret-42', { device })).errcode).toBe(0);
  const kept = await db.selectFrom('known_device').select('device_hash').where('user_id', '=', 'zhao').execute();
  expect(kept).toHaveLength(50);
  expect(kept).toEqual(expect.arrayContaining([{ device_hash: 'other-59' }]));
  expect(kept).not.toEqual(expect.arrayContaining([{ device_hash: 'other-0' }]));
});

test('an address that tries many names is slowed by seconds, and those whose device is known are not', async () => {
  const device = await deviceOf('chen');
  const { begin } = signInDelays(app.platform);
  const another = { username: 'another', address: '192.0.2.1', knownDevice: null };
  for (let turn = 0; turn < 100; turn++) await begin({ ...another, username: `name-${turn}` });
  for (const seconds of [1, 2, 4, 5, 5]) {
    await expect(begin(another)).rejects.toMatchObject({ code: delayed, params: { seconds } });
    pass(seconds * 1000);
    await begin({ ...another, username: `later-${clock.getTime()}` });
  }
  expect((await trying('chen', 'Secret-42', { device })).errcode).toBe(0);
});

test('addresses that a stranger only names count for nothing, those that the named proxy tells count', async () => {
  const named = (turn: number) => `203.0.113.${turn}`;
  expect(await guess('sun', 60, (turn) => ({ forwardedFor: named(turn) }))).toBe(5);
  expect(await guess('sun', 60, (turn) => ({ address: '10.0.0.6', forwardedFor: named(turn) }))).toBe(5);
  const behind = (forwardedFor: string) => ({ address: '10.0.0.5', forwardedFor });
  expect(await guess('sun', 60, () => behind('203.0.113.70'))).toBe(5);
  expect((await trying('sun', 'Secret-42', behind('203.0.113.71'))).errcode).toBe(0);
  // What stands left of the address that the proxy saw is the visitor's own invention.
  expect(await guess('sun', 60, (turn) => behind(`${named(turn)}, 203.0.113.72`))).toBe(5);
});

test('the person is told of failures, not of their own just now', async () => {
  expect(await guess('li', 3)).toBe(3);
  expect((await trying('li', 'Secret-42')).errcode).toBe(0);
  expect(await told('li')).toEqual([]);
  expect(await guess('li', 4, () => ({ address: '192.0.2.9' }))).toBe(4);
  expect(await guess('li', 2)).toBe(2);
  expect((await trying('li', 'Secret-42')).errcode).toBe(0);
  expect(await told('li')).toEqual([
    `Failed sign-ins with your account: 4, the last one at ${time()}. If this was not you, change your password`,
    `Your account was used to sign in elsewhere at ${time()}`,
  ]);
});

test('ten failures are told at once', async () => {
  await guess('li', 5);
  await guess('li', 5, () => ({ address: '192.0.2.9' }));
  expect(await told('li')).toHaveLength(1);
});

const time = () => new Date(clock.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
