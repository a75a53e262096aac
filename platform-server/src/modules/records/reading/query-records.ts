import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { isAggregateCode } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { countWrites, type PageRead, readPage, type RecordSelection, type WantedSum } from '../../../records/index.ts';
import { canAdd, type Model, scopesOf } from '../../models/index.ts';
import { listTotals } from './list-totals.ts';
import { columnsOf, filterOf, orderOf, viewOf } from './query-form.ts';

interface TotalsWanted {
  readonly model: Model;
  readonly sums: readonly WantedSum[];
  readonly page: Promise<PageRead>;
  readonly db: Database;
}

/** Answers list queries of a process: one page and the totals. */
export function recordQuery({ connections, corpId, now }: Platform) {
  const counts = listTotals(now);

  /** Totals that are known cost no question of their own: the page says whether they still hold. Others are counted beside it. */
  function totalsOf(selection: RecordSelection, { model, sums, page, db }: TotalsWanted) {
    const { scopes, filter, search } = selection;
    const { schemaCode, version } = model;
    const key = JSON.stringify([schemaCode, version, scopes.view, filter, search?.trim(), sums]);
    const writes = counts.isKnown(db, key) ? page.then((read) => read.writes) : countWrites(db, corpId, schemaCode);
    return writes.then((count) => counts.of(key, { db, selection, sums, writes: count }));
  }

  /** RecordPage as JSON text: the database's page is passed through. */
  return async function query(
    model: Model,
    user: SignedInUser,
    input: QueryRecordsInput,
    locale: Locale,
  ): Promise<string> {
    const { table, definition } = model;
    const view = viewOf(model, input.queryCode);
    const scopes = scopesOf(definition, user);
    const filter = filterOf(table, input, { view, locale });
    const selection = { table, corpId, scopes, filter, search: input.search };
    const orderBy = orderOf(input, view);
    const { page, size } = input;
    const db = listsOf(connections, user);
    const reading = readPage(db, selection, {
      orderBy,
      locale,
      page,
      size,
      codes: columnsOf(input, view),
      withRows: false,
    });
    const [{ content }, { total, sums }] = await Promise.all([
      reading,
      totalsOf(selection, { model, sums: wantedSums(view?.queryColumns ?? []), page: reading, db }),
    ]);
    const actions = canAdd(definition, user) ? ['add'] : [];
    const rest = JSON.stringify({ totalElements: total, sumMap: sums, actions });
    return `{"content":${content},${rest.slice(1)}`;
  };
}

function wantedSums(columns: readonly { propertyCode: string; sumType?: number | undefined }[]): WantedSum[] {
  return columns.flatMap(({ propertyCode, sumType }) => (isAggregateCode(sumType) ? [{ propertyCode, sumType }] : []));
}
