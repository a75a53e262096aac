import type { Notification } from '@portico/shared-kit/contract/notifications.schema';
import { formattedTextOf, withOpened } from './opened.model.ts';

const at = (id: string, minute: number): Notification => ({
  id,
  messageType: 201,
  readState: 101,
  senderVO: null,
  title: id,
  content: '',
  createdTime: `2026-11-01T02:0${minute}:00.000Z`,
  bizParams: '{}',
});

const [a, b, c] = [at('a', 1), at('b', 2), at('c', 3)];
const shown = (items: Notification[], opened: Notification[]) => withOpened(items, opened).map(({ id }) => id);

test('one that is open stays in its place, as read, after it left the unread ones', () => {
  expect(shown([c, a], [b])).toEqual(['c', 'b', 'a']);
  expect(withOpened([c, a], [b])[1]?.readState).toBe(102);
});

test('one that came twice, as new ones pushed it to the next page, stands once', () => {
  expect(shown([c, b, b, a], [])).toEqual(['c', 'b', 'a']);
});

test('one that is open and there is not doubled', () => {
  expect(shown([c, b, a], [b])).toEqual(['c', 'b', 'a']);
});

test('one that is open is read before the server has said so', () => {
  expect(withOpened([c, b, a], [b]).map((each) => each.readState)).toEqual([101, 102, 101]);
});

test.each([
  ['{"htmlStr":"<p>a</p>"}', '<p>a</p>'],
  ['{"htmlStr":" "}', null],
  ['{"htmlStr":5}', null],
  ['null', null],
  ['{', null],
])('the formatted text of %s is %p', (bizParams, html) => {
  expect(formattedTextOf({ bizParams })).toBe(html);
});
