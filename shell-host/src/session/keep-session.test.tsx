import { makeStore } from '@portico/shared-kit/api';
import { refreshToken } from '@portico/shared-kit/contract/session.endpoints';
import { answers, aTokenReply, responds, type StubCall, stubNetwork, unreachable } from '@portico/shared-kit/testing';
import { keepSession, refreshDelay } from './keep-session.ts';
import { storeTokens } from './token-changes.ts';

const reply = (turn: number) =>
  aTokenReply({ access_token: `access-${turn}`, refresh_token: `refresh-${turn}`, userId: 'u1' });

let turn = 1;
let calls: StubCall[] = [];
let stop = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  turn = 1;
  storeTokens(reply(1));
  calls = stubNetwork(answers(refreshToken, () => reply((turn += 1))));
  stop = keepSession(makeStore());
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const left = () => Number(localStorage.getItem('expires_in'));
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);

/** Lets the clock go on until so many calls were sent, which wait for more than the clock on their way; returns all. */
async function sent(count: number): Promise<StubCall[]> {
  while (calls.length < count) await jest.advanceTimersByTimeAsync(10);
  return calls;
}

test.each([
  [7200, 1_800_000],
  [0, 1000],
  [Number.NaN, 60_000],
  [1e12, 2_147_483_647],
])('a token that lives %p seconds is renewed after %p ms', (life, delay) => {
  expect(refreshDelay(life)).toBe(delay);
});

test('the tokens are renewed at a quarter of their life, and again at a quarter of the new one', async () => {
  await minutes(29);
  expect(calls).toHaveLength(0);
  await minutes(2);
  expect(await sent(1)).toHaveLength(1);
  await minutes(27);
  expect(calls).toHaveLength(1);
  await minutes(4);
  expect(await sent(2)).toHaveLength(2);
  expect(calls.map(({ input }) => input['refresh_token'])).toEqual(['refresh-1', 'refresh-2']);
});

test('what is left is counted down by 300 seconds every five minutes', async () => {
  await minutes(4);
  expect(left()).toBe(7200);
  await minutes(2);
  expect(left()).toBe(6900);
  await minutes(5);
  expect(left()).toBe(6600);
});

test('a renewal in another tab sets the timer anew', async () => {
  await minutes(29);
  storeTokens(reply(9));
  await minutes(29);
  expect(calls).toHaveLength(0);
});

test('a timer that slept with the computer is made up for when the page is seen again', async () => {
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sent(1)).toHaveLength(1);
});

test('a page that is seen again in time asks for nothing', async () => {
  await minutes(10);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(200);
  expect(calls).toHaveLength(0);
});

test('a token rotation that failed for want of network is tried again after half a minute', async () => {
  calls = stubNetwork(responds(refreshToken, unreachable));
  await minutes(31);
  calls = stubNetwork(answers(refreshToken, () => reply((turn += 1))));
  await minutes(1);
  expect(await sent(1)).toHaveLength(1);
  while (localStorage.getItem('token') !== 'access-2') await jest.advanceTimersByTimeAsync(10);
});

test('once it is stopped it asks for nothing more, whatever becomes of the token rotation under way', async () => {
  let refuse: () => void = () => undefined;
  calls = stubNetwork(responds(refreshToken, () => new Promise((_, no) => (refuse = () => no(new TypeError('lost'))))));
  await minutes(30);
  expect(await sent(1)).toHaveLength(1);
  stop();
  refuse();
  await minutes(5);
  expect(calls).toHaveLength(1);
});
