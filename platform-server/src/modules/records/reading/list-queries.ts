import type { AdviseIndexesInput, IndexAdvice } from '@portico/shared-kit/contract/model-indexes.schema';
import type { ColumnStatistics, ColumnStatisticsInput } from '@portico/shared-kit/contract/column-statistics.schema';
import type { MatchRecordsInput, RecordMatches } from '@portico/shared-kit/contract/record-matches.schema';
import type { GroupRecordsInput, RecordGroups } from '@portico/shared-kit/contract/record-groups.schema';
import type {
  QueryForRuleInput,
  QueryOptionsInput,
  QueryRecordsInput,
} from '@portico/shared-kit/contract/records.schema';
import type { Locale } from '@portico/shared-kit/i18n';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { ModelService } from '../../models/index.ts';
import { groupRecords } from './group-records.ts';
import { listAdvice } from './list-advice.ts';
import { columnStatistics } from './column-statistics.ts';
import { matchRecords } from './match-records.ts';
import { inItsForm } from './query-form.ts';
import { recordQuery } from './query-records.ts';
import { partOfTree } from './tree-part.ts';

/** Queries for many records of a model. */
export interface ListQueries {
  /**
   * Returns one page as JSON text of a RecordPage. Sub-tables come only when `columns` names them. Throws modelMissing,
   * noPermissionToView and what a wrong filter is (303010 to 303012, propertyMissing).
   */
  query(user: SignedInUser, input: QueryRecordsInput, locale: Locale): Promise<string>;
  /** An OptionPage as JSON text. Throws as `query`. */
  queryOptions(user: SignedInUser, input: QueryOptionsInput, locale: Locale): Promise<string>;
  /** RuleRows as JSON text: no totals are counted. Throws as `query`. */
  queryForRule(user: SignedInUser, input: QueryForRuleInput, locale: Locale): Promise<string>;
  /** Returns the groups of what a list finds. Throws as `query`, and requestInvalid for a field that makes none. */
  group(user: SignedInUser, input: GroupRecordsInput, locale: Locale): Promise<RecordGroups>;
  /** Returns the figures of one field over all that a list finds. Throws as `query`. */
  statistics(user: SignedInUser, input: ColumnStatisticsInput, locale: Locale): Promise<ColumnStatistics>;
  /** Returns which of some records meet each of some conditions. Throws as `query`. */
  match(user: SignedInUser, input: MatchRecordsInput, locale: Locale): Promise<RecordMatches>;
  /**
   * Returns the reason for which a list is slow, and which indexes would make it quicker; reads no records. Throws as
   * `query`.
   */
  adviseIndexes(user: SignedInUser, input: AdviseIndexesInput, locale: Locale): Promise<IndexAdvice>;
}

/** The queries for many records of a model that its user may see: a list, options, and what a rule compares with. */
export function listQueries(platform: Platform, models: ModelService): ListQueries {
  const { query, rows } = recordQuery(platform);
  const advise = listAdvice(platform);
  return {
    async query(user, input, locale) {
      const model = await models.visible(input.schemaCode, user);
      const part = await partOfTree(listsOf(platform.connections, user), platform.corpId, { model, input });
      return query(model, user, part, locale);
    },

    async queryOptions(user, { condition, ...input }, locale) {
      const { filter, filters = [] } = inItsForm(condition);
      const asked = { ...input, filters: [...(input.filters ?? []), ...filters], ...(filter && { filter }) };
      return query(await models.visible(input.schemaCode, user), user, asked, locale);
    },

    group: async (user, input, locale) =>
      groupRecords(platform, { model: await models.visible(input.schemaCode, user), user, input, locale }),

    statistics: async (user, input, locale) =>
      columnStatistics(platform, { model: await models.visible(input.schemaCode, user), user, input, locale }),

    match: async (user, input, locale) =>
      matchRecords(platform, { model: await models.visible(input.schemaCode, user), user, input, locale }),

    adviseIndexes: async (user, input, locale) =>
      advise(await models.visible(input.schemaCode, user), user, input, locale),

    queryForRule: async (user, input, locale) =>
      rows(await models.visible(input.schemaCode, user), user, { ...input, page: 0 }, locale),
  };
}
