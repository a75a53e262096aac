import { localDraftItemsOf } from '@portico/shared-kit/remotes';
import { writeLocalDraft, readLocalDraft } from './local-draft.ts';

const mine = { userId: 'ann', form: 'new/leave' };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test('entries come back for the person and the form they were typed in, and for no other', () => {
  writeLocalDraft(mine, { values: { reason: '回家' } });
  expect(readLocalDraft(mine)?.values).toEqual({ reason: '回家' });
  expect(readLocalDraft({ ...mine, userId: 'bob' })).toBeNull();
  expect(readLocalDraft({ ...mine, form: 'new/order' })).toBeNull();
});

test('entries last for a week, then any reading forgets them', () => {
  writeLocalDraft(mine, { values: { reason: '回家' } }, 0);
  expect(readLocalDraft(mine, 7 * day)?.values).toEqual({ reason: '回家' });
  expect(readLocalDraft({ ...mine, form: 'new/order' }, 7 * day + 1)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('entries that are too large are not kept, the earlier ones neither', () => {
  writeLocalDraft(mine, { values: { reason: '回家' } });
  writeLocalDraft(mine, { values: { reason: 'x'.repeat(300_000) } });
  expect(readLocalDraft(mine)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('entries lie where the shell takes them away on signing out, and forgetting leaves nothing behind', () => {
  writeLocalDraft(mine, { values: { reason: '回家' } });
  expect(Object.keys(localStorage)).toEqual([`${localDraftItemsOf('ann')}form/new/leave`]);
  writeLocalDraft(mine, null);
  expect(localStorage).toHaveLength(0);
});

test('what cannot be read is nothing, and goes', () => {
  localStorage.setItem(`${localDraftItemsOf('ann')}form/new/leave`, '{');
  expect(readLocalDraft(mine)).toBeNull();
  expect(localStorage).toHaveLength(0);
});
