import type { ErrorName } from '../errors/index.ts';
import { textParam } from '../errors/index.ts';
import { aggregateLabel, type AggregateCode, kindOf, type Property, propertyName } from '../fields/index.ts';
import { bilingual } from '../i18n/bilingual-text.ts';
import type { Locale } from '../i18n/locale.ts';
import { chartFieldOf, subTableOf } from './chart-fields.ts';
import { chartTypeOf } from './chart-types.ts';
import { dimensionKindOf, isLevelOf } from './dimensions.ts';
import { levelOf } from './levels.ts';
import { reportTexts } from './reports.texts.ts';
import type { ChartDimension, ChartMeasure, ReportChart } from './report.ts';

/** Fields of the source of a chart, and those of them that the reader does not see. */
export interface ChartFields {
  readonly properties: readonly Property[];
  readonly hidden?: ReadonlySet<string>;
}

/** Error of the catalogue with its parameters. */
interface Fault {
  readonly name: ErrorName;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Fault of a chart, and its place in the chart as a JSON Pointer. */
export interface ChartFault extends Fault {
  readonly path: string;
}

/** Returns what is wrong with a chart of a source with these fields; its filter is looked at elsewhere. */
export function chartFaults(chart: ReportChart, fields: ChartFields, locale: Locale = 'zh'): ChartFault[] {
  const { dimensions, measures } = chart;
  const faults = [
    ...countFaults(chart),
    ...subTableFaults(chart, fields),
    ...dimensions.map((dimension, index) => ({
      path: `/dimensions/${index}`,
      fault: fieldFault(fields, dimension.field, locale) ?? dimensionFault(fields, dimension, locale),
    })),
    ...measures.map((measure, index) => ({
      path: `/measures/${index}`,
      fault: measureFault(fields, measure, locale),
    })),
  ];
  return faults.flatMap(({ fault, path }) => (fault === null ? [] : [{ ...fault, path }]));
}

function countFaults({ chartType, dimensions, measures }: ReportChart) {
  const facts = chartTypeOf(chartType);
  const outside = (name: ErrorName, count: number, [least, most]: readonly [number, number]): Fault | null =>
    count < least || count > most ? { name, params: { least, most } } : null;
  return [
    { path: '/dimensions', fault: outside('chartDimensionsWrong', dimensions.length, facts.dimensions) },
    { path: '/measures', fault: outside('chartMeasuresWrong', measures.length, facts.measures) },
  ];
}

/** Columns of two sub-tables would have to be multiplied with each other. */
function subTableFaults({ dimensions, measures }: ReportChart, { properties }: ChartFields) {
  const uses = [
    ...dimensions.map(({ field }, index) => ({ field, path: `/dimensions/${index}` })),
    ...measures.map(({ field }, index) => ({ field, path: `/measures/${index}` })),
  ];
  const first = subTableOf(
    properties,
    uses.map(({ field }) => field),
  );
  return uses.flatMap(({ field, path }) => {
    const subTable = subTableOf(properties, [field]);
    const fault: Fault = { name: 'chartSubTablesMixed', params: {} };
    return subTable === null || subTable === first ? [] : [{ path, fault }];
  });
}

const propertyOf = ({ properties }: ChartFields, field: string) => chartFieldOf(properties, field)?.property;

function fieldFault(fields: ChartFields, field: string, locale: Locale): Fault | null {
  const property = propertyOf(fields, field);
  if (property === undefined) return { name: 'chartFieldMissing', params: { field } };
  const subTable = subTableOf(fields.properties, [field]);
  const isHidden = fields.hidden?.has(field) === true || (subTable !== null && fields.hidden?.has(subTable) === true);
  if (!isHidden) return null;
  return { name: 'chartFieldNotVisible', params: { property: propertyName(property, locale) } };
}

function dimensionFault(fields: ChartFields, dimension: ChartDimension, locale: Locale): Fault | null {
  const property = propertyOf(fields, dimension.field);
  if (property === undefined) return null;
  const kind = dimensionKindOf(property);
  const params = { property: propertyName(property, locale) };
  if (kind === null) return { name: 'chartFieldNotGrouped', params };
  return isLevelOf(kind, levelOf(kind, dimension.level)) ? null : { name: 'chartLevelWrong', params };
}

function measureFault(fields: ChartFields, { field, aggregate }: ChartMeasure, locale: Locale): Fault | null {
  if (field === null) return aggregate === 5 ? null : refused(aggregate, reportTexts.t(locale, 'records'));
  const fault = fieldFault(fields, field, locale);
  const property = propertyOf(fields, field);
  if (fault !== null || property === undefined) return fault;
  const isAllowed = kindOf(property).aggregates.includes(aggregate);
  return isAllowed ? null : refused(aggregate, propertyName(property, locale));
}

function refused(aggregate: AggregateCode, property: string): Fault {
  const name = bilingual(aggregateLabel(aggregate, 'zh'), aggregateLabel(aggregate, 'en'));
  return { name: 'chartAggregateRefused', params: { property, ...textParam('aggregate', name) } };
}
