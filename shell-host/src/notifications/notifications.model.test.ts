import { groupByDate, nearDay } from './group-by-date.model.ts';
import { notificationTarget } from './notification-target.model.ts';

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

test.each([
  [
    { workflowInstanceId: 'i1', WorkItemId: 'w1', workItemType: 0 },
    '/form/detail?isFromTips=true&workflowInstanceId=i1&workitemId=w1&workitemType=0',
  ],
  [{ workflowInstanceId: 'i1' }, '/form/detail?isFromTips=true&workflowInstanceId=i1'],
  [
    { objectId: 'o1', schemaCode: 'order' },
    '/form/detail?isFromTips=true&objectId=o1&schemaCode=order&sheetCode=order',
  ],
  [{ objectId: 'o1' }, null],
  [{}, null],
])('%p opens %s', (facts, target) => {
  expect(notificationTarget({ bizParams: JSON.stringify(facts) })).toBe(target);
});

test.each(['', '{', 'null', '"text"', '[]'])('unreadable facts %p lead nowhere', (bizParams) => {
  expect(notificationTarget({ bizParams })).toBeNull();
});
