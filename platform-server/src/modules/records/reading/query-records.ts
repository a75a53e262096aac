import type { OrderBy } from '@portico/shared-kit/contract/models.schema';
import { isAggregateCode } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { type Database, listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  readChangeCounter,
  hasNameOfOthers,
  type PageRead,
  readPage,
  type RowLevelPolicy,
  type RecordSelection,
  type RecordTotals,
  visibilityKey,
  visibleTable,
  type SummaryFigure,
} from '../../../record-store/index.ts';
import { type Model, modelActions, policyOf } from '../../models/index.ts';
import { listTotals } from './list-totals.ts';
import { type RecordQuery, columnsOf, filterOf, orderOf, viewOf } from './query-form.ts';
import { rootsKey, rootsOf } from './tree-part.ts';

/** A list that takes longer, in ms, may have a reason that something can be done about. */
const slowMs = 150;

interface PageTotalsInput {
  readonly model: Model;
  readonly sums: readonly SummaryFigure[];
  readonly page: Promise<PageRead>;
  readonly db: Database;
}

/** Answers list queries of a process: one page and the totals. */
export function recordQuery(platform: Platform) {
  const { connections, corpId, now } = platform;
  const counts = listTotals(now);

  /** Totals that are known cost no question of their own: the page says whether they still hold. Others are counted beside it. */
  function totalsOf(selection: RecordSelection, { model, sums, page, db }: PageTotalsInput) {
    const key = JSON.stringify([...keyOf(selection, model), sums]);
    const writes = counts.isKnown(db, key)
      ? page.then((read) => read.writes)
      : readChangeCounter(db, corpId, model.schemaCode);
    return writes.then((count) => counts.of(key, { db, selection, sums, writes: count }));
  }

  /** The page of what is asked for, which is under way, and what its totals are made of. */
  function begin(asking: Asking) {
    const { selection, orderBy, view } = askedOf(platform, asking);
    const { input, user, locale } = asking;
    const { page, size, near } = input;
    const db = listsOf(connections, user);
    const wanted = { orderBy, locale, page, size, near, codes: columnsOf(input, view), withRows: false };
    return { selection, view, db, reading: readPage(db, selection, wanted) };
  }

  return {
    /** RecordPage as JSON text: the database's page is passed through. */
    async query(model: Model, user: SignedInUser, input: RecordQuery, locale: Locale): Promise<string> {
      const begun = performance.now();
      const { selection, view, db, reading } = begin({ model, user, input, locale });
      const [{ content, ends }, { total, sums }] = await Promise.all([
        reading,
        totalsOf(selection, { model, sums: wantedSums(view?.queryColumns ?? []), page: reading, db }),
      ]);
      const isSlow = performance.now() - begun > slowMs || undefined;
      const figures = { totalElements: total, ...sumsSeen(sums, selection.policy), ends: ends ?? undefined };
      const rest = JSON.stringify({ ...figures, actions: modelActions(model.definition, user), isSlow });
      return `{"content":${content},${rest.slice(1)}`;
    },

    /** The records alone as JSON text: nothing is counted. */
    async rows(model: Model, user: SignedInUser, input: RecordQuery, locale: Locale): Promise<string> {
      const { content } = await begin({ model, user, input, locale }).reading;
      return `{"content":${content}}`;
    },
  };
}

/** Returns all that decides which records a selection finds. */
function keyOf(selection: RecordSelection, { schemaCode, version }: Model): readonly unknown[] {
  const { policy, filter, search } = selection;
  const seen = [policy.view, [...policy.fields.visible], namesSeen(selection)];
  return [schemaCode, version, ...seen, filter, search?.trim(), rootsKey(selection)];
}

/**
 * Returns a key that tells users apart whose searches find different records, because they see different names of
 * others.
 */
function namesSeen({ table, policy, search = '' }: RecordSelection): unknown {
  const isAsked = search.trim() !== '' || hasNameOfOthers(visibleTable(table, policy));
  return isAsked ? visibilityKey(policy.referencedModels) : null;
}

interface Asking {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: RecordQuery;
  readonly locale: Locale;
}

/** Returns the query, checked against what the user sees. A view's own order leaves out what they do not see. */
export function askedOf({ corpId, now }: Platform, { model, user, input, locale }: Asking) {
  const view = viewOf(model, input.queryCode);
  const policy = policyOf(model, user, now());
  const filter = filterOf(visibleTable(model.table, policy), input, { view, locale });
  const roots = rootsOf(visibleTable(model.table, policy), input.tree, locale);
  const selection = { table: model.table, corpId, policy, filter, search: input.search, roots };
  const isSeen = ({ propertyCode }: OrderBy) => policy.fields.visible.get(propertyCode) !== 'none';
  const ofView = view?.orderBy === undefined ? view : { ...view, orderBy: view.orderBy.filter(isSeen) };
  return { selection, orderBy: orderOf(input, ofView), view };
}

/** The figures that the columns of a view ask for. */
export function wantedSums(
  columns: readonly { propertyCode: string; sumType?: number | undefined }[],
): SummaryFigure[] {
  return columns.flatMap(({ propertyCode, sumType }) => (isAggregateCode(sumType) ? [{ propertyCode, sumType }] : []));
}

/** The figures of a page, and of which of them the user sees only some of the values. */
function sumsSeen(sumMap: RecordTotals['sums'], { fields }: RowLevelPolicy) {
  const partialSums = Object.keys(sumMap).filter((code) => (fields.visible.get(code) ?? 'all') !== 'all');
  return { sumMap, ...(partialSums.length === 0 ? {} : { partialSums }) };
}
