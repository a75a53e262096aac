import { Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';
import { JsonTitle, maybe, oneOf } from '../contract/document-parts.schema.ts';
import { chartTypes } from './chart-types.ts';
import { dateLevels } from './dimensions.ts';
import { reportLimits, reportVersion } from './limits.ts';
import { KeyOf } from '../contract/common.schema.ts';
import type { FilterTree } from '../filters/index.ts';

/** Source of a chart: a business model, or what the platform keeps itself, whose code begins with a dollar sign. */
export const ChartSource = Type.String({ pattern: '^\\$?[A-Za-z][A-Za-z0-9_]{0,47}$' });

/** Field, or column of a sub-table as `lines.price`. */
const FieldPath = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,47}(\\.[A-Za-z][A-Za-z0-9_]{0,47})?$' });

const Dimension = Type.Object({
  field: FieldPath,
  /** Level of a moment, or of departments from the top (1); null or absent: the value itself, a moment by its month. */
  level: maybe(
    Type.Union([
      Type.Enum([...dateLevels], { type: 'string' }),
      Type.Integer({ minimum: 1, maximum: reportLimits.departmentLevels }),
    ]),
  ),
  /** Side of a pivot table. */
  axis: maybe(oneOf('rows', 'columns')),
});

const Measure = Type.Object({
  /** Null: the records themselves are counted. */
  field: Nullable(FieldPath),
  /** Number aggregate code: 1 sum, 2 average, 3 minimum, 4 maximum, 5 count (portal spec, section 3). */
  aggregate: oneOf(1, 2, 3, 4, 5),
  title: maybe(JsonTitle),
});

/** Order of the groups: by one of the measures, or by one of the dimensions in its own order. */
const Sort = Type.Object({
  by: oneOf('dimension', 'measure'),
  index: Type.Integer({ minimum: 0, maximum: 7 }),
  direction: oneOf('asc', 'desc'),
});

/** A filter of records, in which `{ placeholder: now, days: -30 }` may stand for a value as in permissions. */
const Filter = Type.Unsafe<FilterTree>(Type.Object({}, { additionalProperties: true }));

/** A chart of a report. */
export const ReportChartSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
  title: maybe(JsonTitle),
  chartType: KeyOf(chartTypes),
  schemaCode: ChartSource,
  dimensions: Type.Array(Dimension, { maxItems: 6 }),
  measures: Type.Array(Measure, { minItems: 1, maxItems: 8 }),
  filter: maybe(Filter),
  sort: maybe(Sort),
  limit: maybe(Type.Integer({ minimum: 1, maximum: reportLimits.groups })),
  w: Type.Optional(oneOf('half', 'full')),
});

/** All of a saved report but its charts, which are looked at one by one. */
export const ReportFrame = Type.Object({
  version: Type.Literal(reportVersion),
  charts: Type.Array(Type.Unknown(), { maxItems: reportLimits.charts }),
});
