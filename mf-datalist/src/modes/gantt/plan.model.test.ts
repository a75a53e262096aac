import { aRecord } from '@portico/shared-kit/testing';
import { dayOf, followersShift, laterBy, partsOfDay, planOf, shiftedValues } from './plan.model.ts';

const settings = {
  titlePropertyCode: 'title',
  startTimePropertyCode: 'from',
  endTimePropertyCode: 'to',
  progressPropertyCode: 'done',
  dependencyPropertyCode: 'after',
};

const plan = (start: number, end: number, ...predecessors: string[]) => ({
  start,
  end,
  progress: 0,
  isMilestone: false,
  predecessors,
});

test('days are those of the organisation, whatever the hour', () => {
  // Midnight in the organisation's zone is four in the afternoon before, in UTC.
  const day = dayOf('2026-02-28T16:00:00.000Z') ?? 0;
  expect(partsOfDay(day)).toEqual({ year: 2026, month: 3, day: 1, weekday: 6 });
  expect(dayOf('2026-03-01T15:59:00.000Z')).toBe(day);
  expect(laterBy('2026-02-28T16:00:00.000Z', 2)).toBe('2026-03-02T16:00:00.000Z');
  expect(dayOf(null)).toBeNull();
});

test('a plan is read from the fields of a view, and progress stays within its bounds', () => {
  const record = aRecord({ from: '2026-02-28T16:00:00.000Z', to: null, done: '1.7', after: [{ id: 'x', name: '' }] });
  expect(planOf(record, settings)).toMatchObject({ end: null, progress: 1, isMilestone: false, predecessors: ['x'] });
});

test('a shift changes only what moves and is there', () => {
  const record = aRecord({ from: '2026-02-28T16:00:00.000Z', to: null });
  expect(shiftedValues(record, settings, { start: 1, end: 1 })).toEqual({ from: '2026-03-01T16:00:00.000Z' });
  expect(shiftedValues(record, settings, { start: 0, end: 1 })).toEqual({});
});

test('followers move as far as they have to, and those behind them with them', () => {
  const all = [
    { id: 'b', plan: plan(11, 15, 'a') },
    { id: 'c', plan: plan(30, 31, 'b') },
    { id: 'd', plan: plan(16, 18, 'b') },
  ];
  expect([...followersShift({ id: 'a', end: 12 }, all)]).toEqual([
    ['b', 2],
    ['d', 2],
  ]);
  expect([...followersShift({ id: 'a', end: 10 }, all)]).toEqual([]);
});

test('tasks that wait for each other do not move for ever', () => {
  const all = [
    { id: 'b', plan: plan(1, 2, 'a', 'c') },
    { id: 'c', plan: plan(3, 4, 'b') },
  ];
  expect(followersShift({ id: 'a', end: 5 }, all).size).toBe(2);
});
