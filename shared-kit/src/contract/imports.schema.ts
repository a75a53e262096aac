import { type Static, Type } from 'typebox';
import { Code, Id, KeyOf, Moment, NameI18n, Nullable, PageIndex, PageOf, WholeNumber } from './common.schema.ts';
import { TaskFailure, taskStatuses } from './exports.schema.ts';
import { ModelCode, ViewCode } from './ids.schema.ts';
import { AddedOptions, ImportUndo } from './import-outcomes.schema.ts';
import { PropertyPath } from './model-permissions.schema.ts';

const LanguageType = Type.Enum(['zh', 'en'], { type: 'string' });

/** Asks what may be imported; `isChild` says that a sub-table alone is meant, whose limit is the same (list spec, section 7). */
export const ImportLimitInput = Type.Object({ isChild: Type.Optional(Type.Boolean()) });
export type ImportLimitInput = Static<typeof ImportLimitInput>;

/** Largest file that may be imported, in MB (list spec, section 5: 500 where nothing else is set). */
export const ImportLimit = Type.Object({ megabytes: Type.Integer() });
export type ImportLimit = Static<typeof ImportLimit>;

/** A file that was uploaded to be imported: `fileName` names it from now on, `size` is in bytes. */
export const ImportFile = Type.Object({ fileName: Id, originalFilename: Type.String(), size: Type.Integer() });
export type ImportFile = Static<typeof ImportFile>;

/** Names an uploaded file. */
export const ImportFileInput = Type.Object({ fileName: Id });
export type ImportFileInput = Static<typeof ImportFileInput>;

/** Asks for the workbook that people fill in (list spec, section 7, template export). */
export const ImportTemplateInput = Type.Object({
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  languageType: Type.Optional(LanguageType),
});
export type ImportTemplateInput = Static<typeof ImportTemplateInput>;

/** Asks for the heads of an uploaded file. */
export const ImportHeadsInput = Type.Object({
  fileName: Id,
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
});
export type ImportHeadsInput = Static<typeof ImportHeadsInput>;

/** Column of a file: its head as the file writes it, the head of its group, and first values as texts. */
export const ImportHead = Type.Object({
  /** Counts from 0. */
  column: Type.Integer(),
  text: Type.String(),
  group: Nullable(Type.String()),
  samples: Type.Array(Type.String()),
  /** The field that it fills as far as the server can tell; null for none. */
  propertyPath: Nullable(PropertyPath),
  /** Reason of the choice: the name of the field, or what this person chose the last time. */
  source: Nullable(Type.Enum(['name', 'lastTime'], { type: 'string' })),
});
export type ImportHead = Static<typeof ImportHead>;

/** Field that an import may fill. */
export const ImportTarget = Type.Object({
  propertyPath: PropertyPath,
  name: Type.String(),
  name_i18n: NameI18n,
  /** Name of the sub-table of a column; null for a field of the record. */
  groupName: Nullable(Type.String()),
  groupName_i18n: NameI18n,
  isRequired: Type.Boolean(),
  /** True where an import may add options to it. */
  takesOptions: Type.Boolean(),
});
export type ImportTarget = Static<typeof ImportTarget>;

/** Heads of a file, and the fields that they may fill. */
export const ImportHeads = Type.Object({ heads: Type.Array(ImportHead), targets: Type.Array(ImportTarget) });
export type ImportHeads = Static<typeof ImportHeads>;

/** Column of a file that fills a field. */
export const ImportMapping = Type.Object({ column: WholeNumber(), propertyPath: PropertyPath });
export type ImportMapping = Static<typeof ImportMapping>;

/** Begins an import of an uploaded file (list spec, section 7). */
export const BeginImportInput = Type.Object({
  fileName: Id,
  originalFilename: Type.String({ minLength: 1, maxLength: 260 }),
  schemaCode: ModelCode,
  queryCode: Type.Optional(ViewCode),
  /** The field by whose value a record that is there already is found and overwritten; absent: every row is a new record. */
  queryField: Type.Optional(Nullable(Code)),
  /** Language of the heads and options in the file; the other one is understood, too. */
  languageType: Type.Optional(LanguageType),
  /** Absent: as the heads are named. */
  mapping: Type.Optional(Type.Array(ImportMapping, { minItems: 1, maxItems: 1000 })),
  /** True where nothing is written until `confirmImport`. */
  isDryRun: Type.Optional(Type.Boolean()),
  /** True where texts become options of the fields that allow it, instead of problems of their rows. */
  addsOptions: Type.Optional(Type.Boolean()),
  /** Made by the client per attempt of the user; the same one begins one import. */
  requestId: Type.Optional(Id),
});
export type BeginImportInput = Static<typeof BeginImportInput>;

/** Names an import. */
export const ImportTaskInput = Type.Object({ taskId: Id });
export type ImportTaskInput = Static<typeof ImportTaskInput>;

/** Asks for a page of one's own imports, the newest first; of one model where it is named. */
export const ListImportsInput = Type.Object({
  schemaCode: Type.Optional(ModelCode),
  page: PageIndex,
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});
export type ListImportsInput = Static<typeof ListImportsInput>;

/**
 * Outcomes of an import by their number, `errorType` (list spec, sections 3, 4 and 8): the specification gives the names,
 * and numbers to some of them; the rest have the numbers that its table of operations leaves.
 */
export const importResults = {
  Success: 0,
  PartialSuccess: 1,
  DataNumExceed: 3,
  DataColumnError: 4,
  SystemError: 5,
  FileTypeError: 7,
  FaileReImport: 8,
  RelationError: 9,
  TemplateEmpty: 10,
} as const;
/** Outcome of an import. */
export type ImportResult = keyof typeof importResults;

/** Phases of an import that is at work; a dry run waits in PLANNED for its person. */
export const importPhases = { READING: true, CHECKING: true, PLANNED: true, WRITING: true, UNDOING: true } as const;
/** Phase of an import that is at work. */
export type ImportPhase = keyof typeof importPhases;

/** Rows that are refused for one reason, with the numbers of the first of them as the file shows them. */
export const ImportReason = Type.Object({
  /** Null where it is not about one field. */
  propertyPath: Nullable(PropertyPath),
  reason: Type.String(),
  count: Type.Integer(),
  firstRows: Type.Array(Type.Integer()),
});
export type ImportReason = Static<typeof ImportReason>;

/** An import, as the person sees it who began it (list spec, section 3). */
export const ImportTask = Type.Object({
  taskId: Id,
  fileName: Nullable(Id),
  originalFilename: Type.String(),
  schemaCode: ModelCode,
  queryCode: Nullable(ViewCode),
  schemaName: Type.String(),
  schemaName_i18n: NameI18n,
  queryField: Nullable(Code),
  taskStatus: KeyOf(taskStatuses),
  /** Null before and after the work. */
  phase: Nullable(KeyOf(importPhases)),
  /** Of 100, over all phases; null until the size of the work is known. */
  percent: Nullable(Type.Integer()),
  /** Rows of the file below its head; null until it is read. */
  total: Nullable(Type.Integer()),
  /** Rows that are records now, or would be after a dry run, and those of them that were there before. */
  successCount: Type.Integer(),
  updatedCount: Type.Integer(),
  /** Rows that are refused as they are. */
  errorCount: Type.Integer(),
  /** Number of the outcome; null while it is at work. */
  errorType: Nullable(Type.Integer()),
  operationResult: Nullable(KeyOf(importResults)),
  failure: Nullable(TaskFailure),
  /** Reasons for which rows are refused, the most frequent first. */
  reasons: Type.Array(ImportReason),
  /** Options that it has added, or would add after a dry run. */
  addedOptions: Type.Array(AddedOptions),
  /** True where refused rows are kept to be corrected: the specification's second-import data. */
  hasCorrections: Type.Boolean(),
  /** True where there is a file of the refused rows to download. */
  hasErrorFile: Type.Boolean(),
  /** True where what it wrote can be undone: once, and for some days. */
  canUndo: Type.Boolean(),
  /** True while it is being undone. */
  isUndo: Type.Boolean(),
  /** Null where it was not undone. */
  undo: Nullable(ImportUndo),
  /** Reason for which its last undo ended before anything was undone. */
  undoFailure: Nullable(TaskFailure),
  importTime: Moment,
  endTime: Nullable(Moment),
});
export type ImportTask = Static<typeof ImportTask>;

export const ImportTasks = PageOf(ImportTask);
export type ImportTasks = Static<typeof ImportTasks>;

/**
 * Kinds of problems of a cell, by the names and the numbers of the specification (section 3, excelType); WRONG is any
 * other, and `reason` has its words.
 */
export const cellProblems = {
  REPEAT: 1,
  NOEXIT: 2,
  EMPTY: 3,
  FORBIDDEN: 4,
  SINGLE_SELECT: 5,
  WRONG: 6,
} as const;
/** Kind of problem of a cell. */
export type CellProblemKind = keyof typeof cellProblems;

/** Cell of a refused row. */
export const ImportCell = Type.Object({
  /** As the file has it. */
  text: Type.String(),
  /** As the record would have it; null for none, and where there is a problem. */
  value: Type.Unknown(),
  problem: Type.Optional(Type.Object({ kind: KeyOf(cellProblems), reason: Type.String() })),
  /** Set where the value was taken from a correction that this person made before. */
  isFromLastTime: Type.Optional(Type.Literal(true)),
});
export type ImportCell = Static<typeof ImportCell>;

const cells = Type.Record(Type.String(), ImportCell);

/** Row that was refused: cells by the code of the field, and the rows of sub-tables by the code of the sub-table. */
export const ImportRow = Type.Object({
  /** Number of the row in the file. */
  rowNumber: Type.Integer(),
  cells,
  children: Type.Record(Type.String(), Type.Array(Type.Object({ rowNumber: Type.Integer(), cells }))),
  /** Reason for which the row as a whole is refused; null for none. */
  reason: Nullable(Type.String()),
});
export type ImportRow = Static<typeof ImportRow>;
