import { type AggregateCode, kindOf, type Property } from '@portico/shared-kit/fields';
import {
  type ChartDimension,
  type ChartMeasure,
  type ChartType,
  chartTypeOf,
  dimensionKindOf,
  type ReportChart,
} from '@portico/shared-kit/reports';
import { moveItem } from '@portico/shared-kit/ui/sortable';

/** Uses of a data item in a chart that stand in a list. */
export type ChartRole = 'dimensions' | 'measures';

/** Number of the records themselves, with which a chart begins. */
const recordCount: ChartMeasure = { field: null, aggregate: 5, title: null };

/** Returns a chart that counts the records of a source, and is not grouped yet. */
export function newChart(id: string, chartType: ChartType, schemaCode: string): ReportChart {
  const own = { title: null, filter: null, sort: null, limit: null, w: 'half' } as const;
  return { id, chartType, schemaCode, dimensions: [], measures: [recordCount], ...own };
}

/** The chart of another source: what it was made of is gone with the fields. */
export function withSource(chart: ReportChart, schemaCode: string): ReportChart {
  if (chart.schemaCode === schemaCode) return chart;
  return { ...newChart(chart.id, chart.chartType, schemaCode), title: chart.title, w: chart.w };
}

/** Returns the use that a field is most likely put to: numbers are added up, all else is grouped by. */
export function usualRole(property: Property): ChartRole {
  const isNumber = kindOf(property).aggregates.includes(1);
  return isNumber || dimensionKindOf(property) === null ? 'measures' : 'dimensions';
}

/** Returns the uses that a field can be put to. */
export function rolesOf(property: Property): readonly ChartRole[] {
  const canGroup = dimensionKindOf(property) !== null;
  const canMeasure = kindOf(property).aggregates.length > 0;
  return [...(canGroup ? (['dimensions'] as const) : []), ...(canMeasure ? (['measures'] as const) : [])];
}

interface AddedField {
  readonly field: string;
  readonly property: Property;
  /** Place in the list of its use, from 0. */
  readonly index?: number;
}

/** The chart with a field added to its dimensions or measures; the same where the field cannot be used so. */
export function addField(chart: ReportChart, role: ChartRole, { field, property, index }: AddedField): ReportChart {
  if (!rolesOf(property).includes(role)) return chart;
  if (role === 'dimensions') {
    const dimension = newDimension(chart, field, property);
    return { ...chart, dimensions: chart.dimensions.toSpliced(index ?? chart.dimensions.length, 0, dimension) };
  }
  const measures = withoutDefault(chart);
  const at = Math.min(index ?? measures.length, measures.length);
  return { ...chart, measures: measures.toSpliced(at, 0, newMeasure(field, property)) };
}

/** The chart with the number of records among its measures. */
export function addRecordCount(chart: ReportChart): ReportChart {
  return { ...chart, measures: [...chart.measures, recordCount] };
}

function newDimension({ chartType, dimensions }: ReportChart, field: string, property: Property): ChartDimension {
  const level = dimensionKindOf(property) === 'date' ? 'month' : null;
  const isAcross = chartTypeOf(chartType).hasAxes && dimensions.length === 1;
  return { field, level, axis: isAcross ? 'columns' : 'rows' };
}

function newMeasure(field: string, property: Property): ChartMeasure {
  const { aggregates } = kindOf(property);
  const aggregate: AggregateCode = aggregates.includes(1) ? 1 : (aggregates[0] ?? 5);
  return { field, aggregate, title: null };
}

/** A figure takes the place of the one with which a chart began, and of the last where there is no room for another. */
function withoutDefault({ chartType, measures }: ReportChart): readonly ChartMeasure[] {
  const [only, ...others] = measures;
  if (others.length === 0 && only !== undefined && only.field === null && only.title === null) return [];
  return measures.length >= chartTypeOf(chartType).measures[1] ? measures.slice(0, -1) : measures;
}

/** The chart with changes of one of its dimensions. */
export function changeDimension(chart: ReportChart, index: number, changes: Partial<ChartDimension>): ReportChart {
  return { ...chart, dimensions: chart.dimensions.map((each, at) => (at === index ? { ...each, ...changes } : each)) };
}

/** The chart with changes of one of its measures. */
export function changeMeasure(chart: ReportChart, index: number, changes: Partial<ChartMeasure>): ReportChart {
  return { ...chart, measures: chart.measures.map((each, at) => (at === index ? { ...each, ...changes } : each)) };
}

/** The chart without one of its dimensions or measures; an order by it is gone, one by another stays. */
export function removeItem(chart: ReportChart, role: ChartRole, index: number): ReportChart {
  const without = { ...chart, [role]: chart[role].toSpliced(index, 1) };
  return withSort(without, role, (at) => (at === index ? null : at > index ? at - 1 : at));
}

/** The chart with one of its dimensions or measures at another place; its order is by the same one. */
export function moveChartItem(chart: ReportChart, role: ChartRole, from: number, to: number): ReportChart {
  const items: readonly (ChartDimension | ChartMeasure)[] = chart[role];
  const order = moveItem(
    items.map((_, at) => at),
    from,
    to,
  );
  const moved = { ...chart, [role]: order.map((at) => items[at]) } as ReportChart;
  return withSort(moved, role, (at) => order.indexOf(at));
}

function withSort(chart: ReportChart, role: ChartRole, indexOf: (index: number) => number | null): ReportChart {
  const { sort } = chart;
  if (sort === null || `${sort.by}s` !== role) return chart;
  const index = indexOf(sort.index);
  return { ...chart, sort: index === null ? null : { ...sort, index } };
}
