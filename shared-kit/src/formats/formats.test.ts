import fc from 'fast-check';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  dateCodes,
  endOf,
  fileTimestamp,
  formatDate,
  formatFileSize,
  formatNumber,
  normaliseDecimal,
  notificationTime,
  numberStyles,
  parseDate,
  parseNumber,
  roundDecimal,
  startOf,
  truncateDate,
  usedTime,
} from './index.ts';
import { withReDoSGuard } from '../testing/redos-guard.ts';

const instant = '2026-11-20T18:05:09.000Z';

const instants = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2900-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

const decimals = fc
  .tuple(fc.bigInt(-(10n ** 16n) + 1n, 10n ** 16n - 1n), fc.nat(99_999_999))
  .map(([whole, fraction]) => normaliseDecimal(`${whole}.${String(fraction).padStart(8, '0')}`) ?? '0');

describe('dates', () => {
  it.each([
    [1, '2026-11-21'],
    [2, '2026-11-21 02:05:09'],
    [3, '2026-11-21 02:05'],
    [4, '2026-11'],
    [5, '2026'],
    [6, '11-21'],
    [7, '02:05'],
    [8, '02:05:09'],
    [9, '2026-11-21 上午 02:05'],
    [10, '2026-11-21 02:05 AM'],
    [11, '上午 02:05'],
    [12, '02:05 AM'],
  ] as const)('shows format %i in the time of the organisation as %s', (code, text) => {
    expect(formatDate(instant, code)).toBe(text);
  });

  it('reads every format back to what it shows', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...dateCodes), (value, code) => {
        const stored = truncateDate(value, code);
        expect(stored).not.toBeNull();
        expect(parseDate(formatDate(value, code), code)).toBe(stored);
        expect(formatDate(stored ?? '', code)).toBe(formatDate(value, code));
      }),
    );
  });

  it.each([
    ['2026/1/5', 1, '2026-01-04T16:00:00.000Z'],
    ['2026-01-05 13:00:00', 1, '2026-01-04T16:00:00.000Z'],
    ['2026-02-30', 1, null],
    ['2026-13-01', 1, null],
    ['2026-01-05 24:00', 3, null],
    ['13:00 PM', 12, null],
    ['12:00 AM', 12, '1999-12-31T16:00:00.000Z'],
    ['02-29', 6, '2000-02-28T16:00:00.000Z'],
    ['tomorrow', 1, null],
  ] as const)('reads %s of format %i as %s', (text, code, read) => {
    expect(parseDate(text, code)).toBe(read);
  });

  it('knows where a day, a month and a year of the organisation start and end', () => {
    expect(startOf(instant, 'day')).toBe('2026-11-20T16:00:00.000Z');
    expect(endOf(instant, 'day')).toBe('2026-11-21T15:59:59.999Z');
    expect(endOf('2026-12-15T00:00:00.000Z', 'month')).toBe('2026-12-31T15:59:59.999Z');
    expect(startOf(instant, 'year')).toBe('2025-12-31T16:00:00.000Z');
    expect(endOf(instant, 'year')).toBe('2026-12-31T15:59:59.999Z');
  });

  it('makes a time for file names', () => {
    expect(fileTimestamp(Date.parse(instant))).toBe('20261121020509');
  });
});

describe('numbers', () => {
  const money = { style: 'money', fractionDigits: 2, currencySign: '¥' } as const;
  it.each([
    ['1234567.891', { ...money, style: 'thousands', fractionDigits: null }, '1,234,567.891'],
    ['-1234.5', money, '-¥1,234.50'],
    ['0.125', { ...money, style: 'percent', fractionDigits: null }, '12.5%'],
    ['9999999999999999.99999999', { ...money, style: 'plain', fractionDigits: null }, '9999999999999999.99999999'],
    ['0.005', { ...money, style: 'plain' }, '0.01'],
    ['-0.004', { ...money, style: 'plain' }, '0.00'],
  ] as const)('shows %s exactly', (decimal, format, text) => {
    expect(formatNumber(decimal, format)).toBe(text);
  });

  it('reads what it shows back without losing a digit', () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...numberStyles), (decimal, style) => {
        const text = formatNumber(decimal, { style, fractionDigits: null, currencySign: '¥' });
        expect(parseNumber(text, style)).toBe(decimal);
      }),
    );
  });

  it.each([
    ['1,234.5', '1234.5'],
    ['1234.50', '1234.5'],
    ['¥-3', '-3'],
    ['.5', '0.5'],
    ['50%', '0.5'],
    ['1e5', null],
    ['-', null],
    ['--1', null],
    ['', null],
  ] as const)('reads %s as %s', (text, decimal) => {
    expect(parseNumber(text, 'plain')).toBe(decimal);
  });

  it('reads numbers of any length, whatever their zeros are, without taking for ever', () => {
    const zeros = '0'.repeat(400_000);
    expect(withReDoSGuard(() => normaliseDecimal(`0.${zeros}1`))).toBe(`0.${zeros}1`);
    expect(withReDoSGuard(() => normaliseDecimal(`${zeros}1.5${zeros}`))).toBe('1.5');
    expect(withReDoSGuard(() => parseNumber('1'.repeat(200_000), 'plain'))).toBeNull();
  });

  it('adds, compares and rounds exactly', () => {
    expect(addDecimals(['0.1', '0.2'])).toBe('0.3');
    expect(compareDecimals('10', '9.99999999')).toBe(1);
    expect(compareDecimals('-1', '-1.0')).toBe(0);
    expect(roundDecimal('-2.5', 0)).toBe('-3');
  });

  it('shows file sizes with base 1024 and two decimals', () => {
    expect([0, 512, 1536, 1_048_576, 1_048_575, 5_368_709_120].map(formatFileSize)).toEqual([
      '0.00 KB',
      '0.50 KB',
      '1.50 KB',
      '1.00 MB',
      '1.00 MB',
      '5.00 GB',
    ]);
  });
});

describe('times', () => {
  const now = Date.parse(instant);
  const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

  it('tells when a notification came by the four steps of the rule', () => {
    expect([0, 4.9, 5, 9.9, 10, 29.9].map((minutes) => notificationTime(ago(minutes), now, 'en'))).toEqual([
      'just now',
      'just now',
      '5 min ago',
      '5 min ago',
      '10 min ago',
      '10 min ago',
    ]);
    expect(notificationTime(ago(30), now, 'zh')).toBe('2026-11-21 01:35');
  });

  it('tells a used time by its two largest units', () => {
    expect(usedTime(2 * 86_400_000 + 3 * 3_600_000 + 5, 'en')).toBe('2 days 3 hours');
    expect(usedTime(86_400_000 + 60_000, 'en')).toBe('1 day');
    expect(usedTime(61_000, 'zh')).toBe('1 分钟 1 秒');
    expect(usedTime(10, 'en')).toBe('0 seconds');
  });
});

test('a quotient is rounded half away from zero', () => {
  expect(divideDecimals('1', '3', 8)).toBe('0.33333333');
  expect(divideDecimals('-2', '3', 2)).toBe('-0.67');
  expect(divideDecimals('0.5', '100', 2)).toBe('0.01');
  expect(divideDecimals('-0.5', '100', 2)).toBe('-0.01');
  expect(divideDecimals('300.00', '1.5', 0)).toBe('200');
  expect(divideDecimals('9999999999999999.12345678', '1', 8)).toBe('9999999999999999.12345678');
});
