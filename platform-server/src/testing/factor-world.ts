import { constants, publicEncrypt } from 'node:crypto';
import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import { searchNotifications } from '@portico/shared-kit/contract/notifications.endpoints';
import { beginSecondFactor, confirmSecondFactor } from '@portico/shared-kit/contract/second-factor.endpoints';
import { signIn } from '@portico/shared-kit/contract/session.endpoints';
import { rowOf } from '@portico/shared-kit/errors';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../modules/session/index.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { insertOrganisation } from './test-organisation.ts';
import { newSession } from './test-session.ts';

/** Password of everybody. */
export const password = 'Secret-42';
const [minute, hour] = [60_000, 3_600_000];

interface SignIn {
  readonly code?: string | undefined;
  /** Typed in the place of the password. */
  readonly with?: string;
  readonly address?: string;
  readonly device?: string;
}

interface SignInAnswer {
  readonly errcode: number;
  readonly data: { readonly access_token: string } | null;
  readonly params?: { readonly seconds: number };
}

const nameOf = (errcode: number) => (errcode === 0 ? 'ok' : rowOf(errcode)?.name);

/** Returns the code that an app shows at this moment, or some steps later. */
export function codeOfApp(secret: string, at: Date, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() + steps * 30_000 });
}

/** Returns a code that the app shows in none of the steps that count. */
export function wrongCode(secret: string, at: Date): string {
  const shown = [-1, 0, 1].map((steps) => codeOfApp(secret, at, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !shown.includes(code)) as string;
}

/** The server of a test, once it runs, and its clock. */
interface FactorServer {
  readonly app: () => TestApp;
  readonly now: () => Date;
}

/** People with passwords who sign in and set up second factors, on a server with a clock of its own. */
export function factorWorld(environment: Readonly<Record<string, string>>) {
  let app: TestApp;
  let clock = new Date('2026-03-02T01:00:00Z').getTime();
  const now = () => new Date(clock);
  const pass = (ms: number) => void (clock += ms);
  const place: FactorServer = { app: () => app, now };
  const calls = callsIn(place);
  const { ask, sealed, signsIn } = calls;
  return {
    get app() {
      return app;
    },
    now,
    pass,
    ...calls,
    ...readersOf(place, calls),

    async open() {
      app = await startTestApp(now, environment);
      await insertPeople(app);
    },

    async clear() {
      await clearFactors(app);
      // A code of another step, and no facts of a session that are remembered.
      pass(hour);
    },

    /** Signs somebody in and turns their second factor on; a minute later the code is another one. */
    async armed(username: string) {
      const { token } = await signsIn(username);
      const begun = await ask(token, beginSecondFactor, await sealed(password));
      const { secret } = begun.data;
      const confirmed = await ask(token, confirmSecondFactor, { code: codeOfApp(secret, now()) });
      expect([begun.said, confirmed.said]).toEqual(['ok', 'ok']);
      pass(minute);
      return { token, secret, recoveryCodes: confirmed.data.recoveryCodes };
    },
  };
}

function callsIn({ app }: FactorServer) {
  async function sealed(text: string) {
    const { index, key } = await app().services.sessions.getRsaKey();
    const bytes = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text));
    return { index, password: bytes.toString('base64') };
  }

  /** Tells the name of the error, or 'ok'. */
  async function signsIn(username: string, { code, with: typed = password, address, device }: SignIn = {}) {
    const answer = await app().http.inject({
      method: 'POST',
      url: signIn.path,
      remoteAddress: address ?? '192.0.2.1',
      headers: device === undefined ? {} : { cookie: `portico_device=${device}` },
      payload: { username, ...(await sealed(typed)), ...(code === undefined ? {} : { code }) },
    });
    const { errcode, data, params } = answer.json<SignInAnswer>();
    const token = data?.access_token ?? '';
    return { said: nameOf(errcode), token, seconds: params?.seconds ?? 0, headers: answer.headers };
  }

  /** Calls an endpoint in the session of a token. */
  async function ask<I, R>(token: string, { method, path }: Endpoint<I, R>, payload?: object) {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const answer = await app().http.inject({ method, url: path, headers, ...(payload && { payload }) });
    const { errcode, data } = answer.json<{ errcode: number; data: R }>();
    return { said: nameOf(errcode), data };
  }

  const proof = async (code: string, typed = password) => ({ ...(await sealed(typed)), code });
  return { sealed, signsIn, ask, proof };
}

function readersOf({ app, now }: FactorServer, { ask }: ReturnType<typeof callsIn>) {
  return {
    /** The titles of somebody's notifications. */
    async told(userId: string) {
      const input = { tab: 'MESSAGE', page: 0, size: 20, messageType: 'STATION', readState: 'UNREADED' } as const;
      const { data } = await ask(await newSession(app().platform, userId), searchNotifications, input);
      return data.MESSAGE.content.map(({ title }) => title);
    },

    /** The events of the last half hour about an account: action, and how it ended. */
    async audited(userId: string) {
      const rows = await app()
        .platform.connections.db.selectFrom('audit_event')
        .select(['action', 'result', 'errcode'])
        .where('object_id', '=', userId)
        .where('at', '>=', new Date(now().getTime() - 30 * minute))
        .orderBy('at')
        .execute();
      return rows.map(({ action, result, errcode }) => `${action} ${errcode === null ? result : nameOf(errcode)}`);
    },
  };
}

async function insertPeople({ platform }: TestApp): Promise<void> {
  const passwordHash = await hashPassword(password);
  await insertOrganisation(platform, {
    roles: [
      { code: 'finance', name: '财务' },
      { code: 'system', name: '系统管理员', grants: ['SYS_MNG'] },
      { code: 'root', name: '根管理员', grants: ['ADMIN'] },
    ],
    users: [
      { id: 'wang', name: '王芳', passwordHash },
      { id: 'fei', name: '费财', roles: ['finance'], passwordHash },
      { id: 'sid', name: '系统管理员', roles: ['system'], passwordHash },
      { id: 'root', name: '根管理员', roles: ['root'], passwordHash },
      { id: 'second', name: '根管理员', roles: ['root'], passwordHash },
    ],
  });
}

const cleared = [
  'second_factor',
  'recovery_code',
  'sign_in_delay',
  'known_device',
  'failed_sign_in',
  'notification',
  'limited_use',
] as const;

async function clearFactors({ platform }: TestApp): Promise<void> {
  const { db } = platform.connections;
  for (const table of cleared) await db.deleteFrom(table).execute();
  const passwordHash = await hashPassword(password);
  await db.updateTable('app_user').set({ must_change_password: false, password_hash: passwordHash }).execute();
}
