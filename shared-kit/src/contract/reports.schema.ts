import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, Nullable, WholeNumber } from './common.schema.ts';
import { Property } from './models.schema.ts';
import { FilterTree } from './records.schema.ts';
import type { JsonObject } from './versioned-json.ts';

/** Names a report. */
export const ReportInput = Type.Object({ reportCode: Code });
export type ReportInput = Static<typeof ReportInput>;

const ChartId = Type.String({ minLength: 1, maxLength: 64 });

/** A chart as a report places it; its data say what it is made of. */
const PlacedChart = Type.Object({
  id: ChartId,
  title: Nullable(Type.String()),
  chartType: Type.String(),
  w: Type.Enum(['half', 'full'], { type: 'string' }),
});

/** A published report for its readers: its charts in their order. */
export const Report = Type.Object({
  reportCode: Code,
  appCode: Code,
  name: Type.String(),
  name_i18n: NameI18n,
  version: WholeNumber(1),
  charts: Type.Array(PlacedChart),
});
export type Report = Static<typeof Report>;

/** Most people and departments that a page narrows its charts to. */
const maxUnits = 100;

/**
 * Filters of the page on which charts stand. Each narrows a chart by its first dimension of that kind, or else by when
 * records were created, by the department of their owner, and by their owner.
 */
const PageFilter = Type.Object({
  from: Type.Optional(Nullable(Moment)),
  to: Type.Optional(Nullable(Moment)),
  departmentIds: Type.Optional(Type.Array(Id, { maxItems: maxUnits })),
  userIds: Type.Optional(Type.Array(Id, { maxItems: maxUnits })),
});
export type PageFilter = Static<typeof PageFilter>;

/**
 * A chart whose data are asked for: one of a published report, or for designers one that is not saved yet. `key` names it in
 * the answer; `filter` narrows it further.
 */
export const ChartRequest = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 200 }),
  reportCode: Type.Optional(Code),
  chartId: Type.Optional(ChartId),
  chart: Type.Optional(Type.Unsafe<JsonObject>({ type: 'object', additionalProperties: true })),
  filter: Type.Optional(FilterTree),
});
export type ChartRequest = Static<typeof ChartRequest>;

/** Most charts whose data one request asks for. */
const maxCharts = 60;

export const ChartDataInput = Type.Object({
  charts: Type.Array(ChartRequest, { minItems: 1, maxItems: maxCharts }),
  page: Type.Optional(PageFilter),
});
export type ChartDataInput = Static<typeof ChartDataInput>;

/** Value of a dimension. A null key stands for no value; names are null where the key says all that there is. */
const ChartMember = Type.Object({
  key: Nullable(Type.String()),
  name: Nullable(Type.String()),
  name_i18n: NameI18n,
});
export type ChartMember = Static<typeof ChartMember>;

const named = { name: Type.String(), name_i18n: NameI18n };

/** A dimension with its values in their order: moments by time, options as listed, the rest by name. */
const ChartDimensionData = Type.Object({
  ...named,
  /** Code of the field; of a column of a sub-table, `lines.price`. */
  field: Type.String(),
  kind: Type.Enum(['text', 'date', 'boolean', 'person', 'department', 'record'], { type: 'string' }),
  /** Of a moment: year, quarter, month or day, whose first day is the key. Of departments: their level. */
  level: Nullable(Type.Union([Type.String(), Type.Integer()])),
  axis: Type.Enum(['rows', 'columns'], { type: 'string' }),
  /** True where the user sees the field on some records only: elsewhere it counts as empty. */
  isPartial: Type.Boolean(),
  members: Type.Array(ChartMember),
});

/** A measure: `property` is the field, by which its figures are written; null where records are counted. */
const ChartMeasureData = Type.Object({
  property: Nullable(Property),
  aggregate: Type.Integer({ minimum: 1, maximum: 5 }),
  /** JSON text with zh and en; null: the words for field and aggregate. */
  title: Nullable(Type.String()),
  isPartial: Type.Boolean(),
});

/** Figures of the records that have one value in each dimension: indexes of members, or -1 for all of them together. */
const ChartGroup = Type.Object({
  at: Type.Array(Type.Integer({ minimum: -1 })),
  /** Decimals and instants as texts, in the order of the measures; null where there is no value. */
  values: Type.Array(Nullable(Type.String())),
});
export type ChartGroup = Static<typeof ChartGroup>;

export const ChartData = Type.Object({
  title: Nullable(Type.String()),
  chartType: Type.String(),
  /** The model whose records it counts, and its application; null for a source that has no list. */
  source: Type.Object({ ...named, schemaCode: Type.String(), appCode: Nullable(Code) }),
  dimensions: Type.Array(ChartDimensionData),
  measures: Type.Array(ChartMeasureData),
  /** In the order of the chart. */
  groups: Type.Array(ChartGroup),
  /** True where there are more groups than are shown. */
  isCut: Type.Boolean(),
  /** The filter that the counted records passed, for a list of them. */
  filter: FilterTree,
  computedTime: Moment,
});
export type ChartData = Static<typeof ChartData>;

/** Answers by the keys of the request: data, or the error of the catalogue for which there are none. */
export const ChartAnswers = Type.Object({
  charts: Type.Array(
    Type.Object({
      key: Type.String(),
      data: Nullable(ChartData),
      error: Nullable(Type.Object({ errcode: Type.Integer(), errmsg: Type.String() })),
    }),
  ),
});
export type ChartAnswers = Static<typeof ChartAnswers>;

const node = {
  code: Type.String(),
  ...named,
  title: Type.String(),
  /** Names the node in the tree. */
  uuid: Type.String(),
  appCode: Code,
  reportCode: Nullable(Code),
  objectId: Nullable(Type.String()),
};

/** A chart in the tree of charts (portal spec, section 3). */
const ChartNode = Type.Object({ ...node, children: Type.Array(Type.Never()) });
const ReportNode = Type.Object({
  ...node,
  children: Type.Array(ChartNode),
  /** The charts again, under the name by which some callers look for them. */
  appReportChartList: Type.Array(ChartNode),
});
/** An application in the tree, with its reports. */
export const ChartTreeNode = Type.Object({
  ...node,
  children: Type.Array(ReportNode),
  /** The reports again, under the name by which some callers look for them. */
  appFunctionList: Type.Array(ReportNode),
});
export type ChartTreeNode = Static<typeof ChartTreeNode>;
export const ChartTree = Type.Array(ChartTreeNode);

/** Source of charts: a business model of an application, or what the platform keeps itself. */
export const ChartSourceSummary = Type.Object({
  schemaCode: Type.String(),
  ...named,
  /** Null for what the platform keeps itself. */
  appCode: Nullable(Code),
  appName: Nullable(Type.String()),
  appName_i18n: NameI18n,
});
export type ChartSourceSummary = Static<typeof ChartSourceSummary>;

/** Names a source of charts. */
export const ChartSourceInput = Type.Object({
  schemaCode: Type.String({ pattern: '^\\$?[A-Za-z][A-Za-z0-9_]{0,47}$' }),
});
export type ChartSourceInput = Static<typeof ChartSourceInput>;

/** The fields of a source that the user sees. */
export const ChartSourceFields = Type.Object({ schemaCode: Type.String(), properties: Type.Array(Property) });
export type ChartSourceFields = Static<typeof ChartSourceFields>;
