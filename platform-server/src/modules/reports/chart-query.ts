import { AppError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import {
  chartFaults,
  chartTypeOf,
  dimensionKindOf,
  levelOf,
  reportLimits,
  type ReportChart,
  subTableOf,
} from '@portico/shared-kit/reports';
import { type GroupDimension, type GroupQuery, type ModelTable, visibleTable } from '../../record-store/index.ts';
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
  const subTable = subTableOf(table.properties, fieldsOf(chart));
  const rows = subTable === null ? null : (seen.children.get(subTable) ?? null);
  const dimensions = chart.dimensions.flatMap(({ field, level }) => {
    const found = groupColumn(seen, field);
    const kind = found && dimensionKindOf(found.column.property);
    return found === undefined || !kind ? [] : [{ ...found, level: levelOf(kind, level) }];
  });
  const measures = chart.measures.map(({ field, aggregate }) => {
    const found = field === null ? undefined : groupColumn(seen, field);
    const of = found?.column ?? (field === null ? null : (seen.children.get(field) ?? null));
    return { of, aggregate, isOfRows: found?.isOfRows ?? false };
  });
  const isPivot = chartTypeOf(chart.chartType).hasAxes;
  return {
    rows,
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

/** Returns the fields of a chart: those of its dimensions, then those of its measures. */
function fieldsOf({ dimensions, measures }: ReportChart): string[] {
  return [...dimensions, ...measures].flatMap(({ field }) => field ?? []);
}

/** Returns the column of a field, or of a sub-table's as `lines.price`, of what a reader sees. */
export function groupColumn(seen: ModelTable, field: string): Pick<GroupDimension, 'column' | 'isOfRows'> | undefined {
  const [code = '', columnCode] = field.split('.');
  const column =
    columnCode === undefined
      ? seen.columns.get(code)
      : seen.children.get(code)?.columns.find((each) => each.code === columnCode);
  return column && { column, isOfRows: columnCode !== undefined };
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
