import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { isAggregateCode } from '@portico/shared-kit/fields';
import type { Platform } from '../../platform.ts';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import {
  checkedFilter,
  countWrites,
  readPage,
  type RecordSelection,
  readTotals,
  type WantedSum,
} from '../../records/index.ts';
import { canAdd, type Model, scopesOf } from '../models/index.ts';
import { countCache } from './count-cache.ts';

/** Totals that one process remembers. */
const mostTotals = 2_000;

/** Answers list queries of a process: one page and the totals, asked for at the same time. */
export function recordQuery({ connections, corpId }: Platform) {
  const { readDb } = connections;
  const counts = countCache(mostTotals);

  async function totalsOf(selection: RecordSelection, model: Model, sums: readonly WantedSum[]) {
    const writes = await countWrites(readDb, corpId, model.schemaCode);
    const { scopes, filter, search } = selection;
    const key = JSON.stringify([model.schemaCode, model.version, scopes.view, filter, search?.trim(), sums]);
    return counts.totals(key, writes, () => readTotals(readDb, selection, sums));
  }

  /** RecordPage as JSON text: the database's page is passed through. */
  return async function query(
    model: Model,
    user: SignedInUser,
    input: QueryRecordsInput,
    locale: 'zh' | 'en',
  ): Promise<string> {
    const { table, definition } = model;
    const view = definition.listViews.find(({ code }) => code === input.queryCode) ?? definition.listViews[0];
    const scopes = scopesOf(definition, user);
    const filter = checkedFilter(table, input.filter, locale);
    const selection = { table, corpId, scopes, filter, search: input.search };
    const orderBy = input.orderBy ?? view?.orderBy ?? [];
    const { page, size } = input;
    const [content, { total, sums }] = await Promise.all([
      readPage(readDb, selection, { orderBy, page, size, codes: input.columns, withRows: false }),
      totalsOf(selection, model, wantedSums(view?.queryColumns ?? [])),
    ]);
    const actions = canAdd(definition, user) ? ['add'] : [];
    const rest = JSON.stringify({ totalElements: total, sumMap: sums, actions });
    return `{"content":${content},${rest.slice(1)}`;
  };
}

function wantedSums(columns: readonly { propertyCode: string; sumType?: number | undefined }[]): WantedSum[] {
  return columns.flatMap(({ propertyCode, sumType }) => (isAggregateCode(sumType) ? [{ propertyCode, sumType }] : []));
}
