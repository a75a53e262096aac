/** The display formats of a date (list spec, section 9). */
export type DateCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The finest part of a date that a format shows. */
export type DateUnit = 'year' | 'month' | 'day' | 'minute' | 'second';

interface DateFormat {
  /** Made of YYYY MM DD, HH (0 to 23), hh (1 to 12), mm, ss and A (the half of the day). */
  readonly pattern: string;
  readonly unit: DateUnit;
  /** The words for the half of the day, where the format has one. */
  readonly halves?: readonly [am: string, pm: string];
}

const chinese = ['上午', '下午'] as const;
const english = ['AM', 'PM'] as const;

/**
 * Formats, one row a code. The specification names 9 to 12 only as "Chinese or English AM/PM variants": here 9 and 10
 * are date with time, 11 and 12 are the time alone, Chinese first.
 */
export const dateFormats: { readonly [K in DateCode]: DateFormat } = {
  1: { pattern: 'YYYY-MM-DD', unit: 'day' },
  2: { pattern: 'YYYY-MM-DD HH:mm:ss', unit: 'second' },
  3: { pattern: 'YYYY-MM-DD HH:mm', unit: 'minute' },
  4: { pattern: 'YYYY-MM', unit: 'month' },
  5: { pattern: 'YYYY', unit: 'year' },
  6: { pattern: 'MM-DD', unit: 'day' },
  7: { pattern: 'HH:mm', unit: 'minute' },
  8: { pattern: 'HH:mm:ss', unit: 'second' },
  9: { pattern: 'YYYY-MM-DD A hh:mm', unit: 'minute', halves: chinese },
  10: { pattern: 'YYYY-MM-DD hh:mm A', unit: 'minute', halves: english },
  11: { pattern: 'A hh:mm', unit: 'minute', halves: chinese },
  12: { pattern: 'hh:mm A', unit: 'minute', halves: english },
};

/** All codes, in the order of the table. */
export const dateCodes = Object.keys(dateFormats).map(Number) as readonly DateCode[];

/** True for a number that is one of the twelve codes. */
export function isDateCode(value: unknown): value is DateCode {
  return typeof value === 'number' && Object.hasOwn(dateFormats, value);
}
