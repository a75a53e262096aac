import { defineTexts } from '../i18n/define-texts.ts';
import type { Locale } from '../i18n/locale.ts';

/** Functions by which a column's values become one figure in the summary row (portal spec, section 3, number aggregate codes). */
export const aggregates = {
  1: { name: 'sum', keepsUnit: true },
  2: { name: 'average', keepsUnit: true },
  3: { name: 'minimum', keepsUnit: true },
  4: { name: 'maximum', keepsUnit: true },
  5: { name: 'count', keepsUnit: false },
} as const;

/** The number of an aggregate in a list view (portal spec, section 3). */
export type AggregateCode = keyof typeof aggregates;

/** The figures of a column that is no number: in how many records it is filled in. */
export const countable: readonly AggregateCode[] = [5];

const aggregateTexts = defineTexts('aggregates', {
  zh: { sum: '合计', average: '平均', minimum: '最小', maximum: '最大', count: '计数' },
  en: { sum: 'Sum', average: 'Avg', minimum: 'Min', maximum: 'Max', count: 'Count' },
});

/** True for one of the five codes. */
export function isAggregateCode(code: unknown): code is AggregateCode {
  return typeof code === 'number' && Object.hasOwn(aggregates, code);
}

/** The word in front of a figure of the summary row. */
export function aggregateLabel(code: AggregateCode, locale: Locale): string {
  return aggregateTexts.t(locale, aggregates[code].name);
}
