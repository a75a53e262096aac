import type { Platform } from '../../../platform.ts';
import type { ModelService } from '../../models/index.ts';
import type { RecordService } from '../records.service.ts';
import { listAdvice } from './list-advice.ts';
import { inItsForm } from './query-form.ts';
import { recordQuery } from './query-records.ts';

/** The queries for many records of a model that its user may see: a list, options, and what a rule compares with. */
export function listQueries(
  platform: Platform,
  models: ModelService,
): Pick<RecordService, 'query' | 'queryOptions' | 'queryForRule' | 'adviseIndexes'> {
  const { query, rows } = recordQuery(platform);
  const advise = listAdvice(platform);
  return {
    query: async (user, input, locale) => query(await models.visible(input.schemaCode, user), user, input, locale),

    async queryOptions(user, { condition, ...input }, locale) {
      const { filter, filters = [] } = inItsForm(condition);
      const asked = { ...input, filters: [...(input.filters ?? []), ...filters], ...(filter && { filter }) };
      return query(await models.visible(input.schemaCode, user), user, asked, locale);
    },

    adviseIndexes: async (user, input, locale) =>
      advise(await models.visible(input.schemaCode, user), user, input, locale),

    queryForRule: async (user, input, locale) =>
      rows(await models.visible(input.schemaCode, user), user, { ...input, page: 0 }, locale),
  };
}
