import type { ColumnStatistics, ColumnStatisticsInput } from './column-statistics.schema.ts';
import { endpoint } from './endpoint.ts';
import type { MatchRecordsInput, RecordMatches } from './record-matches.schema.ts';
import type { GroupRecordsInput, RecordGroups } from './record-groups.schema.ts';
import type {
  BizRecord,
  DeleteCheck,
  DeleteRecordsInput,
  DeleteResult,
  GetRecordInput,
  OptionPage,
  QueryForRuleInput,
  QueryOptionsInput,
  QueryRecordsInput,
  RecordPage,
  RuleRows,
  SavedBizRecord,
  SaveRecordInput,
} from './records.schema.ts';

export const queryRecords = endpoint<QueryRecordsInput, RecordPage>({
  method: 'POST',
  path: '/api/records/query',
  operationId: 'queryRecords',
  isBatchable: true,
  access: 'record:list',
  summary: 'One page of records of a model, its totals and what the user may do',
});

export const groupRecords = endpoint<GroupRecordsInput, RecordGroups>({
  method: 'POST',
  path: '/api/records/groups',
  operationId: 'groupRecords',
  isBatchable: true,
  access: 'record:list',
  summary: 'How the records of a list fall into groups by the values of one to three fields, with their figures',
});

export const matchRecords = endpoint<MatchRecordsInput, RecordMatches>({
  method: 'POST',
  path: '/api/records/matches',
  operationId: 'matchRecords',
  isBatchable: true,
  access: 'record:list',
  summary: 'Which of some records meet each of some conditions',
});

export const getColumnStatistics = endpoint<ColumnStatisticsInput, ColumnStatistics>({
  method: 'POST',
  path: '/api/records/column-statistics',
  operationId: 'getColumnStatistics',
  isPreviewable: true,
  access: 'record:list',
  summary: 'Figures of one field over all records that a list finds, and its most frequent values',
});

export const queryOptions = endpoint<QueryOptionsInput, OptionPage>({
  method: 'POST',
  path: '/api/records/query-options',
  operationId: 'queryOptions',
  isPreviewable: true,
  access: 'record:list',
  summary: 'Records whose values are the options of a field, 1000 at most',
});

export const queryForRule = endpoint<QueryForRuleInput, RuleRows>({
  method: 'POST',
  path: '/api/records/query-for-rule',
  operationId: 'queryForRule',
  access: 'record:list',
  summary: 'Values of up to 99999 records that a rule compares with',
});

export const getRecord = endpoint<GetRecordInput, BizRecord>({
  method: 'GET',
  path: '/api/records/:schemaCode/:id',
  operationId: 'getRecord',
  access: 'record:get',
  summary: 'One record with its sub-tables',
});

export const saveRecord = endpoint<SaveRecordInput, SavedBizRecord>({
  method: 'POST',
  path: '/api/records/save',
  operationId: 'saveRecord',
  access: 'record:save',
  summary: 'Adds a record or changes one that nobody else has changed since; a change answers what it changed',
});

export const checkDelete = endpoint<DeleteRecordsInput, DeleteCheck>({
  method: 'POST',
  path: '/api/records/delete-check',
  operationId: 'checkDelete',
  access: 'record:delete',
  summary: 'Which of these records cannot be deleted, and why',
});

export const deleteRecords = endpoint<DeleteRecordsInput, DeleteResult>({
  method: 'POST',
  path: '/api/records/delete',
  operationId: 'deleteRecords',
  access: 'record:delete',
  audit: 'recordDelete',
  summary: 'Deletes the records that the user may delete',
});
