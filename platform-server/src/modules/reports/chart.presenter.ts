import type { ChartData, ChartGroup, ChartMember } from '@portico/shared-kit/contract/reports.schema';
import { appError } from '@portico/shared-kit/errors';
import { type FieldOption, type Property, settingsOf } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';
import {
  chartFieldOf,
  chartTypeOf,
  dimensionKindOf,
  levelOf,
  reportLimits,
  type ReportChart,
  subTableOf,
} from '@portico/shared-kit/reports';
import type { RecordGroup } from '../../record-store/index.ts';
import { shownGroups } from './chart-query.ts';
import type { ChartSource } from './chart-source.ts';

/** Groups of a chart as they are sent: members of the dimensions in their order, and the groups by their indexes. */
export interface PresentedGroups {
  readonly members: readonly (readonly ChartMember[])[];
  readonly groups: readonly ChartGroup[];
  readonly isCut: boolean;
}

/** Presents the groups that were read for a chart. Throws chartTooManyCells. */
export function presentGroups(
  chart: ReportChart,
  { table }: ChartSource,
  rows: readonly RecordGroup[],
): PresentedGroups {
  const { kept, isCut } = shownOf(chart, rows);
  const properties = chart.dimensions.map(({ field }) => chartFieldOf(table.properties, field)?.property);
  const members = chart.dimensions.map((_, at) => membersOf(kept, at, properties[at]));
  const indexes = members.map((list) => new Map(list.map(({ key }, index) => [key, index])));
  const groups = kept.map(({ keys, over, values }) => ({
    at: keys.map((key, at) => (over.includes(at) ? -1 : (indexes[at]?.get(key) ?? -1))),
    values: [...values],
  }));
  if (chartTypeOf(chart.chartType).hasAxes) requireFewCells(chart, members);
  return { members, groups, isCut };
}

/** With series, a limit is one of the values of the first dimension: half a bar would be wrong. */
function shownOf(chart: ReportChart, rows: readonly RecordGroup[]) {
  const { chartType, dimensions } = chart;
  const shown = shownGroups(chart);
  if (chartTypeOf(chartType).hasAxes) {
    if (rows.length > reportLimits.cells) throw appError('chartTooManyCells', { limit: reportLimits.cells });
    return { kept: rows, isCut: false };
  }
  if (chartType === 'table' || dimensions.length < 2) return { kept: rows.slice(0, shown), isCut: rows.length > shown };
  const first = [...new Set(rows.map(({ keys }) => keys[0]))];
  const wanted = new Set(first.slice(0, shown));
  const isCut = first.length > shown || rows.length >= reportLimits.groups;
  return { kept: rows.filter(({ keys }) => wanted.has(keys[0])), isCut };
}

function membersOf(rows: readonly RecordGroup[], at: number, property: Property | undefined): ChartMember[] {
  const found = new Map<string | null, { readonly member: ChartMember; readonly place: number }>();
  const options = optionsOf(property);
  for (const { keys, names, over, places } of rows) {
    const key = keys[at] ?? null;
    if (over.includes(at) || found.has(key)) continue;
    const named = names[at] ?? options.get(key ?? '') ?? null;
    const member = { key, name: named?.name ?? null, name_i18n: named?.name_i18n ?? null };
    found.set(key, { member, place: places[at] ?? 0 });
  }
  return [...found.values()].toSorted((left, right) => left.place - right.place).map(({ member }) => member);
}

function optionsOf(property: Property | undefined): ReadonlyMap<string, FieldOption> {
  const { options = [] } = (property ? settingsOf(property) : {}) as { readonly options?: readonly FieldOption[] };
  return new Map(options.map((option) => [option.value, option]));
}

function requireFewCells({ dimensions, measures }: ReportChart, members: PresentedGroups['members']): void {
  const along = (side: 'rows' | 'columns') =>
    dimensions.reduce(
      (product, { axis }, at) => (axis === side ? product * Math.max(1, members[at]?.length ?? 1) : product),
      1,
    );
  const cells = along('rows') * along('columns') * measures.length;
  if (cells > reportLimits.cells) throw appError('chartTooManyCells', { limit: reportLimits.cells });
}

/** Presents the data of a chart. */
export function presentChart(
  chart: ReportChart,
  source: ChartSource,
  { members, groups, isCut }: PresentedGroups,
  { filter, computedTime }: { readonly filter: FilterTree; readonly computedTime: Date },
): ChartData {
  const { table, policy, schemaCode, appCode, name, nameI18n } = source;
  const propertyOf = (field: string | null) =>
    (field === null ? undefined : chartFieldOf(table.properties, field)?.property) ?? null;
  const isPartial = (field: string) =>
    [field, subTableOf(table.properties, [field]) ?? field].some(
      (code) => typeof policy.fields.visible.get(code) === 'object',
    );
  return {
    title: chart.title,
    chartType: chart.chartType,
    source: { schemaCode, appCode, name, name_i18n: nameI18n },
    dimensions: chart.dimensions.flatMap(({ field, level, axis }, at) => {
      const property = propertyOf(field);
      const kind = property && dimensionKindOf(property);
      if (!property || !kind) return [];
      const named = { field, name: property.name, name_i18n: property.name_i18n ?? null };
      const ownLevel = levelOf(kind, level);
      return [
        { ...named, kind, level: ownLevel, axis, isPartial: isPartial(field), members: [...(members[at] ?? [])] },
      ];
    }),
    measures: chart.measures.map(({ field, aggregate, title }) => {
      const property = propertyOf(field);
      return { property: property && bare(property), aggregate, title, isPartial: field !== null && isPartial(field) };
    }),
    groups: [...groups],
    isCut,
    filter,
    computedTime: computedTime.toISOString(),
  };
}

/** The field without what only its forms need. */
function bare({
  code,
  name,
  name_i18n = null,
  propertyType,
  settings,
}: Property): NonNullable<ChartData['measures'][number]['property']> {
  return { code, name, name_i18n, propertyType, ...(settings === undefined ? {} : { settings: { ...settings } }) };
}
