import { type DocumentMigration, isJsonObject, type JsonObject, upToDate } from '../contract/versioned-json.ts';
import { isAggregateCode } from '../fields/index.ts';
import type { FilterTree } from '../filters/index.ts';
import { isChartType } from './chart-types.ts';
import { type DateLevel, dateLevels } from './dimensions.ts';
import { reportVersion } from './limits.ts';
import {
  type ChartDimension,
  type ChartMeasure,
  type ChartSort,
  isReadable,
  type OpaqueChart,
  type ReportChart,
  type ReportDocument,
} from './report.ts';

/** Migrations, one entry a version after the first. */
const migrations: readonly DocumentMigration[] = [];

/** A saved report in the present version, with all that it holds. Null where it cannot be read. */
export function migrateReport(saved: unknown): JsonObject | null {
  const document = upToDate(saved, migrations);
  return Array.isArray(document?.['charts']) ? document : null;
}

/**
 * Reads a saved report and fills in what it leaves out; charts that this program cannot read stay as they were saved. Null
 * where the report itself cannot be read.
 */
export function readReport(saved: unknown): ReportDocument | null {
  const document = migrateReport(saved);
  if (document === null) return null;
  const charts = document['charts'] as readonly unknown[];
  return { version: reportVersion, charts: charts.flatMap((chart) => (isJsonObject(chart) ? [readChart(chart)] : [])) };
}

/** Returns a report as it is saved: charts that this program does not know as they were. */
export function savedReport({ charts }: ReportDocument): JsonObject {
  return {
    version: reportVersion,
    charts: charts.map((chart) => (isReadable(chart) ? chart : chart.opaque)),
  };
}

/** A chart of a saved report, with what this program does not know of it. */
export function readChart(raw: JsonObject): ReportChart | OpaqueChart {
  const { id, title, chartType, schemaCode, filter, sort, limit, w } = raw;
  const code = typeof id === 'string' ? id : '';
  const dimensions = readAll(raw['dimensions'], readDimension);
  const measures = readAll(raw['measures'], readMeasure);
  if (!isChartType(chartType) || typeof schemaCode !== 'string' || dimensions === null || measures === null)
    return { id: code, opaque: raw };
  return {
    ...raw,
    id: code,
    title: typeof title === 'string' ? title : null,
    chartType,
    schemaCode,
    dimensions,
    measures,
    filter: isJsonObject(filter) ? (filter as unknown as FilterTree) : null,
    sort: readSort(sort),
    limit: typeof limit === 'number' && Number.isInteger(limit) ? limit : null,
    w: w === 'full' ? 'full' : 'half',
  };
}

/** Null where one of them cannot be read: a chart without one of its figures would say something else. */
function readAll<T>(raw: unknown, read: (each: JsonObject) => T | null): T[] | null {
  if (!Array.isArray(raw)) return raw === undefined ? [] : null;
  const values = (raw as unknown[]).map((each) => (isJsonObject(each) ? read(each) : null));
  return values.includes(null) ? null : (values as T[]);
}

function readDimension({ level, axis, field, ...rest }: JsonObject): ChartDimension | null {
  if (typeof field !== 'string') return null;
  const isLevel = typeof level === 'number' || dateLevels.includes(level as DateLevel);
  return {
    ...rest,
    field,
    level: isLevel ? (level as DateLevel | number) : null,
    axis: axis === 'columns' ? 'columns' : 'rows',
  };
}

function readMeasure({ field, aggregate, title, ...rest }: JsonObject): ChartMeasure | null {
  if ((typeof field !== 'string' && field !== null) || !isAggregateCode(aggregate)) return null;
  return { ...rest, field, aggregate, title: typeof title === 'string' ? title : null };
}

function readSort(raw: unknown): ChartSort | null {
  if (!isJsonObject(raw)) return null;
  const { by, index, direction } = raw;
  if ((by !== 'dimension' && by !== 'measure') || typeof index !== 'number') return null;
  return { by, index, direction: direction === 'desc' ? 'desc' : 'asc' };
}
