import { makeStore } from '@portico/shared-kit/api';
import { callHeaders } from '@portico/shared-kit/api/call-headers';
import { noteSessionUse } from '@portico/shared-kit/contract/own-sessions.endpoints';
import { unattendedHeader } from '@portico/shared-kit/contract/unattended';
import { answers, aTokenReply, inputsOf, stubNetwork } from '@portico/shared-kit/testing';
import { watchAttendance } from './attendance.ts';
import { clearSession, storeTokens } from './token-changes.ts';

const second = 1_000;
let clock = 1_000_000_000;
let stop: () => void;

function watch() {
  const calls = stubNetwork(answers(noteSessionUse, {}));
  stop = watchAttendance(makeStore());
  return { noteCount: () => inputsOf(calls, noteSessionUse).length };
}

const isSaidUnattended = () => callHeaders(new Headers(), 'trace').has(unattendedHeader);
const touch = (type = 'keydown') => document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
  storeTokens(aTokenReply());
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

test('a minute after somebody touched the page last its calls say that nobody is there, until somebody touches it', () => {
  watch();
  clock += 59 * second;
  expect(isSaidUnattended()).toBe(false);
  clock += second;
  expect(isSaidUnattended()).toBe(true);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input', 'click']) {
    clock += 60 * second;
    touch('pointermove');
    expect(isSaidUnattended()).toBe(true);
    touch(type);
    expect(isSaidUnattended()).toBe(false);
  }
});

test('a clock that is set back makes nobody stay', () => {
  watch();
  clock -= 3_600 * second;
  expect(isSaidUnattended()).toBe(true);
});

test('who works without asking for anything is told of every two minutes, and nobody who is away', () => {
  const { noteCount } = watch();
  for (let turn = 0; turn < 119; turn += 1) {
    clock += second;
    touch();
  }
  expect(noteCount()).toBe(0);
  clock += second;
  touch();
  touch();
  expect(noteCount()).toBe(1);
  clock += 3_600 * second;
  expect(noteCount()).toBe(1);
  touch();
  expect(noteCount()).toBe(2);
});

test('where nobody is signed in, nothing is told', () => {
  const { noteCount } = watch();
  clearSession();
  clock += 600 * second;
  touch();
  expect(noteCount()).toBe(0);
});

test('once it is stopped, calls say nothing and nothing is told', () => {
  const { noteCount } = watch();
  stop();
  clock += 600 * second;
  touch();
  expect([isSaidUnattended(), noteCount()]).toEqual([false, 0]);
});
