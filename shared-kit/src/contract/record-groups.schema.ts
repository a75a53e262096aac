import { type Static, Type } from 'typebox';
import { Code, NameI18n, Nullable } from './common.schema.ts';
import { groupLimits } from './group-limits.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';
import { FilterTree } from './records.schema.ts';

/**
 * Asks how the records of a list fall into groups by the values of one to three fields: options, people, departments,
 * records, yes or no. The columns of the view `queryCode` say what is summed up.
 */
export const GroupRecordsInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filter: Type.Optional(FilterTree),
  /** Looks in every text field. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  groupBy: Type.Array(Code, { minItems: 1, maxItems: groupLimits.fields }),
});
export type GroupRecordsInput = Static<typeof GroupRecordsInput>;

/** Value that the records of a group share: null for none; `name` where it is a person, a department or a record. */
export const GroupKey = Type.Object({
  value: Nullable(Type.String()),
  name: Nullable(Type.String()),
  name_i18n: NameI18n,
});

/** Records with the same values: how many, and the view's figures of them by property code, decimals as text. */
export const RecordGroup = Type.Object({
  keys: Type.Array(GroupKey),
  count: Type.Integer(),
  sumMap: Type.Record(Type.String(), Nullable(Type.String())),
});
export type RecordGroup = Static<typeof RecordGroup>;

/** Groups in the order of the fields' values, none last; `isCut` where there are more than 1000. */
export const RecordGroups = Type.Object({
  groups: Type.Array(RecordGroup),
  isCut: Type.Boolean(),
});
export type RecordGroups = Static<typeof RecordGroups>;
