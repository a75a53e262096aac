import fc from 'fast-check';
import { relativeDates, relativeRange } from './relative-dates.ts';

/** A Saturday in the organisation's time zone while UTC still has Friday. */
const saturday = Date.parse('2026-11-20T17:00:00Z');

test.each([
  ['today', '2026-11-20T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['yesterday', '2026-11-19T16:00:00.000Z', '2026-11-20T15:59:59.999Z'],
  ['thisWeek', '2026-11-15T16:00:00.000Z', '2026-11-22T15:59:59.999Z'],
  ['lastWeek', '2026-11-08T16:00:00.000Z', '2026-11-15T15:59:59.999Z'],
  ['thisMonth', '2026-10-31T16:00:00.000Z', '2026-11-30T15:59:59.999Z'],
  ['lastMonth', '2026-09-30T16:00:00.000Z', '2026-10-31T15:59:59.999Z'],
  ['thisQuarter', '2026-09-30T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
  ['thisYear', '2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z'],
  ['lastYear', '2024-12-31T16:00:00.000Z', '2025-12-31T15:59:59.999Z'],
  ['last7Days', '2026-11-14T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
  ['last30Days', '2026-10-22T16:00:00.000Z', '2026-11-21T15:59:59.999Z'],
] as const)('%s begins and ends by the calendar of the organisation', (name, from, to) => {
  expect(relativeRange(name, saturday)).toEqual([from, to]);
});

test('last month of January is December of the year before', () => {
  expect(relativeRange('lastMonth', Date.parse('2026-01-15T00:00:00Z'))[0]).toBe('2025-11-30T16:00:00.000Z');
});

test('every range is in order, and those of the present hold the moment asked', () => {
  const moments = fc.date({ min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.constantFrom(...relativeDates), (moment, name) => {
      const [from, to] = relativeRange(name, moment.getTime());
      expect(from < to).toBe(true);
      const isPast = name === 'yesterday' || name.startsWith('last') ? !name.endsWith('Days') : false;
      const now = moment.toISOString();
      expect(from <= now && now <= to).toBe(!isPast);
    }),
  );
});
