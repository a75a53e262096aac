import { keptItemsOf } from '@portico/shared-kit/remotes';
import { clearSession, forgetKeptItems, readTokens, storeTokens, toSeconds } from './token-store.ts';

beforeEach(() => localStorage.clear());

const reply = { access_token: 'a', refresh_token: 'r', expires_in: 7200, exp: 1_772_413_200_000, corpId: 'main' };

test('tokens are kept under the names of the specification', () => {
  storeTokens(reply);
  expect(Object.keys(localStorage).sort()).toEqual(['corpId', 'expireTime', 'expires_in', 'refresh_token', 'token']);
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

test('signing out clears the session and leaves the language', () => {
  storeTokens(reply);
  localStorage.setItem('login_jump', '1');
  localStorage.setItem('language', 'en');
  clearSession();
  expect(readTokens()).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['language']);
});

test('who signs out leaves nothing that remotes kept for them, and all that is of others', () => {
  localStorage.setItem(`${keptItemsOf('ann')}form/a`, '1');
  localStorage.setItem(`${keptItemsOf('anna')}form/a`, '1');
  localStorage.setItem('theme', 'x');
  forgetKeptItems('ann');
  expect(Object.keys(localStorage).sort()).toEqual([`${keptItemsOf('anna')}form/a`, 'theme']);
});
