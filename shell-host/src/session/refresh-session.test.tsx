import 'fake-indexeddb/auto';
import { configureTransport, makeStore, type PortalStore } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { refreshToken, refreshTokenOf } from '@portico/shared-kit/contract/session.endpoints';
import { answers, refuses, stubServer } from '@portico/shared-kit/testing';
import { noteExchanged } from './exchanged-token.ts';
import { refreshSession, renewOrWait } from './refresh.ts';
import { giveTabTo } from './tab-owner.ts';
import { clearSession, storeTokens } from './token-changes.ts';
import { readTokens } from './token-store.ts';

const reply = (turn: number) => ({
  access_token: `access-${turn}`,
  refresh_token: `refresh-${turn}`,
  expires_in: 7200,
  exp: 1_800_000_000,
  corpId: 'main',
  userId: 'u1',
});

let store: PortalStore;

beforeEach(async () => {
  localStorage.clear();
  await noteExchanged('none');
  giveTabTo(null);
  storeTokens(reply(1));
  store = makeStore();
});

test('calls that meet an expired token together share one exchange, and each is made once more', async () => {
  const ids = ['1', '2', '3'];
  let turn = 1;
  let isExpired = true;
  let refused = 0;
  const { promise: allRefused, resolve } = Promise.withResolvers<void>();
  const renew = answers(refreshToken, async () => {
    await allRefused;
    isExpired = false;
    turn += 1;
    return reply(turn);
  });
  const open = answers(getRecord, ({ id }) => ({ id }) as never);
  const shut = refuses(getRecord, 'tokenExpired');
  const refuse = (input: never) => {
    refused += 1;
    if (refused === ids.length) resolve();
    return shut.answer(input);
  };
  const gate = { ...open, answer: (input: never) => (isExpired ? refuse(input) : open.answer(input)) };
  const calls = stubServer(renew, gate);
  configureTransport({
    refresh: (refused) => refreshSession(store, refused),
    accessToken: () => readTokens()?.token ?? null,
  });
  const read = (id: string) => store.dispatch(recordsEndpoints.getRecord.initiate({ schemaCode: 'order', id }));
  const records = await Promise.all(ids.map(read));
  expect(records.map(({ data }) => data)).toEqual(ids.map((id) => ({ id })));
  const made = calls.map(({ operationId }) => operationId);
  expect(made.filter((name) => name === 'refreshToken')).toHaveLength(1);
  expect(made.filter((name) => name === 'getRecord')).toHaveLength(6);
  expect(readTokens()).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
});

test('a later renewal is a new exchange with the token of the last one', async () => {
  let turn = 1;
  const calls = stubServer(answers(refreshToken, () => reply((turn += 1))));
  expect([await refreshSession(store), await refreshSession(store)]).toEqual([true, true]);
  expect(calls.map(({ input }) => input['refresh_token'])).toEqual(['refresh-1', 'refresh-2']);
});

test('a refusal that comes late, when another tab has new tokens already, is no reason for an exchange', async () => {
  const calls = stubServer(answers(refreshToken, reply(3)));
  storeTokens(reply(2));
  expect(await refreshSession(store, 'access-1')).toBe(true);
  expect(calls).toEqual([]);
  expect(await refreshSession(store, 'access-2')).toBe(true);
  expect(readTokens()?.token).toBe('access-3');
});

test('tokens that another tab got meanwhile are taken instead of an exchange', async () => {
  const calls = stubServer(answers(refreshToken, reply(3)));
  Object.assign(navigator, {
    locks: {
      async request(_: string, work: () => Promise<boolean>) {
        storeTokens(reply(2));
        return work();
      },
    },
  });
  expect(await refreshSession(store)).toBe(true);
  Reflect.deleteProperty(navigator, 'locks');
  expect(calls).toEqual([]);
  expect(readTokens()?.token).toBe('access-2');
});

test('tokens that another tab got, and that reach this one late, are waited for', async () => {
  const calls = stubServer(answers(refreshToken, reply(3)));
  await noteExchanged('access-1');
  setTimeout(() => storeTokens(reply(2)), 100);
  expect(await refreshSession(store)).toBe(true);
  expect(calls).toEqual([]);
  expect(readTokens()?.token).toBe('access-2');
});

test('a tab that asked lets the next one know, whatever that one sees of the new tokens', async () => {
  stubServer(answers(refreshToken, reply(2)));
  await refreshSession(store);
  storeTokens(reply(1));
  const calls = stubServer(answers(refreshToken, reply(3)));
  setTimeout(() => storeTokens(reply(2)), 100);
  expect(await refreshSession(store)).toBe(true);
  expect(calls).toEqual([]);
});

test.each(['refreshTokenReused', 'userDisabled'] as const)(
  'a server that answers %s ends the session',
  async (name) => {
    stubServer(refuses(refreshToken, name));
    expect(await refreshSession(store)).toBe(false);
    expect([readTokens(), localStorage.getItem('user')]).toEqual([null, '{"id":"u1"}']);
  },
);

test.each(['databaseBusy', 'tooManyRequests', 'noPermission'] as const)(
  'a server that answers %s ends no session',
  async (name) => {
    stubServer(refuses(refreshToken, name));
    expect(await refreshSession(store)).toBe(true);
  },
);

test('without network nobody is signed out', async () => {
  stubServer();
  expect(await refreshSession(store)).toBe(true);
  expect(readTokens()?.token).toBe('access-1');
});

test('an exchange that got no answer is asked for again under the same name, the next one under another', async () => {
  const names: (string | null)[] = [];
  let isDown = true;
  window.fetch = (_, init) => {
    names.push(new Headers(init?.headers).get('Idempotency-Key'));
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const body = JSON.stringify({ errcode: 0, errmsg: '', data: reply(2) });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  };
  await refreshSession(store);
  isDown = false;
  await refreshSession(store);
  await refreshSession(store);
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('a token that was handed over alone is made whole by the second form', async () => {
  localStorage.removeItem('refresh_token');
  const calls = stubServer(answers(refreshTokenOf, reply(2)));
  expect(await refreshSession(store)).toBe(true);
  expect(calls.map(({ input }) => input)).toEqual([{ access_token: 'access-1' }]);
  expect(readTokens()).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
});

test('an answer that comes after signing out signs nobody in again', async () => {
  stubServer(
    answers(refreshToken, () => {
      clearSession();
      return reply(2);
    }),
  );
  expect(await refreshSession(store)).toBe(false);
  expect(readTokens()).toBeNull();
});

test('calls of an open page whose session ended wait until its person is back', async () => {
  giveTabTo('u1');
  stubServer(refuses(refreshToken, 'refreshTokenReused'));
  const isBack = renewOrWait(store);
  await new Promise((resolve) => setTimeout(resolve, 20));
  storeTokens(reply(2));
  expect(await isBack).toBe(true);
});

test.each([
  ['signed out', clearSession],
  ['somebody else came', () => storeTokens({ ...reply(2), userId: 'u2' })],
])('calls of an open page whose session ended are given up where its person %s', async (_, happens) => {
  giveTabTo('u1');
  stubServer(refuses(refreshToken, 'refreshTokenReused'));
  const isBack = renewOrWait(store);
  await new Promise((resolve) => setTimeout(resolve, 20));
  happens();
  expect(await isBack).toBe(false);
});

test('the page of one person never renews the session of another', async () => {
  giveTabTo('u0');
  const calls = stubServer(answers(refreshToken, reply(2)));
  expect([await renewOrWait(store), calls]).toEqual([false, []]);
  expect(readTokens()?.token).toBe('access-1');
});

test('without a stored token there is nothing to exchange', async () => {
  localStorage.clear();
  const calls = stubServer(answers(refreshToken, reply(2)));
  expect(await refreshSession(store)).toBe(false);
  expect(calls).toEqual([]);
});
