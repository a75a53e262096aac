import type { ChartData, ChartGroup } from '@portico/shared-kit/contract/reports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { figureLabel, memberLabel } from './chart-words.model.ts';
import { reportTexts } from './reports.texts.ts';

/** Returns the words for the value that a group has in a dimension; those for all of them together where it has none. */
export function labelAt({ dimensions }: ChartData, { at }: ChartGroup, index: number, locale: Locale): string {
  const dimension = dimensions[index];
  const member = dimension?.members[at[index] ?? -1];
  if (dimension === undefined || member === undefined) return reportTexts.t(locale, 'total');
  return memberLabel(dimension, member, locale);
}

/** Returns the figures of a group as their fields write them. */
export function figures({ measures }: ChartData, { values }: ChartGroup, locale: Locale): string[] {
  return measures.map((measure, at) => figureLabel(measure, values[at] ?? null, locale));
}
