import type { Platform } from '../../../platform.ts';
import type { ModelService } from '../../models/index.ts';
import type { RecordService } from '../records.service.ts';
import { recordQuery } from './query-records.ts';

/** The queries for many records of a model that its user may see: a list, options, and what a rule compares with. */
export function listQueries(
  platform: Platform,
  models: ModelService,
): Pick<RecordService, 'query' | 'queryOptions' | 'queryForRule'> {
  const { query, rows } = recordQuery(platform);
  return {
    query: async (user, input, locale) => query(await models.visible(input.schemaCode, user), user, input, locale),

    async queryOptions(user, { condition, ...input }, locale) {
      const asked = { ...input, ...(condition === undefined ? {} : { filter: condition }) };
      return query(await models.visible(input.schemaCode, user), user, asked, locale);
    },

    queryForRule: async (user, input, locale) =>
      rows(await models.visible(input.schemaCode, user), user, { ...input, page: 0 }, locale),
  };
}
