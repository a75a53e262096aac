/** Records of business models in SQL: the only place where statements are made from metadata. */
export { type BatchRecord, readBatch, updateRecords } from './batch-records.ts';
export { conditionProblem } from './check-scope-filter.ts';
export { checkedFilter } from './filter-sql.ts';
export { type LoadRow, loadRecords } from './load-records.ts';
export { type ModelTable, modelTableOf } from './model-table.ts';
export { type OtherValues, readOtherValues } from './other-records.ts';
export { relationNames, uniqueIndexName } from './publish-indexes.ts';
export { lockEmptied, planTables, runSteps } from './publish-table.ts';
export type { TableStep } from './table-step.ts';
export {
  type DeleteFacts,
  type PageRead,
  readDeleteFacts,
  readPage,
  readRecord,
  readTotals,
  type RecordSelection,
  type RecordTotals,
  type WantedSum,
} from './read-records.ts';
export { readTraces, type TraceRow } from './read-traces.ts';
export { findReferred, readNames, referrersIn } from './refer-to-records.ts';
export { relationOf } from './relations.ts';
export { countWrites, noteWrite, readWrites } from './write-counter.ts';
export { readPartStarts, readPartTotals } from './part-totals.ts';
export { figuresOfParts, mergedTotals, type PartTotals } from './totals.model.ts';
export { type FieldScopes, type RecordScope, type RecordScopes, sameScope, unrestricted } from './scope.ts';
export { filledCondition } from './scope-filter.ts';
export { seenTable } from './seen-table.ts';
export {
  appendToLists,
  deleteRows,
  insertRecord,
  type LockedRecord,
  lockRecord,
  type RecordValues,
  replaceRows,
  rowIdsOf,
  updateRecord,
} from './write-records.ts';
