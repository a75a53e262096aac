import { type LockEvent, nextLockState } from './lock-state.ts';

const states = ['asking', 'mine', 'others', 'lost'] as const;

test.each<[LockEvent['type'], readonly string[]]>([
  ['granted', ['mine', 'mine', 'mine', 'mine']],
  ['refused', ['others', 'lost', 'others', 'lost']],
  ['unreachable', ['others', 'mine', 'others', 'lost']],
  ['takenOver', ['mine', 'mine', 'mine', 'mine']],
])('after %s a lock that was asked for, ours, of others or lost is %j', (type, next) => {
  expect(states.map((state) => nextLockState({ state, epoch: 0 }, { type }).state)).toEqual(next);
});

test('what may have come from somebody else is read anew; a renewal is not', () => {
  expect(nextLockState({ state: 'others', epoch: 3 }, { type: 'granted', isRetry: true }).epoch).toBe(4);
  expect(nextLockState({ state: 'others', epoch: 3 }, { type: 'takenOver' }).epoch).toBe(4);
  expect(nextLockState({ state: 'mine', epoch: 3 }, { type: 'granted' }).epoch).toBe(3);
});
