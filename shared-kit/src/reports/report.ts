import type { FilterTree } from '../filters/index.ts';
import type { AggregateCode } from '../fields/index.ts';
import type { JsonObject } from '../contract/versioned-json.ts';
import type { ChartType } from './chart-types.ts';
import type { DateLevel } from './dimensions.ts';
import type { reportVersion } from './limits.ts';

/** Field by which values are brought together. */
export interface ChartDimension {
  /** Of a column of a sub-table, `lines.price`. */
  readonly field: string;
  /** Level of a moment, or of departments from the top (1); null: the value itself. */
  readonly level: DateLevel | number | null;
  /** Side of a pivot table; rows for every other chart. */
  readonly axis: 'rows' | 'columns';
}

/**
 * Figure of a chart. With a column of a sub-table among its fields, the figures of columns are those of rows, while records
 * and their own fields count once in each group in which the record has rows.
 */
export interface ChartMeasure {
  /** Null: the records themselves are counted. */
  readonly field: string | null;
  readonly aggregate: AggregateCode;
  /** JSON text with zh and en; null: the words for field and aggregate. */
  readonly title: string | null;
}

/** Order of the groups of a chart. */
export interface ChartSort {
  readonly by: 'dimension' | 'measure';
  readonly index: number;
  readonly direction: 'asc' | 'desc';
}

/** Chart of a report. */
export interface ReportChart {
  /** Names the chart in its report. */
  readonly id: string;
  /** JSON text with zh and en; null: the names of its measures and dimensions. */
  readonly title: string | null;
  readonly chartType: ChartType;
  readonly schemaCode: string;
  readonly dimensions: readonly ChartDimension[];
  readonly measures: readonly ChartMeasure[];
  /** Null: every record that the reader sees. */
  readonly filter: FilterTree | null;
  /** Null: in the order of the dimensions. */
  readonly sort: ChartSort | null;
  /** Groups that are shown; null: as many as the type of chart shows well. */
  readonly limit: number | null;
  readonly w: 'half' | 'full';
}

/** Chart that this program cannot read: it stays as it was saved. */
export interface OpaqueChart {
  readonly id: string;
  readonly opaque: JsonObject;
}

/** A report: charts that stand one after the other. */
export interface ReportDocument {
  readonly version: typeof reportVersion;
  readonly charts: readonly (ReportChart | OpaqueChart)[];
}

/** Returns whether a chart is one that this program can draw. */
export function isReadable(chart: ReportChart | OpaqueChart): chart is ReportChart {
  return !('opaque' in chart);
}
