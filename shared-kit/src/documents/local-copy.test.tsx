import { forgetLeft, keepCopy, takeLeft } from './local-copy.ts';

const mine = { userId: 'ann', design: 'workflow/leave' };
const copy = { content: '<drawn/>', revision: 3, at: 1_000 };

beforeEach(() => localStorage.clear());

test('what was drawn when a window was lost is there for the same person and design, until somebody decides', () => {
  keepCopy(mine, copy);
  expect(takeLeft({ ...mine, userId: 'bob' }, 1_000)).toBeNull();
  expect(takeLeft({ ...mine, design: 'workflow/other' }, 1_000)).toBeNull();
  expect([takeLeft(mine, 1_000), takeLeft(mine, 1_000)]).toEqual([copy, copy]);
  keepCopy(mine, null);
  expect(takeLeft(mine, 1_000)).toEqual(copy);
  forgetLeft(mine);
  expect([takeLeft(mine, 1_000), localStorage.length]).toEqual([null, 0]);
});

test('what is newer takes the place of what was left, and after a week it is forgotten', () => {
  keepCopy(mine, copy);
  takeLeft(mine, 1_000);
  keepCopy(mine, { ...copy, content: '<newer/>' });
  expect(takeLeft(mine, 1_000)?.content).toBe('<newer/>');
  expect([takeLeft(mine, 1_001 + 7 * 24 * 60 * 60 * 1000), localStorage.length]).toEqual([null, 0]);
});

test('what is too large is not kept in part', () => {
  keepCopy(mine, { ...copy, content: 'x'.repeat(1_000_001) });
  expect(takeLeft(mine, 1_000)).toBeNull();
});
