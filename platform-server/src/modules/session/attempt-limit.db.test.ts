import { constants, publicEncrypt } from 'node:crypto';
import { getRsaKey, signIn } from '@portico/shared-kit/contract/session.endpoints';
import { codeOf } from '@portico/shared-kit/errors';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertOrganisation } from '../../testing/test-organisation.ts';
import { attemptLimit } from './attempt-limit.ts';
import { hashPassword } from './index.ts';

let app: TestApp;
let clock = new Date('2026-03-02T01:00:00Z');

beforeAll(async () => {
  app = await startTestApp(() => clock);
  const passwordHash = await hashPassword('Secret-42');
  await insertOrganisation(app.platform, {
    users: [
      { id: 'wang', name: '王芳', passwordHash },
      { id: 'li', name: '李雷', passwordHash },
    ],
  });
});
afterAll(() => app.close());

async function trying(username: string, password: string) {
  const { data } = await app.call(getRsaKey, {}, null);
  const bytes = publicEncrypt({ key: data.key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(password));
  return app.call(signIn, { username, index: data.index, password: bytes.toString('base64') }, null);
}

const failing = async (username: string, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => trying(username, 'wrong')));
  return answers.map(({ errcode }) => errcode);
};

test('ten failures lock an account name for a quarter of an hour, whether or not it has an account', async () => {
  for (const name of ['wang', 'nobody']) {
    expect(new Set(await failing(name, 10))).toEqual(new Set([codeOf('signInFailed')]));
    const locked = await trying(name, 'Secret-42');
    expect([locked.status, locked.errcode]).toEqual([429, codeOf('tooManyAttempts')]);
    expect(locked.errmsg).toContain('locked');
  }
  expect((await trying('li', 'Secret-42')).errcode).toBe(0);
  clock = new Date(clock.getTime() + 15 * 60_000);
  expect((await trying('wang', 'Secret-42')).errcode).toBe(0);
});

test('attempts made at the same time are all counted', async () => {
  const codes = await failing('li', 14);
  expect(codes.filter((code) => code === codeOf('tooManyAttempts'))).toHaveLength(4);
});

test('a good sign-in lets the account start anew', async () => {
  await failing('wang', 9);
  expect((await trying('wang', 'Secret-42')).errcode).toBe(0);
  expect(await failing('wang', 10)).not.toContain(codeOf('tooManyAttempts'));
});

test('an address is bounded over all names', async () => {
  const limit = attemptLimit(app.platform);
  for (let attempt = 0; attempt < 200; attempt++) await limit.begin(`name-${attempt}`, '192.0.2.1');
  await expect(limit.begin('another', '192.0.2.1')).rejects.toMatchObject({ code: codeOf('tooManyAttempts') });
  await limit.begin('another', '192.0.2.2');
});
