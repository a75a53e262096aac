import { asRecordId } from '@portico/shared-kit/contract/ids';
import 'fake-indexeddb/auto';
import { configureTransport, makeStore, type PortalStore } from '@portico/shared-kit/api';
import { recordsEndpoints } from '@portico/shared-kit/api/records.api';
import { getRecord } from '@portico/shared-kit/contract/records.endpoints';
import { refreshToken, refreshTokenOf } from '@portico/shared-kit/contract/session.endpoints';
import {
  answers,
  aRecord,
  aTokenReply,
  chooses,
  inputsOf,
  refuses,
  replaceAnswers,
  responds,
  stubNetwork,
  unreachable,
} from '@portico/shared-kit/testing';
import { waitFor } from '@testing-library/react';
import { noteRotated } from './rotated-token.ts';
import { refreshSession, refreshOrWait } from './refresh.ts';
import { bindTabToUser, sessionStatusOfTab } from './tab-session.ts';
import { clearSession, endedUnused, storeTokens } from './token-changes.ts';
import { readTokens } from './token-store.ts';

const reply = (turn: number) =>
  aTokenReply({ access_token: `access-${turn}`, refresh_token: `refresh-${turn}`, userId: 'u1' });

let store: PortalStore;

beforeEach(async () => {
  // Time goes on while the tests run and stands still while the machine does, so that no wait ends too soon.
  jest.useFakeTimers({ advanceTimers: true });
  localStorage.clear();
  await noteRotated('none');
  storeTokens(reply(1));
  store = makeStore();
});
afterEach(() => jest.useRealTimers());

test('calls that meet an expired token together share one token rotation, and each is made once more', async () => {
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
  const open = answers(getRecord, ({ id }) => aRecord({}, { id }));
  const shut = refuses(getRecord, 'tokenExpired');
  const gate = chooses(getRecord, () => {
    if (!isExpired) return open;
    refused += 1;
    if (refused === ids.length) resolve();
    return shut;
  });
  const calls = stubNetwork(renew, gate);
  configureTransport({
    refresh: (refused) => refreshSession(store, refused),
    accessToken: () => readTokens()?.token ?? null,
  });
  const read = (id: string) =>
    store.dispatch(recordsEndpoints.getRecord.initiate({ schemaCode: 'order', id: asRecordId(id) }));
  const records = await Promise.all(ids.map(read));
  expect(records.map(({ data }) => data?.id)).toEqual(ids);
  const made = calls.map(({ operationId }) => operationId);
  expect(made.filter((name) => name === 'refreshToken')).toHaveLength(1);
  expect(made.filter((name) => name === 'getRecord')).toHaveLength(6);
  expect(readTokens()).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
});

test('a later renewal is a new token rotation with the token of the last one', async () => {
  let turn = 1;
  const calls = stubNetwork(answers(refreshToken, () => reply((turn += 1))));
  expect([await refreshSession(store), await refreshSession(store)]).toEqual([true, true]);
  expect(inputsOf(calls, refreshToken).map(({ refresh_token: token }) => token)).toEqual(['refresh-1', 'refresh-2']);
});

test('a refusal that comes late, when another tab has new tokens already, is no reason for a token rotation', async () => {
  const calls = stubNetwork(answers(refreshToken, reply(3)));
  storeTokens(reply(2));
  expect(await refreshSession(store, 'access-1')).toBe(true);
  expect(calls).toEqual([]);
  expect(await refreshSession(store, 'access-2')).toBe(true);
  expect(readTokens()?.token).toBe('access-3');
});

test('tokens that another tab got meanwhile are taken instead of a token rotation', async () => {
  const calls = stubNetwork(answers(refreshToken, reply(3)));
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
  const calls = stubNetwork(answers(refreshToken, reply(3)));
  await noteRotated('access-1');
  setTimeout(() => storeTokens(reply(2)), 100);
  expect(await refreshSession(store)).toBe(true);
  expect(calls).toEqual([]);
  expect(readTokens()?.token).toBe('access-2');
});

test('a tab that asked lets the next one know, whatever that one sees of the new tokens', async () => {
  stubNetwork(answers(refreshToken, reply(2)));
  await refreshSession(store);
  storeTokens(reply(1));
  const calls = stubNetwork(answers(refreshToken, reply(3)));
  setTimeout(() => storeTokens(reply(2)), 100);
  expect(await refreshSession(store)).toBe(true);
  expect(calls).toEqual([]);
});

test.each(['refreshTokenReused', 'userDisabled'] as const)(
  'a server that answers %s ends the session',
  async (name) => {
    stubNetwork(refuses(refreshToken, name));
    expect(await refreshSession(store)).toBe(false);
    expect([readTokens(), localStorage.getItem('user')]).toEqual([null, '{"id":"u1"}']);
  },
);

test('a session that the server ends because nobody used it is remembered as such', async () => {
  stubNetwork(refuses(refreshToken, 'sessionUnused'));
  expect(await refreshSession(store)).toBe(false);
  expect([readTokens(), endedUnused()]).toEqual([null, true]);
  storeTokens(reply(2));
  expect(endedUnused()).toBe(false);
});

test.each(['databaseBusy', 'tooManyRequests', 'noPermission'] as const)(
  'a server that answers %s ends no session',
  async (name) => {
    stubNetwork(refuses(refreshToken, name));
    expect(await refreshSession(store)).toBe(true);
  },
);

test('without network nobody is signed out', async () => {
  stubNetwork(responds(refreshToken, unreachable));
  expect(await refreshSession(store)).toBe(true);
  expect(readTokens()?.token).toBe('access-1');
});

test('a token rotation that got no answer is asked for again under the same name, the next one under another', async () => {
  const calls = stubNetwork(responds(refreshToken, unreachable));
  await refreshSession(store);
  replaceAnswers(answers(refreshToken, reply(2)));
  await refreshSession(store);
  await refreshSession(store);
  const names = calls.map(({ request }) => request.headers.get('Idempotency-Key'));
  expect(names[0]).toMatch(/^[\w-]{16,64}$/);
  expect(names[1]).toBe(names[0]);
  expect(names[2]).not.toBe(names[0]);
});

test('a token that was handed over alone is made whole by the second form', async () => {
  localStorage.removeItem('refresh_token');
  const calls = stubNetwork(answers(refreshTokenOf, reply(2)));
  expect(await refreshSession(store)).toBe(true);
  expect(calls.map(({ input }) => input)).toEqual([{ access_token: 'access-1' }]);
  expect(readTokens()).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
});

test('an answer that comes after signing out signs nobody in again', async () => {
  stubNetwork(
    answers(refreshToken, () => {
      clearSession();
      return reply(2);
    }),
  );
  expect(await refreshSession(store)).toBe(false);
  expect(readTokens()).toBeNull();
});

test('calls of an open page whose session ended wait until its person is back', async () => {
  bindTabToUser('u1');
  stubNetwork(refuses(refreshToken, 'refreshTokenReused'));
  const isBack = refreshOrWait(store);
  await waitFor(() => expect(sessionStatusOfTab()).toBe('over'));
  storeTokens(reply(2));
  expect(await isBack).toBe(true);
});

test.each([
  ['signed out', clearSession],
  ['somebody else came', () => storeTokens({ ...reply(2), userId: 'u2' })],
])('calls of an open page whose session ended are given up where its person %s', async (_, happens) => {
  bindTabToUser('u1');
  stubNetwork(refuses(refreshToken, 'refreshTokenReused'));
  const isBack = refreshOrWait(store);
  await waitFor(() => expect(sessionStatusOfTab()).toBe('over'));
  happens();
  expect(await isBack).toBe(false);
});

test('the page of one person never renews the session of another', async () => {
  bindTabToUser('u0');
  const calls = stubNetwork(answers(refreshToken, reply(2)));
  expect([await refreshOrWait(store), calls]).toEqual([false, []]);
  expect(readTokens()?.token).toBe('access-1');
});

test('without a stored token there is nothing to rotate', async () => {
  localStorage.clear();
  const calls = stubNetwork(answers(refreshToken, reply(2)));
  expect(await refreshSession(store)).toBe(false);
  expect(calls).toEqual([]);
});
