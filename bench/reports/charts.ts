import type { JsonObject } from '@portico/shared-kit/contract/versioned-json';

/** Chart of the bench, and the plainest statement that gives the figures of the same groups. */
export interface BenchChart {
  readonly name: string;
  readonly chart: JsonObject;
  /** Returns the statement with the values written into it; its columns are the figures of a group. */
  bare(where: string): string;
}

const amount = (aggregate: number) => ({ field: 'amount', aggregate });
const records = { field: null, aggregate: 5 };
const rows = { field: 'lines.price', aggregate: 1 };
const by = (index: number) => ({ by: 'measure', index, direction: 'desc' }) as const;
const from = 'from biz_shoporder r where';
const day = `(r.f_orderdate at time zone 'UTC' + interval '8 hours')`;
const person = 'left join app_user named on named.corp_id = k.corp_id and named.id = k.key';
const department = 'left join department named on named.corp_id = k.corp_id and named.id = k.key';

/** Groups with the name of each, as every reader needs them. */
const named = (
  key: string,
  figures: string,
  { where, join, order, limit }: Record<'where' | 'join' | 'order' | 'limit', string>,
) =>
  `select ${figures}, named.name from (select r.corp_id, ${key} as key, sum(r.f_amount) as total, count(*) as number ${from} ${where}
    group by r.corp_id, ${key}) k ${join} order by ${order} limit ${limit}`;

const withLines =
  'from biz_shoporder r join biz_shoporder__lines c on c.corp_id = r.corp_id and c.parent_id = r.id where';

/** Twelve charts as boards have them, over all orders and over their rows. */
export const charts: readonly BenchChart[] = [
  {
    name: 'number card: sum',
    chart: { chartType: 'numberCard', measures: [amount(1)] },
    bare: (where) => `select sum(r.f_amount) ${from} ${where}`,
  },
  {
    name: 'gauge: count and maximum',
    chart: { chartType: 'gauge', measures: [records, amount(4)] },
    bare: (where) => `select count(*), max(r.f_amount) ${from} ${where}`,
  },
  {
    name: 'pie: status',
    chart: { chartType: 'pie', dimensions: [{ field: 'status' }], measures: [records] },
    bare: (where) => `select count(*) ${from} ${where} group by r.f_status order by r.f_status`,
  },
  {
    name: 'line: months',
    chart: { chartType: 'line', dimensions: [{ field: 'orderDate', level: 'month' }], measures: [amount(1)] },
    bare: (where) =>
      `select sum(r.f_amount) ${from} ${where} group by date_trunc('month', ${day}) order by date_trunc('month', ${day})`,
  },
  {
    name: 'area: days',
    chart: { chartType: 'area', dimensions: [{ field: 'orderDate', level: 'day' }], measures: [records], limit: 999 },
    bare: (where) =>
      `select count(*) ${from} ${where} group by date_trunc('day', ${day}) order by date_trunc('day', ${day})`,
  },
  {
    name: 'bar: departments',
    chart: { chartType: 'bar', dimensions: [{ field: 'region' }], measures: [amount(1)] },
    bare: (where) => named('r.f_region', 'total', { where, join: department, order: 'named.sort_text', limit: '61' }),
  },
  {
    name: 'bar: centres above',
    chart: { chartType: 'bar', dimensions: [{ field: 'region', level: 1 }], measures: [amount(1)] },
    bare: (where) => `select sum(k.total), split_part(d.path, '/', 1)
      from (select r.corp_id, r.f_region as key, sum(r.f_amount) as total ${from} ${where} group by 1, 2) k
      left join department d on d.corp_id = k.corp_id and d.id = k.key group by 2 order by 2`,
  },
  {
    name: 'bar: best sellers',
    chart: { chartType: 'bar', dimensions: [{ field: 'seller' }], measures: [amount(1)], sort: by(0), limit: 20 },
    bare: (where) => named('r.f_seller', 'total', { where, join: person, order: 'total desc', limit: '21' }),
  },
  {
    name: 'stacked bar: departments, channels',
    chart: { chartType: 'stackedBar', dimensions: [{ field: 'region' }, { field: 'channel' }], measures: [amount(1)] },
    bare: (where) => `select sum(r.f_amount) ${from} ${where} group by r.f_region, r.f_channel`,
  },
  {
    name: 'table: 200 of 5,003 customers',
    chart: {
      chartType: 'table',
      dimensions: [{ field: 'customer' }],
      measures: [records, amount(1), amount(2), amount(3), amount(4)],
      sort: by(1),
    },
    bare: (
      where,
    ) => `select count(*), sum(r.f_amount), round(avg(r.f_amount), 8), min(r.f_amount), max(r.f_amount) ${from} ${where}
      group by r.f_customer order by 2 desc, r.f_customer limit 201`,
  },
  {
    name: 'pivot table: departments, status',
    chart: {
      chartType: 'pivotTable',
      dimensions: [{ field: 'region' }, { field: 'status', axis: 'columns' }],
      measures: [amount(1), records],
    },
    bare: (where) => `select sum(r.f_amount), count(*) ${from} ${where} group by cube (r.f_region, r.f_status)`,
  },
  {
    name: 'bar: products of the rows',
    chart: { chartType: 'bar', dimensions: [{ field: 'lines.product' }], measures: [rows], sort: by(0) },
    bare: (where) => `select sum(c.f_price) ${withLines} ${where} group by c.f_product order by 1 desc`,
  },
];

/** Records with their rows, counted once in each group: beside the twelve, as it works in two steps. */
export const onceInGroup: BenchChart = {
  name: 'table: products, orders once each',
  chart: {
    chartType: 'table',
    dimensions: [{ field: 'lines.product' }],
    measures: [records, amount(1), rows],
    sort: by(2),
  },
  bare: (where) => `select count(*), sum(k.amount), sum(k.price) from (
      select r.id, c.f_product as product, min(r.f_amount) as amount, sum(c.f_price) as price ${withLines} ${where} group by 1, 2) k
    group by k.product order by 3 desc`,
};
