import type { QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import type { FilterTree } from '@portico/shared-kit/filters';

/** What the list page of sales orders sends, in three situations. */
export const situations = ['firstPage', 'deepPage', 'newFilter'] as const;
/** What is asked for: see `situations`. */
export type Situation = (typeof situations)[number];

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

/**
 * The request number `index` of a situation. The first page and the deep one are asked for by everybody alike, so their
 * totals are known; a new filter differs each time, so that its records are counted each time.
 */
export function requestOf(situation: Situation, index: number): QueryRecordsInput {
  if (situation === 'firstPage') return listPage(statuses, 0);
  if (situation === 'deepPage') return listPage(statuses, 500);
  const amount = { propertyCode: 'totalAmount', operator: 'between', value: [`${1000 + index}`, null] } as const;
  return listPage({ join: 'and', items: [statuses, amount] }, 0);
}
