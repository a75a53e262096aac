import { type Static, Type } from 'typebox';
import { Code, Id, Moment, NameI18n, Nullable, PageIndex } from './common.schema.ts';
import { Property } from './models.schema.ts';
import { FilterTree } from './records.schema.ts';
import { RecordId, ModelCode, ViewCode } from './ids.schema.ts';

/** Action that was taken on a record. */
export const TraceAction = Type.Enum(['add', 'edit', 'batch', 'owner', 'workflow', 'print', 'delete', 'restore'], {
  type: 'string',
});
export type TraceAction = Static<typeof TraceAction>;

/** Field that changed: values as in the record's `data`; of a sub-table only the rows that differ. */
export const FormTraceChange = Type.Object({
  code: Code,
  name: Type.String(),
  /** The type of the field when it was changed (list spec, section 3). */
  type: Type.Integer(),
  beforeValue: Type.Unknown(),
  afterValue: Type.Unknown(),
  /** The field as it is now, to show values by; null where the model has it no more, or as another type. */
  property: Nullable(Property),
});
export type FormTraceChange = Static<typeof FormTraceChange>;

/** Entry of the form trace (list spec, section 3: form-marking record). */
export const FormTraceEntry = Type.Object({
  id: Id,
  action: TraceAction,
  modifiedTime: Moment,
  creatorId: Id,
  creatorName: Type.String(),
  departmentName: Nullable(Type.String()),
  /** Title of the record at that time. */
  title: Type.String(),
  bizObjectId: RecordId,
  /** True where the record is still there to be opened. */
  isOpenable: Type.Boolean(),
  changes: Type.Array(FormTraceChange),
});
export type FormTraceEntry = Static<typeof FormTraceEntry>;

/** A page of the form trace, newest first. Entries are counted up to a thousand; `isMore` says that there are more. */
export const FormTracePage = Type.Object({
  content: Type.Array(FormTraceEntry),
  totalElements: Type.Integer(),
  isMore: Type.Boolean(),
});
export type FormTracePage = Static<typeof FormTracePage>;

/** Entries in a page (list spec, section 9: 10). */
const TracePageSize = Type.Integer({ minimum: 1, maximum: 50, default: 10 });

/**
 * The trace of these records; where no ids are given, of those that the list keeps by its filter and its search, all that the user may see
 * where it has neither.
 */
export const ListFormTraceInput = Type.Object({
  schemaCode: ModelCode,
  bizObjectIds: Type.Optional(Type.Array(RecordId, { minItems: 1, maxItems: 500 })),
  /** The view of the list. */
  queryCode: Type.Optional(ViewCode),
  filter: Type.Optional(FilterTree),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  page: PageIndex,
  size: TracePageSize,
});
export type ListFormTraceInput = Static<typeof ListFormTraceInput>;

/** The trace of one record. */
export const GetFormTraceInput = Type.Object({
  schemaCode: ModelCode,
  bizObjectId: RecordId,
  page: PageIndex,
  size: TracePageSize,
});
export type GetFormTraceInput = Static<typeof GetFormTraceInput>;

/** Names one entry, by its id. */
export const GetTraceEntryInput = Type.Object({ logid: Id });
export type GetTraceEntryInput = Static<typeof GetTraceEntryInput>;

/** Entry of the form trace with the model of its record. */
export const FormTraceDetail = Type.Object({
  schemaCode: ModelCode,
  modelName: Type.String(),
  modelName_i18n: NameI18n,
  entry: FormTraceEntry,
});
export type FormTraceDetail = Static<typeof FormTraceDetail>;
