import type { FilterTree } from '@portico/shared-kit/filters';
import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { Situation } from '../compare.ts';
import { largeColumns } from './model.ts';

type OrderBy = NonNullable<QueryRecordsInput['orderBy']>;

const newest: OrderBy = [{ propertyCode: 'orderDate', direction: 'desc' }];
const dearest: OrderBy = [{ propertyCode: 'amount', direction: 'desc' }];

/** Returns the request that the list of the large model sends. */
export function largePage(filter: FilterTree, orderBy: OrderBy = newest, page = 0): QueryRecordsInput {
  return {
    schemaCode: 'Large',
    queryCode: 'all',
    filter,
    orderBy: [...orderBy],
    page,
    size: 20,
    columns: [...largeColumns],
  };
}

const everything: FilterTree = { join: 'and', items: [] };
const amountAbove = (index: number): FilterTree => ({
  propertyCode: 'amount',
  operator: 'greaterThan',
  value: String(index * 7),
});
/** A day holds 2,880 records, which the index of the list's order finds. */
const dayOf = (index: number): FilterTree => {
  const day = Date.UTC(2025, 0, 2 + (index % 330), 12);
  const between = [day - 86_400_000, day].map((time) => new Date(time).toISOString());
  return { propertyCode: 'orderDate', operator: 'between', value: between };
};

const deepPage = 25_000;

const alone = { workers: 1, isRepeated: false } as const;

/** A page of a million rows, by what an index can and what it cannot serve. */
export const largeSituations: readonly Situation[] = [
  {
    name: 'millionFirstPage',
    words: 'first page, total known',
    perRound: 60,
    workers: 1,
    isRepeated: true,
    requestOf: () => largePage(everything),
  },
  {
    name: 'millionIndexed',
    words: 'new filter by an index',
    perRound: 20,
    ...alone,
    requestOf: (index) => largePage(dayOf(index)),
  },
  {
    name: 'millionUnindexed',
    words: 'new filter without, counted',
    perRound: 6,
    ...alone,
    requestOf: (index) => largePage(amountAbove(index)),
  },
  {
    name: 'millionSorted',
    words: 'sorted without an index',
    perRound: 6,
    workers: 1,
    isRepeated: true,
    requestOf: () => largePage(everything, dearest),
  },
  {
    name: 'millionDeepOffset',
    words: 'page 25,000 by its number',
    perRound: 6,
    workers: 1,
    isRepeated: true,
    requestOf: () => largePage(everything, newest, deepPage),
  },
];

/** First request of somebody who then reads the deep page by its key. */
export const beforeDeepPage = largePage(everything, newest, deepPage - 1);

/** The deep page as the next of one that is shown already, beside what counting the records before it costs. */
export function deepPageByKey(ends: { readonly first: string; readonly last: string }): Situation {
  const counted = largePage(everything, newest, deepPage);
  return {
    name: 'millionDeepKey',
    words: 'page 25,000 after the one before',
    perRound: 20,
    workers: 1,
    isRepeated: true,
    requestOf: () => ({ ...counted, near: { page: deepPage - 1, ...ends } }),
    against: () => counted,
  };
}

/** Twelve lists that people have open at the same time: filtered without an index, sorted by one, four pages deep. */
export const openLists: readonly QueryRecordsInput[] = ['新建', '确认', '发货'].flatMap((status) =>
  [0, 1, 2, 3].map((page) => {
    const items: FilterTree[] = [
      { propertyCode: 'status', operator: 'equal', value: status },
      { propertyCode: 'isUrgent', operator: 'equal', value: page % 2 === 0 },
    ];
    return largePage({ join: 'and', items }, newest, page);
  }),
);
