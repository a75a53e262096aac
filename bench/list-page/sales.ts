import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import type { Situation } from './compare.ts';

/** The columns that the view shows (demo/applications/sales). */
const columns =
  'sequenceNo customerName orderDate orderStatus totalAmount isPaid salesperson salesDept channel deliveryDate lines contract remark createdTime'.split(
    ' ',
  );

const statuses: FilterTree = {
  join: 'or',
  items: ['confirmed', 'shipped', 'completed'].map((value) => ({
    propertyCode: 'orderStatus',
    operator: 'equal',
    value,
  })),
};

function listPage(filter: FilterTree, page: number): QueryRecordsInput {
  return {
    schemaCode: 'salesOrder',
    queryCode: 'allOrders',
    filter,
    orderBy: [
      { propertyCode: 'orderDate', direction: 'desc' },
      { propertyCode: 'sequenceNo', direction: 'desc' },
    ],
    page,
    size: 20,
    columns,
  };
}

const amountFrom = (index: number): FilterTree => ({
  join: 'and',
  items: [statuses, { propertyCode: 'totalAmount', operator: 'between', value: [`${1000 + index}`, null] }],
});

/** Requests of the list page of sales orders, in three situations. */
export const salesSituations: readonly Situation[] = [
  {
    name: 'firstPage',
    words: 'first page',
    perRound: 160,
    workers: 8,
    isRepeated: true,
    requestOf: () => listPage(statuses, 0),
  },
  {
    name: 'deepPage',
    words: 'page 501',
    perRound: 80,
    workers: 8,
    isRepeated: true,
    requestOf: () => listPage(statuses, 500),
  },
  {
    name: 'newFilter',
    words: 'new filter, counted',
    perRound: 40,
    workers: 8,
    isRepeated: false,
    requestOf: (index) => listPage(amountFrom(index), 0),
  },
];
