import { type Static, Type } from 'typebox';
import { Code, Nullable } from './common.schema.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';
import { GroupKey } from './record-groups.schema.ts';
import { FilterTree } from './records.schema.ts';

/** Asks for the figures of one field over all records that a list finds. */
export const ColumnStatisticsInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filter: Type.Optional(FilterTree),
  /** Looks in every text field. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  propertyCode: Code,
});
export type ColumnStatisticsInput = Static<typeof ColumnStatisticsInput>;

/** Figures of a field; values that the caller does not see count as none. */
export const ColumnStatistics = Type.Object({
  /** Records that the list finds, and those that have a value. */
  total: Type.Integer(),
  filled: Type.Integer(),
  /** Figures that the kind of field has, by the number of the aggregate, decimals and moments as text; null where there is no value. */
  figures: Type.Record(Type.String(), Nullable(Type.String())),
  /** The ten most frequent values; null for a field by whose values nothing is grouped. */
  values: Nullable(Type.Array(Type.Object({ key: GroupKey, count: Type.Integer() }))),
  /** Different values that there are; null for a field by whose values nothing is grouped, and for more than 1000. */
  distinct: Nullable(Type.Integer()),
});
export type ColumnStatistics = Static<typeof ColumnStatistics>;
