import { configureTransport, makeStore, type PortalStore } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import { answers, refuses, stubServer } from '@portico/shared-kit/testing';
import { refreshSession } from './refresh.ts';
import { readTokens, storeTokens } from './token-store.ts';

const reply = (turn: number) => ({
  access_token: `access-${turn}`,
  refresh_token: `refresh-${turn}`,
  expires_in: 7200,
  exp: 1_800_000_000,
  corpId: 'main',
});

let store: PortalStore;

beforeEach(() => {
  localStorage.clear();
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
  configureTransport({ refresh: () => refreshSession(store), accessToken: () => readTokens()?.token ?? null });
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

test('a refused refresh token ends the session', async () => {
  stubServer(refuses(refreshToken, 'refreshTokenReused'));
  expect(await refreshSession(store)).toBe(false);
});

test.each(['databaseBusy', 'tooManyRequests'] as const)('a server that answers %s ends no session', async (name) => {
  stubServer(refuses(refreshToken, name));
  expect(await refreshSession(store)).toBe(true);
});

test('without network nobody is signed out', async () => {
  stubServer();
  expect(await refreshSession(store)).toBe(true);
});

test('without a stored token there is nothing to exchange', async () => {
  localStorage.clear();
  const calls = stubServer(answers(refreshToken, reply(2)));
  expect(await refreshSession(store)).toBe(false);
  expect(calls).toEqual([]);
});
