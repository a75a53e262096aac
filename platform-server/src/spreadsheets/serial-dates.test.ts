import fc from 'fast-check';
import { durationText, serialOf, wallClockOf } from './serial-dates.ts';

test.each([
  ['1900-01-01', 1],
  ['1900-02-28', 59],
  ['1900-03-01', 61],
  ['2026-11-24', 46_350],
  ['2026-11-24T12:00:00', 46_350.5],
  ['9999-12-31', 2_958_465],
])('the serial number of %s is that of Excel', (value, serial) => {
  expect(serialOf(value)).toBe(serial);
});

test.each(['1899-12-31', '0001-01-01', '2026-02-30', '2026-13-01', '2026-11-24T24:00:00', '24.11.2026', '', '2026'])(
  'a text that spreadsheets cannot count has no serial number: %j',
  (value) => {
    expect(serialOf(value)).toBeNull();
  },
);

test('every second of every day is read back as it was written', () => {
  const date = fc.date({
    min: new Date('1900-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      const value = moment.toISOString().slice(0, 19);
      const clock = wallClockOf(serialOf(value) ?? -1);
      expect(`${clock?.date}T${clock?.time}`).toBe(value);
    }),
    { numRuns: 1000 },
  );
});

test('milliseconds are kept, and less than half a one is not', () => {
  expect(wallClockOf(serialOf('2026-11-24T09:30:00.250') ?? -1)?.time).toBe('09:30:00.250');
  expect(wallClockOf(46_350.999_999_999)).toEqual({ date: '2026-11-25', time: '00:00:00' });
});

test('day 0 has a time only; the 29 February 1900, negative days and those beyond 9999 are none', () => {
  expect(wallClockOf(0.5)).toEqual({ date: null, time: '12:00:00' });
  for (const serial of [60, 60.5, -1, 2_958_466, Number.NaN]) expect(wallClockOf(serial)).toBeNull();
});

test('durations count hours beyond a day', () => {
  expect(durationText(1.510_416_666_7)).toBe('36:15:00');
});
