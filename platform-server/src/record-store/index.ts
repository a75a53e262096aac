/** Records of business models in SQL: the only place where statements are made from metadata. */
export { keepDeleted } from './bin/keep-deleted.ts';
export { type BinSelection, type DeletedRow, lockDeleted, type LockedEntry, readDeleted } from './bin/read-deleted.ts';
export {
  findRestoreTaken,
  findRestoreUnrelated,
  lostField,
  restoreRows,
} from './bin/restore-deleted.ts';
export { adviseIndexes } from './indexes/index-advice.ts';
export { alone, buildIndex, dropIndex, readIndexes, readProgress, readTableSize } from './indexes/built-indexes.ts';
export { isSameIndex, itemsOf, modelIndexSql } from './indexes/model-indexes.ts';
export { type BatchRecord, readBatch, updateRecords } from './write/batch-records.ts';
export { conditionProblem } from './query/filters/check-scope-filter.ts';
export { checkedFilter } from './query/filters/filter-sql.ts';
export { findByTexts } from './query/reading/find-by-texts.ts';
export { findTaken } from './query/reading/find-taken.ts';
export { readMatches } from './query/reading/read-matches.ts';
export {
  countExported,
  type ExportedRecord,
  exportStatement,
  readExported,
} from './query/reading/export-records.ts';
export type { GroupDimension } from './query/grouping/dimension-sql.ts';
export { type GroupQuery, readGroups, type RecordGroup } from './query/grouping/group-records.ts';
export type { GroupMeasure } from './query/grouping/measure-sql.ts';
export { looksElsewhere } from './query/scope/looks-elsewhere.ts';
export { visibilityKey } from './query/scope/visibility-key.ts';
export { isBelow, readCircles, readParents } from './query/reading/read-circles.ts';
export type { RootsOf } from './query/scope/tree-roots.ts';
export { hasRecords } from './query/reading/has-records.ts';
export { readConditionsMet } from './query/reading/read-conditions-met.ts';
export { matchesFilter, type RecordCondition } from './query/scope/matches-filter.ts';
export { type CopyValue, copyRows } from './write/copy-text.ts';
export type { LoadRow } from './write/load-lines.ts';
export { type LoadContext, loadRecords } from './write/load-records.ts';
export { type LockedRecord, lockRecord } from './write/lock-record.ts';
export {
  derivedTableOf,
  keptColumns,
  missingProperty,
  type ModelColumn,
  type ModelTable,
  modelTableOf,
} from './schema/model-table.ts';
export { type OtherValuesQuery, type OtherValues, readOtherValues } from './query/reading/other-records.ts';
export { relationNames, uniqueIndexName } from './schema/publish-indexes.ts';
export { hasPair } from './query/filters/text-pairs.ts';
export { containing } from './query/filters/filter-values.ts';
export { lockEmptied, planTables, applySchemaChanges } from './schema/publish-table.ts';
export type { SchemaChange } from './schema/schema-change.ts';
export {
  type PageRead,
  readPage,
  readRecord,
  readRecords,
  readTotals,
  type RecordSelection,
  type RecordTotals,
  type SummaryFigure,
} from './query/reading/read-records.ts';
export { type DeleteFacts, readDeleteFacts } from './query/reading/read-delete-facts.ts';
export { countDrafts, type DraftSource, readDrafts } from './query/reading/read-drafts.ts';
export { findTracedRecord, readTraces, type TraceRow } from './query/reading/read-traces.ts';
export { readIds } from './query/reading/read-ids.ts';
export { readTexts } from './query/reading/read-texts.ts';
export { findTitles, type TitleMatch } from './query/reading/find-titles.ts';
export {
  findReferred,
  type RecordTitle,
  type RecordTitles,
  readNames,
  readVisibleNames,
  referencesAmong,
  referrersIn,
} from './query/reading/refer-to-records.ts';
export { relationColumns, relationOf, targetCodes } from './schema/relations.ts';
export {
  readChangeCounter,
  incrementChangeCounter,
  readUnseenChanges,
  type UnseenChanges,
} from './write/change-counter.ts';
export { readSegmentStarts, readSegmentTotals } from './query/reading/segment-totals.ts';
export { figuresOfParts, mergedTotals, type SegmentTotals } from './query/reading/totals.model.ts';
export {
  type FieldLevelSecurity,
  type RecordScope,
  type RowLevelPolicy,
  sameScope,
  type ReferencedModel,
  unrestricted,
} from './query/scope/scope.ts';
export { saveRow } from './write/save-row.ts';
export { forgetUndo, keepUndo } from './write/keep-undo.ts';
export {
  findUndoChanging,
  findUndoTaken,
  findUndoUnrelated,
  readUndoEntries,
  undoChanges,
  type UndoEntry,
  type UndoProblem,
} from './write/undo-records.ts';
export { filledCondition } from './query/filters/scope-filter.ts';
export { hasNameOfOthers, visibleTable } from './query/scope/visible-table.ts';
export {
  appendToLists,
  deleteRows,
  type RecordValues,
  replaceRows,
  updateRecord,
} from './write/write-records.ts';
