import { createHash } from 'node:crypto';
import { addDecimals } from '@portico/shared-kit/formats';
import { baseDate, historyDays } from './calendar.ts';
import { demoCounts, generateDemo } from './generate.ts';
import { longOrderLines } from './orders.ts';

const demo = generateDemo();
const few = {
  customer: 20,
  salesOrder: 50,
  project: 2,
  leaveRequest: 20,
  expenseClaim: 20,
  supplier: 9,
  supply: 28,
  purchaseRequest: 20,
  asset: 20,
  projectTask: 42,
};
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

type Reference = { readonly id: string };
type Line = Readonly<Record<string, string>>;
const linesOf = (data: Readonly<Record<string, unknown>>) => data.lines as readonly Line[];

describe('the demo records', () => {
  test('are as many as promised', () => {
    const counts = Object.fromEntries(Object.entries(demo).map(([code, records]) => [code, records.length]));
    expect(counts).toEqual(demoCounts);
  });

  test('are the same for the same seed and others for another', () => {
    const first = hash(generateDemo(7, few));
    expect(hash(generateDemo(7, few))).toBe(first);
    expect(hash(generateDemo(8, few))).not.toBe(first);
  });

  test.each(['salesOrder', 'expenseClaim', 'purchaseRequest'] as const)(
    '%s: the total is the sum of its lines',
    (code) => {
      for (const { data } of demo[code]) {
        expect(data.totalAmount).toBe(addDecimals(linesOf(data).map(({ amount = '' }) => amount)));
      }
    },
  );

  test('multiply price and quantity in every line of an order', () => {
    for (const { data } of demo.salesOrder.slice(0, 500)) {
      for (const { quantity, unitPrice, amount } of linesOf(data)) {
        expect(Math.round(Number(unitPrice) * 100) * Number(quantity)).toBe(Math.round(Number(amount) * 100));
      }
    }
  });

  test('have one to eight lines an order, and one order that prints over several pages', () => {
    const last = demo.salesOrder.at(-1);
    expect(last?.by.id).toBe('zhangwei');
    expect(linesOf(last?.data ?? {})).toHaveLength(longOrderLines);
    const lengths = demo.salesOrder.slice(0, -1).map(({ data }) => linesOf(data).length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([1, 8]);
  });

  test('were made in the last 24 months', () => {
    const earliest = new Date(baseDate - (historyDays + 4) * 86_400_000).toISOString();
    const latest = new Date(baseDate).toISOString();
    for (const { createdTime } of Object.values(demo).flat()) {
      expect(createdTime >= earliest && createdTime <= latest).toBe(true);
    }
  });

  test('name each order by a customer that exists', () => {
    const names = new Map(demo.customer.map(({ data }) => [data.customerNo, data.customerName]));
    for (const { data } of demo.salesOrder) expect(names.get(data.customerNo)).toBe(data.customerName);
  });

  test('buy what is offered in a specification that it has, from suppliers that are still ordered from', () => {
    const offered = new Set(demo.supply.map(({ data }) => [data.itemName, data.specification].join(' ')));
    const active = new Set(demo.supplier.filter(({ data }) => data.isActive).map(({ data }) => data.supplierName));
    for (const { data } of demo.purchaseRequest) {
      expect(active).toContain(data.supplier);
      for (const { item, specification } of linesOf(data)) expect(offered).toContain([item, specification].join(' '));
    }
  });

  test('refer to records that come before them', () => {
    const ids = new Set(Object.values(demo).flatMap((records) => records.map(({ id }) => id)));
    const references = [
      ...demo.salesOrder.map(({ data }) => data.customer),
      ...demo.project.flatMap(({ data }) => [data.customer, ...((data.orders ?? []) as readonly unknown[])]),
      ...demo.projectTask.flatMap(({ data }) => [data.project, data.parent]),
      ...demo.asset.map(({ data }) => data.purchase),
      ...demo.expenseClaim.flatMap(({ data }) => [data.project, ...linesOf(data).map(({ customer }) => customer)]),
    ].filter((each) => each !== null && each !== undefined) as unknown as readonly Reference[];
    expect(references.length).toBeGreaterThan(21_000);
    expect(references.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('keep the tasks of a phase within its dates', () => {
    const byNo = new Map(demo.projectTask.map(({ id, data }) => [id, data]));
    const children = demo.projectTask.filter(({ data }) => data.parent !== null);
    expect(children.length).toBeGreaterThan(250);
    for (const { data } of children) {
      const parent = byNo.get((data.parent as Reference).id);
      expect(String(data.startDate) >= String(parent?.startDate)).toBe(true);
      expect(String(data.endDate) <= String(parent?.endDate)).toBe(true);
    }
  });
});
