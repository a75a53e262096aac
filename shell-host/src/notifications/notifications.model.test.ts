import { groupByDate, nearDay } from './group-by-date.model.ts';

const at = (id: string, createdTime: string) => ({
  id,
  createdTime,
  messageType: 1,
  readState: 101,
  senderVO: null,
  title: id,
  content: '',
  bizParams: '{}',
});

test('notifications are grouped by the date in the organisation, not by the one in UTC', () => {
  const groups = groupByDate([
    at('c', '2026-11-20T17:00:00.000Z'),
    at('b', '2026-11-20T16:00:00.000Z'),
    at('a', '2026-11-20T15:59:59.000Z'),
  ]);
  expect(groups.map(({ date, items }) => [date, items.map(({ id }) => id)])).toEqual([
    ['2026-11-21', ['c', 'b']],
    ['2026-11-20', ['a']],
  ]);
});

test('today and yesterday are told by the organisation’s clock', () => {
  const now = Date.parse('2026-11-20T17:00:00.000Z');
  expect(nearDay('2026-11-21', now)).toBe('today');
  expect(nearDay('2026-11-20', now)).toBe('yesterday');
  expect(nearDay('2026-11-19', now)).toBeNull();
});
