import { keptItemsOf } from '@portico/shared-kit/remotes';
import { keepEntries, readKept } from './kept-entries.ts';

const mine = { userId: 'ann', form: 'new/leave' };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test('entries come back for the person and the form they were typed in, and for no other', () => {
  keepEntries(mine, { values: { reason: '回家' } });
  expect(readKept(mine)?.values).toEqual({ reason: '回家' });
  expect(readKept({ ...mine, userId: 'bob' })).toBeNull();
  expect(readKept({ ...mine, form: 'new/order' })).toBeNull();
});

test('entries last for a week, then any reading forgets them', () => {
  keepEntries(mine, { values: { reason: '回家' } }, 0);
  expect(readKept(mine, 7 * day)?.values).toEqual({ reason: '回家' });
  expect(readKept({ ...mine, form: 'new/order' }, 7 * day + 1)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('entries that are too large are not kept, the earlier ones neither', () => {
  keepEntries(mine, { values: { reason: '回家' } });
  keepEntries(mine, { values: { reason: 'x'.repeat(300_000) } });
  expect(readKept(mine)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('entries lie where the shell takes them away on signing out, and forgetting leaves nothing behind', () => {
  keepEntries(mine, { values: { reason: '回家' } });
  expect(Object.keys(localStorage)).toEqual([`${keptItemsOf('ann')}form/new/leave`]);
  keepEntries(mine, null);
  expect(localStorage).toHaveLength(0);
});

test('what cannot be read is nothing, and goes', () => {
  localStorage.setItem(`${keptItemsOf('ann')}form/new/leave`, '{');
  expect(readKept(mine)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
