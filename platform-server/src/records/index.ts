/** Records of business models in SQL: the only place where statements are made from metadata. */
export { adviseIndexes } from './index-advice.ts';
export { alone, buildIndex, dropIndex, readIndexes, readProgress, readTableSize } from './built-indexes.ts';
export { isSameIndex, itemsOf, modelIndexSql } from './model-indexes.ts';
export { type BatchRecord, readBatch, updateRecords } from './batch-records.ts';
export { conditionProblem } from './check-scope-filter.ts';
export { checkedFilter } from './filter-sql.ts';
export { readFound } from './read-found.ts';
export { hasRecords } from './has-records.ts';
export { keptRecord, type RecordCondition } from './kept-record.ts';
export { type LoadRow, loadRecords } from './load-records.ts';
export { type LockedRecord, lockRecord } from './lock-record.ts';
export { keptColumns, type ModelColumn, type ModelTable, modelTableOf } from './model-table.ts';
export { type OtherValuesQuery, type OtherValues, readOtherValues } from './other-records.ts';
export { relationNames, uniqueIndexName } from './publish-indexes.ts';
export { hasPair } from './text-pairs.ts';
export { lockEmptied, planTables, runSteps } from './publish-table.ts';
export type { TableStep } from './table-step.ts';
export {
  type DeleteFacts,
  type PageRead,
  readDeleteFacts,
  readPage,
  readRecord,
  readRecords,
  readTotals,
  type RecordSelection,
  type RecordTotals,
  type SummaryFigure,
} from './read-records.ts';
export { countDrafts, type DraftSource, readDrafts } from './read-drafts.ts';
export { findTracedRecord, readTraces, type TraceRow } from './read-traces.ts';
export { readTexts } from './read-texts.ts';
export {
  findReferred,
  type RecordTitle,
  type RecordTitles,
  readNames,
  readSeenNames,
  referencesAmong,
  referrersIn,
} from './refer-to-records.ts';
export { relationColumns, relationOf, targetCodes } from './relations.ts';
export { readChangeCounter, incrementChangeCounter, readUnseenChanges, type UnseenChanges } from './change-counter.ts';
export { readSegmentStarts, readSegmentTotals } from './segment-totals.ts';
export { figuresOfParts, mergedTotals, type SegmentTotals } from './totals.model.ts';
export {
  type FieldScopes,
  type RecordScope,
  type RecordScopes,
  sameScope,
  type ReferencedModel,
  unrestricted,
} from './scope.ts';
export { saveRow } from './save-row.ts';
export { filledCondition } from './scope-filter.ts';
export { hasNameOfOthers, seenTable } from './seen-table.ts';
export {
  appendToLists,
  deleteRows,
  type RecordValues,
  replaceRows,
  updateRecord,
} from './write-records.ts';
