import { type Static, Type } from 'typebox';
import type { FilterTree as FilterTreeValue } from '../filters/index.ts';
import { sequenceStatuses } from '../workflow/index.ts';
import { Code, Id, KeyOf, Nullable, PageIndex, PageOf, PageSize, WholeNumber } from './common.schema.ts';
import { ModelAction } from './model-permissions.schema.ts';
import { RecordId, FormCode, ModelCode, ViewCode, WorkItemId } from './ids.schema.ts';
import { OrderBy } from './models.schema.ts';
import { circleLimit } from './tree-limits.ts';

/** A tree of conditions in AND and OR groups. `readFilterTree` of filters checks its shape, depth and size. */
export const FilterTree = Type.Unsafe<FilterTreeValue>(Type.Object({}, { additionalProperties: true }));
export type FilterTree = FilterTreeValue;

/** Options that a query of options answers at most, and rows that a query of a rule does (list spec, section 9). */
export const queryLimits = { options: 1_000, ruleRows: 99_999 } as const;

/** Condition as the specification writes it; `readSpecFilters` of fields says how values are written. */
const SpecFilter = Type.Object({
  propertyCode: Code,
  propertyType: Type.Optional(WholeNumber()),
  propertyValue: Type.Optional(Type.Unknown()),
  propertyValueName: Type.Optional(Type.Unknown()),
});

/** Conditions that must all hold, as the specification writes them. */
export const SpecFilters = Type.Array(SpecFilter, { maxItems: 200 });

/** Conditions in our form or in that of the specification. */
export const EitherFilter = Type.Union([SpecFilters, FilterTree]);
export type EitherFilter = Static<typeof EitherFilter>;

/** A query as the specification writes it, beside the members that ours has as well (list spec, section 3). */
const specQuery = {
  /** Conditions that must all hold, beside those of `filter`. */
  filters: Type.Optional(SpecFilters),
  /** True where a phone asks; the answer is the same. */
  mobile: Type.Optional(Type.Boolean()),
  /** Fields to sort by, as a list or joined by semicolons or commas; `orderBy` goes first. */
  orderByFields: Type.Optional(Type.Union([Type.String({ maxLength: 400 }), Type.Array(Code, { maxItems: 8 })])),
  /** The direction of all of them: ascending (1) where it is left out. */
  orderType: Type.Optional(Type.Enum(['asc', 'desc', 'ASC', 'DESC', 1, 2])),
  options: Type.Optional(
    Type.Object({
      customDisplayColumns: Type.Optional(Type.Array(Code, { maxItems: 500 })),
      /**
       * Selection of the fields in the answer: 0 the columns that the view shows and the custom ones, 1 the custom
       * ones alone, 2 all but sub-tables. Left out it is 1 where there are custom columns, else 0.
       */
      queryDisplayType: Type.Optional(Type.Enum([0, 1, 2])),
    }),
  ),
};

/**
 * Part of what is found, as a tree by a field that holds a record of the same model: the records that stand below none that is found
 * (`roots`), or those that stand below themselves (`circles`), at most so many of them. Roots of `except` are left out.
 */
const TreePart = Type.Object({
  parentPropertyCode: Code,
  part: Type.Enum(['roots', 'circles'], { type: 'string' }),
  except: Type.Optional(Type.Array(RecordId, { maxItems: circleLimit })),
});
export type TreePart = Static<typeof TreePart>;

const place = Type.String({ maxLength: 10_000 });
const ends = { first: place, last: place };

/**
 * Asks for a page of records. `queryCode` is the view: its order counts where none is asked. Conditions, order and
 * columns may be written in our form, in that of the specification, or in both.
 */
export const QueryRecordsInput = Type.Object({
  ...specQuery,
  /** A page of the same list that is known already: a deep page beside it is found by its ends, without counting. */
  near: Type.Optional(Type.Object({ page: PageIndex, ...ends })),
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filter: Type.Optional(FilterTree),
  /** Looks in every text field. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
  orderBy: Type.Optional(Type.Array(OrderBy, { maxItems: 8 })),
  page: PageIndex,
  size: PageSize,
  /**
   * Fields wanted, beside id, title, number, status and workflow; everything but sub-tables where it is left out.
   */
  columns: Type.Optional(Type.Array(Code, { maxItems: 500 })),
  tree: Type.Optional(TreePart),
});
export type QueryRecordsInput = Static<typeof QueryRecordsInput>;

/** The fields that are asked for, and nothing else beside what every record says of itself. */
const wantedColumns = {
  customDisplayColumns: Type.Array(Code, { minItems: 1, maxItems: 100 }),
  queryDisplayType: Type.Optional(Type.Literal(1)),
};

/**
 * Asks for the records of a model whose values are somebody's options (list spec, section 7, option-list query).
 * `condition` is a tree or a list of conditions; they must hold beside those of `filters`.
 */
export const QueryOptionsInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  options: Type.Object(wantedColumns),
  filters: specQuery.filters,
  condition: Type.Optional(EitherFilter),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  orderByFields: specQuery.orderByFields,
  orderType: specQuery.orderType,
  page: PageIndex,
  size: Type.Integer({ minimum: 1, maximum: queryLimits.options, default: queryLimits.options }),
});
export type QueryOptionsInput = Static<typeof QueryOptionsInput>;

/** Asks for values of many records, to compare others with them (list spec, section 7, rule query). */
export const QueryForRuleInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  options: Type.Object(wantedColumns),
  filters: specQuery.filters,
  filter: Type.Optional(FilterTree),
  /** The records meant; left out: all that the user may see. */
  objectIds: Type.Optional(Type.Array(RecordId, { maxItems: queryLimits.ruleRows })),
  size: Type.Integer({ minimum: 1, maximum: queryLimits.ruleRows, default: queryLimits.ruleRows }),
});
export type QueryForRuleInput = Static<typeof QueryForRuleInput>;

/** Status of a record, its system field sequenceStatus (list spec, section 3). */
export const SequenceStatus = KeyOf(sequenceStatuses);
export type SequenceStatus = Static<typeof SequenceStatus>;

/** Action that a user may take on one record. */
export const RecordAction = Type.Enum(['edit', 'delete', 'export', 'changeOwner'], { type: 'string' });
export type RecordAction = Static<typeof RecordAction>;

/** A record: `data` holds values by property code, null or absent is empty; `actions` is what the user may do. */
export const BizRecord = Type.Object({
  id: RecordId,
  schemaCode: ModelCode,
  version: Type.Integer(),
  data: Type.Record(Type.String(), Type.Unknown()),
  actions: Type.Array(RecordAction),
  /** Fields, and columns as `lines.price`, that this user may not see on this record; absent where there are none. */
  hidden: Type.Optional(Type.Array(Type.String())),
  /** Codes that somebody who may edit the record may not change; told of a single record only. */
  readOnly: Type.Optional(Type.Array(Type.String())),
  /** The work item as which the record was asked for; absent where its activity says nothing of the user's rights. */
  workItemId: Type.Optional(WorkItemId),
  /** Codes that the activity of the work item, as which the record was asked for, wants filled in. */
  required: Type.Optional(Type.Array(Type.String())),
  /** Sub-tables whose rows it lets people fill in, but neither add nor delete. */
  fixedRows: Type.Optional(Type.Array(Type.String())),
});
export type BizRecord = Static<typeof BizRecord>;

/** A record as a save answers it, for its user. */
export const SavedBizRecord = Type.Object({
  ...BizRecord.properties,
  /**
   * Set where `data` has only what the save changed: the values that were sent, what was computed anew and what the
   * server sets. All others are those of the version that was handed in. Absent for new records and drafts.
   */
  isPartial: Type.Optional(Type.Literal(true)),
});
export type SavedBizRecord = Static<typeof SavedBizRecord>;

/** Page of records; `sumMap` holds the summary row by property code, decimals as text. */
export const RecordPage = Type.Object({
  content: Type.Array(BizRecord),
  totalElements: Type.Integer(),
  sumMap: Type.Record(Type.String(), Nullable(Type.String())),
  /** Codes of `sumMap` that the user sees on some records only: the figure leaves out all other values. Absent where there are none. */
  partialSums: Type.Optional(Type.Array(Type.String())),
  /** Cursors of the first and last record of a deep page in its order, for `near`; absent for the first pages and for orders by names. */
  ends: Type.Optional(Type.Object(ends)),
  /** Actions that the user may take on some of the model's records or with new ones. */
  actions: Type.Array(ModelAction),
  /** Set where it took long to find: `adviseIndexes` says whether something can be done about it. */
  isSlow: Type.Optional(Type.Literal(true)),
});
export type RecordPage = Static<typeof RecordPage>;

/** Records by which options are made, and how many there are. */
export const OptionPage = PageOf(BizRecord);
export type OptionPage = Static<typeof OptionPage>;

/** Records that a rule compares with; there is no page after the last of them. */
export const RuleRows = Type.Object({ content: Type.Array(BizRecord) });
export type RuleRows = Static<typeof RuleRows>;

/** Names one record; `workItemId`: the user's work item as which it is opened, whose activity may narrow what they see. */
export const GetRecordInput = Type.Object({
  schemaCode: ModelCode,
  id: RecordId,
  workItemId: Type.Optional(WorkItemId),
});
export type GetRecordInput = Static<typeof GetRecordInput>;

/** A new record, or changes of one: values that are left out stay as they are. */
export const SaveRecordInput = Type.Object({
  schemaCode: ModelCode,
  /** Absent for a new record. */
  id: Type.Optional(RecordId),
  /** The version the user saw; another one is refused as a conflict. Needed with `id`. */
  version: Type.Optional(WholeNumber()),
  data: Type.Record(Type.String(), Type.Unknown()),
  /** The form by which it is added, or a draft finished; absent: any of the model's that takes new records. */
  sheetCode: Type.Optional(FormCode),
  /** A draft may lack required values. */
  draft: Type.Optional(Type.Boolean()),
  /** Made by the client per attempt of the user; the same one saves once. */
  requestId: Type.Optional(Id),
});
export type SaveRecordInput = Static<typeof SaveRecordInput>;

/** The records to check or to delete; `queryId` is the list view that they are deleted from, and decides nothing. */
export const DeleteRecordsInput = Type.Object({
  schemaCode: ModelCode,
  ids: Type.Array(RecordId, { minItems: 1, maxItems: 500 }),
  queryId: Type.Optional(Type.String({ maxLength: 64 })),
});
export type DeleteRecordsInput = Static<typeof DeleteRecordsInput>;

/** Delete check result (list spec, section 3): only rows that cannot be deleted appear. */
export const DeleteCheck = Type.Array(
  Type.Object({
    objectId: RecordId,
    relativeModel: Nullable(Type.String()),
    resultCode: Type.Integer(),
    resultDesc: Type.String(),
  }),
);
export type DeleteCheck = Static<typeof DeleteCheck>;

/** Number of records that are gone, and number that could not be deleted. */
export const DeleteResult = Type.Object({
  successCount: Type.Integer(),
  errorCount: Type.Integer(),
  /** Names it for `undoOperation`; absent where nothing can be undone. */
  operationId: Type.Optional(Id),
});
export type DeleteResult = Static<typeof DeleteResult>;
