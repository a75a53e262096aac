import { ModelCode, ViewCode } from './ids.schema.ts';
import { type Static, Type } from 'typebox';
import { Code, NameI18n } from './common.schema.ts';

/** Asks for the columns of a view, the first where none is named (list spec, section 7, getQueryHeaders). */
export const QueryHeadersInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  /** Kind of the client that asks; both kinds get the same columns. */
  clientType: Type.Optional(Type.Enum(['PC', 'APP'], { type: 'string' })),
});
export type QueryHeadersInput = Static<typeof QueryHeadersInput>;

const header = {
  dataIndex: Code,
  key: Code,
  propertyCode: Code,
  propertyType: Type.Integer(),
  name: Type.String(),
  name_i18n: NameI18n,
  /** In px. */
  width: Type.Integer(),
  /** The code of the format of dates, addresses and times; 0 for what has none. */
  displayFormat: Type.Integer(),
  /** The figure of the summary row, 0 for none. */
  sumType: Type.Integer(),
  isShow: Type.Boolean(),
};

/** Column of a list (list spec, section 3); `childColumns` of a sub-table. */
export const QueryHeader = Type.Object({ ...header, childColumns: Type.Optional(Type.Array(Type.Object(header))) });
export type QueryHeader = Static<typeof QueryHeader>;

export const QueryHeaders = Type.Array(QueryHeader);
export type QueryHeaders = Static<typeof QueryHeaders>;
