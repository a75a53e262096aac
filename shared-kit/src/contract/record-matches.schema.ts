import { type Static, Type } from 'typebox';
import { ModelCode, RecordId } from './ids.schema.ts';
import { matchLimits } from './record-matches.ts';
import { FilterTree } from './records.schema.ts';

/** Asks which of some records meet each of some conditions. */
export const MatchRecordsInput = Type.Object({
  schemaCode: ModelCode,
  ids: Type.Array(RecordId, { minItems: 1, maxItems: matchLimits.records }),
  filters: Type.Array(FilterTree, { minItems: 1, maxItems: matchLimits.filters }),
});
export type MatchRecordsInput = Static<typeof MatchRecordsInput>;

/** Ids of the records that meet each condition, in the order of the conditions; what the caller does not see meets none. */
export const RecordMatches = Type.Array(Type.Array(RecordId));
export type RecordMatches = Static<typeof RecordMatches>;
