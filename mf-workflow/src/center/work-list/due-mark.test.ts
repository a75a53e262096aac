import { dueMark } from './due-mark.model.ts';

const now = Date.parse('2026-03-10T04:00:00Z');

test('what has no due time has no mark', () => {
  expect(dueMark(null, now)).toBeNull();
});

test.each([
  ['2026-03-10T03:59:59.000Z', 'overdue', -1000],
  ['2026-03-10T04:00:00.000Z', 'soon', 0],
  ['2026-03-11T03:59:59.000Z', 'soon', 86_399_000],
  ['2026-03-11T04:00:00.000Z', 'later', 86_400_000],
])('%s is %s', (dueTime, urgency, ms) => {
  expect(dueMark(dueTime, now)).toEqual({ urgency, ms });
});
