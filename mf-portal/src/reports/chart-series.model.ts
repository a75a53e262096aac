import type { ChartData } from '@portico/shared-kit/contract/reports.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import { measureLabel, memberLabel } from './chart-words.model.ts';

/** Figures with one name, a figure for each category. */
interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** Returns a figure as a number to draw; null where there is none. */
export const numberOf = (value: string | null | undefined) =>
  value === null || value === undefined ? null : Number(value);

/** Returns the values of the first dimension in the order of the chart: their indexes and their words. */
export function categoriesOf({ dimensions, groups }: ChartData, locale: Locale) {
  const [first] = dimensions;
  const order = [...new Set(groups.map(({ at }) => at[0] ?? 0))];
  const labels = order.map((index) => {
    const member = first?.members[index];
    return first === undefined || member === undefined ? '' : memberLabel(first, member, locale);
  });
  return { order, labels };
}

/** Returns a series for each measure, or for each value of the second dimension and each measure. */
export function seriesOf(data: ChartData, order: readonly number[], locale: Locale): Series[] {
  const { dimensions, measures, groups } = data;
  const [, second] = dimensions;
  if (second === undefined) {
    const byIndex = new Map(groups.map((group) => [group.at[0], group.values]));
    return measures.map((measure, at) => ({
      name: measureLabel(measure, locale),
      values: order.map((index) => numberOf(byIndex.get(index)?.[at])),
    }));
  }
  const byPair = new Map(groups.map((group) => [group.at.join(' '), group.values]));
  return second.members.flatMap((member, index) =>
    measures.map((measure, at) => ({
      name: [memberLabel(second, member, locale), ...(measures.length > 1 ? [measureLabel(measure, locale)] : [])].join(
        ' · ',
      ),
      values: order.map((category) => numberOf(byPair.get(`${category} ${index}`)?.[at])),
    })),
  );
}
