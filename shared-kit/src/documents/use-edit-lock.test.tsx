import { act, renderHook } from '@testing-library/react';
import { useEditLock } from './use-edit-lock.ts';

const refused = { errcode: 401035, errmsg: 'held', status: 409, traceId: 't', params: {}, aborted: false };
const offline = { ...refused, errcode: 990010, errmsg: 'offline', status: 0 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A lock whose server gives these answers, one after the other; the last one again and again. */
async function hold(...errors: readonly unknown[]) {
  const waiting = [...errors];
  const calls = { take: 0, release: 0 };
  const seizing = { isRefused: false };
  const take = async () => {
    calls.take += 1;
    const error = waiting.length > 1 ? waiting.shift() : waiting[0];
    return error === null ? {} : { error };
  };
  const release = async () => (calls.release += 1);
  const seize = async () => {
    if (seizing.isRefused) throw new Error('refused');
  };
  const { result, unmount } = renderHook(() => useEditLock({ take, release, seize }), {});
  await act(async () => jest.advanceTimersByTimeAsync(0));
  return { lock: () => result.current, calls, seizing, unmount };
}

const aMinute = async () => act(async () => jest.advanceTimersByTimeAsync(60_000));

test('who gets the lock renews it, and gives it back when the page is left', async () => {
  const { lock, calls, unmount } = await hold(null);
  expect(lock().state).toBe('mine');
  const before = calls.take;
  await aMinute();
  expect(calls.take).toBeGreaterThan(before);
  unmount();
  expect(calls.release).toBeGreaterThan(0);
});

test('who finds it held by somebody else only looks, and does not ask again by itself', async () => {
  const { lock, calls } = await hold(refused);
  expect(lock().state).toBe('others');
  const asked = calls.take;
  await aMinute();
  expect(calls.take).toBe(asked);
});

test('once the other one is gone, asking again gets it, and the design is read anew', async () => {
  const { lock } = await hold(refused, null);
  await act(async () => lock().retry());
  expect([lock().state, lock().epoch]).toEqual(['mine', 1]);
});

test('a lock that is taken over is lost; one that cannot be renewed without a network is not', async () => {
  const { lock } = await hold(null, offline, refused);
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(lock().state).toBe('mine');
  await act(async () => jest.advanceTimersByTimeAsync(30_000));
  expect(lock().state).toBe('lost');
});

test('who takes over has it', async () => {
  const { lock } = await hold(refused);
  await act(async () => lock().takeOver());
  expect([lock().state, lock().epoch]).toEqual(['mine', 1]);
});

test('a lock that may not be taken over stays with whoever has it, and says so', async () => {
  const { lock, seizing } = await hold(refused);
  seizing.isRefused = true;
  await expect(lock().takeOver()).rejects.toThrow('refused');
  expect([lock().state, lock().epoch]).toEqual(['others', 0]);
});
