import { localDraftItemsOf } from '@portico/shared-kit/remotes';
import { aTokenReply, aUser } from '@portico/shared-kit/testing';
import { attemptName, clearSession, endSession, forgetLocalDrafts, storeTokens, toSeconds } from './token-changes.ts';
import { keepReturn } from './open-id-return.ts';
import { readTokens, storedUserId, storeUser } from './token-store.ts';

beforeEach(() => localStorage.clear());

const reply = aTokenReply({ exp: 1_772_413_200_000, userId: 'u1' });

test('tokens are kept under the names of the specification', () => {
  storeTokens(reply);
  expect(Object.keys(localStorage).sort()).toEqual([
    'corpId',
    'expireTime',
    'expires_in',
    'refresh_token',
    'token',
    'user',
  ]);
  expect(readTokens()).toEqual({
    token: 'a',
    refreshToken: 'r',
    expiresIn: 7200,
    expireTime: 1_772_413_200,
    corpId: 'main',
  });
});

test('a 13-digit time is trimmed to seconds and a 10-digit one is kept', () => {
  expect(toSeconds(1_772_413_200_999)).toBe(1_772_413_200);
  expect(toSeconds(1_772_413_200)).toBe(1_772_413_200);
});

test('a session that ends by itself leaves whose it was, and signing out does not', () => {
  storeTokens(reply);
  localStorage.setItem('login_jump', '1');
  endSession();
  expect([readTokens(), storedUserId(), Object.keys(localStorage).sort()]).toEqual([
    null,
    'u1',
    ['login_jump', 'user'],
  ]);
  clearSession();
  expect(storedUserId()).toBeNull();
});

test('what is known of the user is kept beside the tokens until somebody else signs in', () => {
  storeTokens(reply);
  storeUser(aUser({ id: 'u1', roleName: 'Sales', departmentId: 'd1' }));
  storeTokens({ ...reply, access_token: 'b' });
  expect(localStorage.getItem('user')).toBe('{"id":"u1","roleName":"Sales","departmentId":"d1"}');
  storeTokens({ ...reply, userId: 'u2' });
  expect(localStorage.getItem('user')).toBe('{"id":"u2"}');
});

test('a token rotation keeps its name until it is answered', () => {
  storeTokens(reply);
  expect([attemptName(() => 'one'), attemptName(() => 'two')]).toEqual(['one', 'one']);
  storeTokens({ ...reply, access_token: 'b' });
  expect(localStorage.getItem('refresh_attempt')).toBeNull();
  expect(attemptName(() => 'three')).toBe('three');
});

test('a user item that nobody can read is nobody', () => {
  localStorage.setItem('user', 'broken');
  expect(storedUserId()).toBeNull();
});

test('signing out clears the session and where a link was to lead, and leaves the language', () => {
  storeTokens(reply);
  localStorage.setItem('login_jump', '1');
  localStorage.setItem('singlePwd', '1');
  attemptName(() => 'one');
  localStorage.setItem('language', 'en');
  keepReturn('/form/detail?objectId=1');
  clearSession();
  expect(readTokens()).toBeNull();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['language'], []]);
});

test('who signs out leaves nothing that remotes kept for them, and all that is of others', () => {
  localStorage.setItem(`${localDraftItemsOf('ann')}form/a`, '1');
  localStorage.setItem(`${localDraftItemsOf('anna')}form/a`, '1');
  localStorage.setItem('theme', 'x');
  forgetLocalDrafts('ann');
  expect(Object.keys(localStorage).sort()).toEqual([`${localDraftItemsOf('anna')}form/a`, 'theme']);
});
