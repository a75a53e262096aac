import { constants, publicEncrypt } from 'node:crypto';
import { getCurrentUser } from '@portico/shared-kit/contract/current-user.endpoints';
import { searchUsers } from '@portico/shared-kit/contract/organisation.endpoints';
import { changePassword } from '@portico/shared-kit/contract/password.endpoints';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from '@portico/shared-kit/contract/second-factor.endpoints';
import type { ErrorName } from '@portico/shared-kit/errors';
import { buildServices } from '../../../services.ts';
import { codeOfApp, factorWorld, password, wrongCode } from '../../../testing/factor-world.ts';
import { readSecretFile } from '../secret-file.ts';

const [second, minute, day] = [1000, 60_000, 86_400_000];

const world = factorWorld({ SECOND_FACTOR_ROLES: 'finance, ADMIN' });
const { armed, ask, audited, now, pass, proof, sealed, signsIn, told } = world;

beforeAll(() => world.open());
afterAll(() => world.app.close());
beforeEach(() => world.clear());

describe('signing in', () => {
  test('asks for a code after the right password only, and takes it once', async () => {
    const { secret } = await armed('wang');
    expect((await signsIn('wang', { with: 'wrong' })).said).toBe('signInFailed');
    expect((await signsIn('wang', { with: 'wrong', code: codeOfApp(secret, now()) })).said).toBe('signInFailed');
    expect((await signsIn('wang')).said).toBe('secondFactorNeeded');
    expect((await signsIn('wang', { code: wrongCode(secret, now()) })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: codeOfApp(secret, now()) })).said).toBe('ok');
    expect((await signsIn('wang', { code: codeOfApp(secret, now()) })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: codeOfApp(secret, now(), -1) })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: codeOfApp(secret, now(), 1) })).said).toBe('ok');
    expect(await audited('wang')).toEqual(
      expect.arrayContaining([
        'secondFactorOn done',
        'signIn secondFactorNeeded',
        'signIn secondFactorWrong',
        'signIn done',
      ]),
    );
  });

  test('the code that turned it on signs nobody in', async () => {
    const { token } = await signsIn('wang');
    const { data } = await ask(token, beginSecondFactor, await sealed(password));
    const code = codeOfApp(data.secret, now());
    await ask(token, confirmSecondFactor, { code });
    expect((await signsIn('wang', { code })).said).toBe('secondFactorWrong');
  });

  test('of two with one code at the same time one wins', async () => {
    const { secret, recoveryCodes } = await armed('wang');
    for (const code of [codeOfApp(secret, now()), recoveryCodes[0]]) {
      const both = await Promise.all([signsIn('wang', { code }), signsIn('wang', { code })]);
      expect(new Set(both.map(({ said }) => said))).toEqual(new Set(['ok', 'secondFactorWrong']));
    }
  });

  test('a recovery code is good once, and its person is told how many are left', async () => {
    const { recoveryCodes } = await armed('wang');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const { said, token } = await signsIn('wang', { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(said).toBe('ok');
    expect((await signsIn('wang', { code })).said).toBe('secondFactorWrong');
    expect((await ask(token, getSecondFactor)).data).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    expect(await told('wang')).toContain('Recovery code used');
    expect(await audited('wang')).toContain('recoveryCodeUse done');
  });

  test('a code that was used by a clock that ran ahead keeps nobody out after it was set right', async () => {
    const { secret } = await armed('wang');
    pass(day);
    expect((await signsIn('wang', { code: codeOfApp(secret, now()) })).said).toBe('ok');
    pass(-day);
    const code = codeOfApp(secret, now());
    expect((await signsIn('wang', { code })).said).toBe('ok');
    expect((await signsIn('wang', { code })).said).toBe('secondFactorWrong');
  });

  test('a former key is read until its next code, and without any key nobody signs in', async () => {
    const { secret } = await armed('wang');
    const { db } = world.app.platform.connections;
    const rows = () => db.selectFrom('second_factor').select('secret').execute();
    const before = await rows();
    const former = readSecretFile(world.app.platform.config.home, 'second-factor-key');
    const config = { ...world.app.platform.config, secondFactorKey: 'k'.repeat(32), formerSecondFactorKeys: [former] };
    const client = { userAgent: null, address: null, device: 'd' };
    const other = (formerSecondFactorKeys: string[]) =>
      buildServices({ ...world.app.platform, config: { ...config, formerSecondFactorKeys } }).sessions;
    const typed = async (code: string) => ({ username: 'wang', ...(await sealed(password)), code });
    await expect(other([]).signIn(await typed(codeOfApp(secret, now())), client)).rejects.toMatchObject({
      errorName: 'secondFactorUnreadable',
    });
    await other([former]).signIn(await typed(codeOfApp(secret, now())), client);
    expect(await rows()).not.toEqual(before);
    pass(minute);
    await other([]).signIn(await typed(codeOfApp(secret, now())), client);
  });
});

describe('guessing', () => {
  test('codes are counted over all addresses, with growing delays, and the password alone resets nothing', async () => {
    const { secret } = await armed('wang');
    const from = (turn: number) => `198.51.100.${turn}`;
    for (let turn = 0; turn < 5; turn++) {
      const guess = { code: wrongCode(secret, now()), address: from(turn) };
      expect((await signsIn('wang', guess)).said).toBe('secondFactorWrong');
      expect((await signsIn('wang', { address: from(turn) })).said).toBe('secondFactorNeeded');
    }
    const waits: number[] = [];
    for (let turn = 5; turn < 19; turn++) {
      const { said, seconds } = await signsIn('wang', { code: codeOfApp(secret, now()), address: from(turn) });
      expect(said).toBe('tooManyAttempts');
      waits.push(seconds);
      pass(seconds * second);
      expect((await signsIn('wang', { code: wrongCode(secret, now()), address: from(turn) })).said).toBe(
        'secondFactorWrong',
      );
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]);
    expect(await told('wang')).toContain('Failed sign-ins');
  });

  test('the owner passes meanwhile on a known device, and anywhere with a recovery code', async () => {
    const { secret, recoveryCodes } = await armed('wang');
    const { headers } = await signsIn('wang', { code: codeOfApp(secret, now()) });
    const device = /portico_device=([\w-]{43});/.exec(String(headers['set-cookie']))?.[1] as string;
    for (let turn = 0; turn < 8; turn++) {
      await signsIn('wang', { code: wrongCode(secret, now()), address: `198.51.100.${turn}` });
    }
    pass(second / 2);
    expect((await signsIn('wang', { code: '123456', address: '203.0.113.9' })).said).toBe('tooManyAttempts');
    expect((await signsIn('wang', { code: codeOfApp(secret, now(), 1), device })).said).toBe('ok');
    expect((await signsIn('wang', { code: recoveryCodes[3], address: '203.0.113.8' })).said).toBe('ok');
  });

  test('in a session it is delayed as at a sign-in', async () => {
    const { token, secret } = await armed('wang');
    for (let turn = 0; turn < 5; turn++) {
      expect((await ask(token, turnOffSecondFactor, await proof(wrongCode(secret, now())))).said).toBe(
        'secondFactorWrong',
      );
      // The right password alone gives no more guesses.
      const alone = await ask(token, beginSecondFactor, await sealed(password));
      expect(alone.said).toBe(turn < 4 ? 'secondFactorNeeded' : 'tooManyAttempts');
    }
    expect((await ask(token, turnOffSecondFactor, await proof(codeOfApp(secret, now())))).said).toBe('tooManyAttempts');
    expect((await ask(token, renewRecoveryCodes, await proof(codeOfApp(secret, now())))).said).toBe('tooManyAttempts');
    expect((await ask(token, getSecondFactor)).data.isOn).toBe(true);
    expect(await audited('wang')).toContain('secondFactorOff secondFactorWrong');
  });

  test('a wrong password in a session is delayed, too, and recorded', async () => {
    const { token } = await signsIn('wang');
    for (let turn = 0; turn < 5; turn++) {
      expect((await ask(token, beginSecondFactor, await sealed(`no-${turn}`))).said).toBe('ownPasswordWrong');
    }
    expect((await ask(token, beginSecondFactor, await sealed(password))).said).toBe('tooManyAttempts');
    expect((await audited('wang')).filter((each) => each === 'secondFactorBegin ownPasswordWrong')).toHaveLength(5);
  });
});

describe('setting up', () => {
  test('counts from the first code on, ends the other sessions and tells the person', async () => {
    const elsewhere = await signsIn('wang');
    const { token } = await signsIn('wang');
    const { data } = await ask(token, beginSecondFactor, await sealed(password));
    expect((await ask(token, confirmSecondFactor, { code: wrongCode(data.secret, now()) })).said).toBe(
      'confirmationCodeWrong',
    );
    expect((await signsIn('wang')).said).toBe('ok');
    expect((await ask(token, confirmSecondFactor, { code: codeOfApp(data.secret, now()) })).said).toBe('ok');
    expect((await ask(token, confirmSecondFactor, { code: codeOfApp(data.secret, now()) })).said).toBe(
      'secondFactorNotBegun',
    );
    expect((await ask(elsewhere.token, getCurrentUser)).said).toBe('notSignedIn');
    expect((await ask(token, getCurrentUser)).said).toBe('ok');
    expect(await told('wang')).toEqual(['Two-step verification turned on', 'New sign-in', 'New sign-in']);
  });

  test('that takes longer than a quarter of an hour is begun anew', async () => {
    const { token } = await signsIn('wang');
    const { data } = await ask(token, beginSecondFactor, await sealed(password));
    pass(15 * minute + 1);
    expect((await ask(token, confirmSecondFactor, { code: codeOfApp(data.secret, now()) })).said).toBe(
      'secondFactorNotBegun',
    );
  });

  test('another device takes password and code, and the one before is good until the new one is confirmed', async () => {
    const { token, secret, recoveryCodes } = await armed('wang');
    const { data } = await ask(token, beginSecondFactor, await proof(codeOfApp(secret, now())));
    expect((await signsIn('wang', { code: codeOfApp(secret, now(), 1) })).said).toBe('ok');
    pass(2 * minute);
    expect((await ask(token, confirmSecondFactor, { code: codeOfApp(data.secret, now()) })).said).toBe('ok');
    pass(minute);
    expect((await signsIn('wang', { code: codeOfApp(secret, now()) })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: recoveryCodes[0] })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: codeOfApp(data.secret, now()) })).said).toBe('ok');
  });

  test('new recovery codes replace all before', async () => {
    const { token, secret, recoveryCodes } = await armed('wang');
    const { data, said } = await ask(token, renewRecoveryCodes, await proof(codeOfApp(secret, now())));
    expect(said).toBe('ok');
    expect((await signsIn('wang', { code: recoveryCodes[5] })).said).toBe('secondFactorWrong');
    expect((await signsIn('wang', { code: data.recoveryCodes[5] })).said).toBe('ok');
    expect(await audited('wang')).toContain('recoveryCodesRenew done');
  });

  test('turned off, the password is enough again, and the other sessions have ended', async () => {
    const { token, secret } = await armed('wang');
    const elsewhere = await signsIn('wang', { code: codeOfApp(secret, now()) });
    pass(minute);
    expect((await ask(token, turnOffSecondFactor, await proof(codeOfApp(secret, now()), 'wrong'))).said).toBe(
      'ownPasswordWrong',
    );
    expect((await ask(token, turnOffSecondFactor, await proof(codeOfApp(secret, now())))).said).toBe('ok');
    expect((await ask(elsewhere.token, getCurrentUser)).said).toBe('notSignedIn');
    expect((await ask(token, getSecondFactor)).data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect((await signsIn('wang')).said).toBe('ok');
    expect((await ask(token, turnOffSecondFactor, await proof('123456'))).said).toBe('secondFactorMissing');
  });

  test('is not for who has signed in elsewhere, who is not asked for a code either', async () => {
    await armed('fei');
    const client = { userAgent: null, address: null, device: 'browser' };
    const { access_token: token } = await world.app.services.sessions.signInAs('fei', client, 'proxyAccountUnknown');
    expect((await ask(token, getCurrentUser)).data).toMatchObject({
      maySetUpSecondFactor: false,
      mustSetUpSecondFactor: false,
    });
    expect((await ask(token, beginSecondFactor, await sealed(password))).said).toBe('secondFactorElsewhere');
    expect((await ask(token, searchUsers)).said).toBe('ok');
  });

  test('no secret and no code stands in clear in the database', async () => {
    const { token, secret } = await armed('wang');
    const { data: next } = await ask(token, beginSecondFactor, await proof(codeOfApp(secret, now())));
    pass(minute);
    const { data } = await ask(token, renewRecoveryCodes, await proof(codeOfApp(secret, now())));
    const { db } = world.app.platform.connections;
    const tables = ['second_factor', 'recovery_code', 'audit_event', 'notification'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const kept = JSON.stringify([rows, world.app.faults]);
    const codes = data.recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')]);
    for (const text of [secret, next.secret, ...codes]) expect(kept).not.toContain(text);
    expect(rows[1]).toHaveLength(10);
  });
});

describe('where a role asks for it', () => {
  test('nothing may be done before it is set up, and it is not turned off', async () => {
    const { token } = await signsIn('fei');
    expect((await ask(token, getCurrentUser)).data).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await ask(token, searchUsers)).said).toBe('secondFactorMustSetUp');
    expect((await ask(token, turnOffSecondFactor, await proof('123456'))).said).toBe('secondFactorMustSetUp');
    expect((await ask(token, getSecondFactor)).data).toMatchObject({ isOn: false, isRequired: true });
    const { data } = await ask(token, beginSecondFactor, await sealed(password));
    expect((await ask(token, searchUsers)).said).toBe('secondFactorMustSetUp');
    await ask(token, confirmSecondFactor, { code: codeOfApp(data.secret, now()) });
    expect((await ask(token, searchUsers)).said).toBe('ok');
    pass(minute);
    expect((await ask(token, turnOffSecondFactor, await proof(codeOfApp(data.secret, now())))).said).toBe(
      'secondFactorRequired',
    );
  });

  test('an initial password is changed first', async () => {
    await world.app.platform.connections.db.updateTable('app_user').set({ must_change_password: true }).execute();
    const { token } = await signsIn('fei');
    expect((await ask(token, beginSecondFactor, await sealed(password))).said).toBe('passwordMustChange');
    const [old, next] = [password, 'Better-4321'];
    const { index, key } = await world.app.services.sessions.getRsaKey();
    const [oldPassword, newPassword] = [old, next].map((text) =>
      publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64'),
    );
    expect((await ask(token, changePassword, { index, oldPassword, newPassword })).said).toBe('ok');
    expect((await ask(token, searchUsers)).said).toBe('secondFactorMustSetUp');
    expect((await ask(token, beginSecondFactor, await sealed(next))).said).toBe('ok');
  });

  test.each([
    ['wang', false],
    ['sid', false],
    ['fei', true],
    ['root', true],
  ])('%s must set one up: %s', async (username, must) => {
    const { token } = await signsIn(username);
    expect((await ask(token, getCurrentUser)).data.mustSetUpSecondFactor).toBe(must);
  });
});

describe('a reset', () => {
  const rooted = async () => {
    const { token } = await armed('root');
    return { root: token, sid: (await signsIn('sid')).token, wang: (await signsIn('wang')).token };
  };

  test.each<[by: 'root' | 'sid' | 'wang', of: string, said: ErrorName | 'ok']>([
    ['sid', 'wang', 'ok'],
    ['sid', 'second', 'noPermission'],
    ['root', 'second', 'ok'],
    ['root', 'root', 'ownSecondFactorNotReset'],
    ['root', 'nobody', 'userMissing'],
    ['root', 'sid', 'secondFactorMissing'],
    ['wang', 'second', 'noPermission'],
  ])('by %s of %s: %s', async (by, of, said) => {
    const tokens = await rooted();
    const { db } = world.app.platform.connections;
    const row = { corp_id: 'main', confirmed_time: now(), secret: 'x' };
    await db
      .insertInto('second_factor')
      .values(['wang', 'second'].map((user_id) => ({ ...row, user_id })))
      .execute();
    const path = resetSecondFactor.path.replace(':id', of);
    expect((await ask(tokens[by], { ...resetSecondFactor, path }, {})).said).toBe(said);
    const left = await db.selectFrom('second_factor').select('user_id').where('user_id', '=', of).execute();
    const hadOne = ['wang', 'second', 'root'].includes(of);
    expect(left).toHaveLength(hadOne && said !== 'ok' ? 1 : 0);
  });

  test('ends the sessions, lets the person in with the password, tells them, and forgets the guesses', async () => {
    const { token, secret } = await armed('wang');
    const { root } = await rooted();
    for (let turn = 0; turn < 6; turn++) await signsIn('wang', { code: wrongCode(secret, now()) });
    const path = resetSecondFactor.path.replace(':id', 'wang');
    expect((await ask(root, { ...resetSecondFactor, path }, {})).said).toBe('ok');
    expect((await ask(token, getCurrentUser)).said).toBe('notSignedIn');
    expect((await signsIn('wang')).said).toBe('ok');
    expect(await told('wang')).toContain('Two-step verification reset');
    expect(await audited('wang')).toContain('secondFactorReset done');
  });
});
