import type { GroupRecordsInput, RecordGroups } from './record-groups.schema.ts';
import type { QueryRecordsInput, RecordPage } from './records.schema.ts';

/** Pages of one query, in the order in which they were read. */
export interface RecordPages {
  readonly pages: readonly RecordPage[];
  readonly pageParams: readonly number[];
}

/** Answers by the queries that lists read their records by. */
export interface AnswersOfLists {
  readonly queryRecords: { readonly input: QueryRecordsInput; readonly data: RecordPage };
  readonly queryRecordPages: { readonly input: Omit<QueryRecordsInput, 'page'>; readonly data: RecordPages };
  readonly groupRecords: { readonly input: GroupRecordsInput; readonly data: RecordGroups };
}

/** Answer that a list shows, with its query and the key of that in the cache. */
export type ListAnswer = {
  readonly [K in keyof AnswersOfLists]: { readonly key: string; readonly endpointName: K } & AnswersOfLists[K];
}[keyof AnswersOfLists];
