import { daysOf, neighbour, rangeAround, rangeIn, rangeTitle } from './calendar-range.model.ts';

const inAddress = (query: string) => rangeIn(new URLSearchParams(query), '2026-11-28', 'zh');

test.each([
  ['', '2026-11-28', 'month', '2026-10-26', '2026-12-06'],
  ['at=2026-11-10&by=week', '2026-11-10', 'week', '2026-11-09', '2026-11-15'],
  ['at=2024-02-29&by=day', '2024-02-29', 'day', '2024-02-29', '2024-02-29'],
  ['at=2026-02-30&by=year', '2026-11-28', 'month', '2026-10-26', '2026-12-06'],
  ['at=9999-12-31', '2026-11-28', 'month', '2026-10-26', '2026-12-06'],
  ['at=<b>', '2026-11-28', 'month', '2026-10-26', '2026-12-06'],
])('the address “%s” shows the days around %s', (query, at, by, first, last) => {
  expect(inAddress(query)).toEqual({ at, by, first, last });
});

test('weeks begin on Sunday in English', () => {
  expect(rangeAround('2026-11-10', 'week', 'en')).toMatchObject({ first: '2026-11-08', last: '2026-11-14' });
});

test('the time before and after a month begins on its first day, however long it is', () => {
  expect(neighbour({ at: '2026-01-31', by: 'month' }, 1)).toBe('2026-02-01');
  expect(neighbour({ at: '2026-01-31', by: 'month' }, -1)).toBe('2025-12-01');
  expect(neighbour({ at: '2026-01-31', by: 'week' }, 1)).toBe('2026-02-07');
  expect(neighbour({ at: '2026-03-01', by: 'day' }, -1)).toBe('2026-02-28');
});

test('titles are whole in both languages', () => {
  const titles = (['zh', 'en'] as const).map((locale) =>
    (['month', 'week', 'day'] as const).map((by) =>
      rangeTitle(rangeAround('2026-11-10', by, locale), locale).replaceAll(/\s/g, ' '),
    ),
  );
  expect(titles).toEqual([
    ['2026年11月', '2026年11月9日 – 11月15日', '2026年11月10日星期二'],
    ['November 2026', 'November 8 – 14, 2026', 'Tuesday, November 10, 2026'],
  ]);
});

test('every day of a range is there once', () => {
  expect(daysOf({ first: '2026-02-27', last: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});
