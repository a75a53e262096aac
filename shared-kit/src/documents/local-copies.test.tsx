import { localDraftItemsOf } from '../remotes/index.ts';
import { localCopies } from './local-copies.ts';

const copiesOf = (userId: string) =>
  localCopies<{ readonly text: string }>({ userId, folder: 'form', mostCharacters: 100 });
const mine = copiesOf('ann');
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a copy comes back for the person and the document that it is of, and for no other', () => {
  mine.write('new/leave', { text: 'typed' }, 5);
  expect(mine.read('new/leave', 6)).toEqual({ text: 'typed', at: 5 });
  expect([copiesOf('bob').read('new/leave', 6), mine.read('new/order', 6)]).toEqual([null, null]);
  expect(Object.keys(localStorage)).toEqual([`${localDraftItemsOf('ann')}form/new/leave`]);
});

test('copies last for a week, then any reading forgets them', () => {
  mine.write('new/leave', { text: 'typed' }, 0);
  expect(mine.read('new/leave', 7 * day)?.text).toBe('typed');
  expect(mine.read('new/order', 7 * day + 1)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what is too large is not kept, and the copy before it neither', () => {
  mine.write('new/leave', { text: 'typed' });
  mine.write('new/leave', { text: 'x'.repeat(100) });
  expect([mine.read('new/leave'), localStorage.length]).toEqual([null, 0]);
});

test('what cannot be read is nothing, and goes', () => {
  localStorage.setItem(`${localDraftItemsOf('ann')}form/new/leave`, '{');
  expect([mine.read('new/leave'), localStorage.length]).toEqual([null, 0]);
});

test('what nobody owns ends with the tab', () => {
  copiesOf('').write('link', { text: 'typed' });
  expect([localStorage.length, copiesOf('').read('link')?.text]).toEqual([0, 'typed']);
});

test('only the copies that are named so are removed', () => {
  mine.write('one', { text: 'wanted' });
  mine.write('other', { text: 'unwanted' });
  mine.remove(({ text }) => text === 'unwanted');
  expect([mine.read('one')?.text, mine.read('other')]).toEqual(['wanted', null]);
});

test('a storage that is forbidden is no error', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => mine.write('new/leave', { text: 'typed' })).not.toThrow();
  forbidden.mockRestore();
});
