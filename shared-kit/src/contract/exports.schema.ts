import { type Static, Type } from 'typebox';
import { Code, Id, KeyOf, Moment, NameI18n, Nullable, PageIndex, PageOf } from './common.schema.ts';
import { ModelCode, RecordId, ViewCode } from './ids.schema.ts';
import { QueryRecordsInput } from './records.schema.ts';

/** Statuses of an export or import task (list spec, section 3): queued, at work, and the ways in which it ends. */
export const taskStatuses = {
  INIT: true,
  RUN: true,
  END: true,
  FAIL: true,
  EXCEPTION: true,
  CHECK_ERROR: true,
} as const;
/** Status of an export or import task. */
export type TaskStatus = keyof typeof taskStatuses;

/** Kinds of files that a list is exported to. */
export const exportFormats = { xlsx: true, csv: true } as const;
/** Kind of file that a list is exported to. */
export type ExportFormat = keyof typeof exportFormats;

/** Columns of an export at most: more fields than any model has. */
export const mostExportColumns = 500;

/** Field to export; `childColumns` of a sub-table, all of them where it is left out. */
export const ExportColumn = Type.Object({
  propertyCode: Code,
  childColumns: Type.Optional(Type.Array(Code, { minItems: 1, maxItems: mostExportColumns })),
});
export type ExportColumn = Static<typeof ExportColumn>;

const { filters, filter, search, orderBy, orderByFields, orderType } = QueryRecordsInput.properties;

/**
 * Begins an export of a list as its query asks for it (list spec, section 7). With `objectIds` only those of its records,
 * in the order of the list; `allObjectId` says that everything that the list finds is meant. One of the two must be there.
 */
export const BeginExportInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  filters,
  filter,
  search,
  orderBy,
  orderByFields,
  orderType,
  columns: Type.Array(ExportColumn, { minItems: 1, maxItems: mostExportColumns }),
  objectIds: Type.Optional(Type.Array(RecordId, { minItems: 1, maxItems: 500 })),
  allObjectId: Type.Optional(Type.Boolean()),
  /** Language of heads, names and options; that of the request where it is left out. */
  languageType: Type.Optional(Type.Enum(['zh', 'en'], { type: 'string' })),
  format: Type.Optional(KeyOf(exportFormats)),
  /** Separator of a csv file; a comma where it is left out. */
  separator: Type.Optional(Type.Enum([',', ';', '\t'], { type: 'string' })),
  /** Made by the client per attempt of the user; the same one begins one export. */
  requestId: Type.Optional(Id),
});
export type BeginExportInput = Static<typeof BeginExportInput>;

/** Names an export. */
export const ExportInput = Type.Object({ id: Id });
export type ExportInput = Static<typeof ExportInput>;

/** Asks for a page of one's own exports, the newest first; of one list where a model is named (list spec, section 7). */
export const ListExportsInput = Type.Object({
  type: Type.Optional(Type.Literal('VIEW_EXPORT_QUERY')),
  schemaCode: Type.Optional(ModelCode),
  queryCode: Type.Optional(ViewCode),
  /** Part of the file's name. */
  name: Type.Optional(Type.String({ maxLength: 200 })),
  page: PageIndex,
  size: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
});
export type ListExportsInput = Static<typeof ListExportsInput>;

/** Error that ended a task, in words. */
export const TaskFailure = Type.Object({ resultCode: Type.Integer(), resultDesc: Type.String() });
export type TaskFailure = Static<typeof TaskFailure>;

/** An export, as the person sees it who began it (list spec, section 3). */
export const ExportTask = Type.Object({
  id: Id,
  /** Name of the file. */
  refId: Type.String(),
  /** In bytes; null until it is written. */
  fileSize: Nullable(Type.Integer()),
  schemaCode: ModelCode,
  queryCode: Nullable(ViewCode),
  schemaName: Type.String(),
  schemaName_i18n: NameI18n,
  format: KeyOf(exportFormats),
  taskStatus: KeyOf(taskStatuses),
  /** Null while it is queued or at work. */
  exportResultStatus: Nullable(Type.Enum(['SUCCESS', 'FAIL'], { type: 'string' })),
  /** Records that the list found when the work began; null before. */
  total: Nullable(Type.Integer()),
  /** Records that were written. */
  handled: Type.Integer(),
  /** Texts that were too long for a cell and end with an ellipsis. */
  cutTexts: Type.Integer(),
  failure: Nullable(TaskFailure),
  startTime: Moment,
  endTime: Nullable(Moment),
  /** The moment from which the file is kept no longer; null while there is none. */
  expiryTime: Nullable(Moment),
});
export type ExportTask = Static<typeof ExportTask>;

export const ExportTasks = PageOf(ExportTask);
export type ExportTasks = Static<typeof ExportTasks>;
