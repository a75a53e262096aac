import { AppError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import {
  chartFaults,
  chartTypeOf,
  dimensionKindOf,
  levelOf,
  reportLimits,
  type ReportChart,
} from '@portico/shared-kit/reports';
import { type GroupQuery, visibleTable } from '../../record-store/index.ts';
import type { ChartSource } from './chart-source.ts';

/** Throws the first thing that is wrong with a chart, also that its reader does not see one of its fields. */
export function requireChart(chart: ReportChart, { table, policy }: ChartSource, locale: Locale): void {
  const hidden = [...policy.fields.visible].filter(([, scope]) => scope === 'none').map(([code]) => code);
  const [fault] = chartFaults(chart, { properties: table.properties, hidden: new Set(hidden) }, locale);
  if (fault !== undefined) throw new AppError(fault.name, fault.params);
}

/** Returns the grouping that a right chart asks for, of what its reader sees. */
export function groupQuery(chart: ReportChart, { table, policy }: ChartSource, locale: Locale): GroupQuery {
  const seen = visibleTable(table, policy);
  const dimensions = chart.dimensions.flatMap(({ field, level }) => {
    const column = seen.columns.get(field);
    const kind = column && dimensionKindOf(column.property);
    return column === undefined || !kind ? [] : [{ column, level: levelOf(kind, level) }];
  });
  const measures = chart.measures.map(({ field, aggregate }) => ({
    of: field === null ? null : (seen.columns.get(field) ?? seen.children.get(field) ?? null),
    aggregate,
  }));
  const isPivot = chartTypeOf(chart.chartType).hasAxes;
  return {
    dimensions,
    measures,
    sort: chart.sort,
    limit: isPivot
      ? reportLimits.cells + 1
      : chart.dimensions.length > 1
        ? reportLimits.groups
        : shownGroups(chart) + 1,
    locale,
    totals: isPivot ? totalsOf(chart) : [],
  };
}

/** Returns the number of groups, or where there are series of values of the first dimension, that a chart shows. */
export function shownGroups({ chartType, limit }: ReportChart): number {
  return limit ?? chartTypeOf(chartType).usualLimit;
}

/** Totals of a pivot table: of each row, of each column, and of all. */
function totalsOf({ dimensions }: ReportChart): number[][] {
  const on = (side: 'rows' | 'columns') => dimensions.flatMap(({ axis }, at) => (axis === side ? [at] : []));
  const [rows, columns] = [on('rows'), on('columns')];
  const isOneSided = rows.length === 0 || columns.length === 0;
  return isOneSided ? [[]] : [rows, columns, []];
}
