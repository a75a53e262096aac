import { baseDate, day, pastWorkingDay, workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import { catalogue } from './products.ts';
import { itemAt, type Random } from './random.ts';
import { type DemoRecord, personValue, recordOf, referenceTo } from './record.ts';
import type { DemoPerson } from '../organisation/people.ts';
import type { World } from './world.ts';

/** The newest order, by zhangwei, has so many lines that its print takes several pages. */
export const longOrderLines = 120;

interface Line {
  readonly values: Readonly<Record<string, unknown>>;
  /** Cents. */
  readonly amount: number;
}

interface OrderPlan {
  readonly seller: DemoPerson;
  readonly customer: DemoRecord;
  readonly lineCount: number;
  readonly daysAgo: number;
}

/** Orders with one to eight lines, oldest first; the last is the long one. */
export function generateOrders(
  random: Random,
  world: World,
  { customers, count }: { readonly customers: readonly DemoRecord[]; readonly count: number },
): readonly DemoRecord[] {
  const bySeller = Map.groupBy(customers, ({ by }) => by.id);
  const plan = (seller: DemoPerson, lineCount: number, daysAgo: number): OrderPlan => {
    return { seller, customer: random.pick(bySeller.get(seller.id) ?? customers), lineCount, daysAgo };
  };
  const orders = Array.from({ length: count - 1 }, () =>
    order(random, world, plan(random.pick(world.sellers), random.int(1, 8), pastWorkingDay(random))),
  ).sort((left, right) => left.createdTime.localeCompare(right.createdTime));
  const zhangwei = world.sellers.find(({ id }) => id === 'zhangwei') ?? random.pick(world.sellers);
  const long = order(random, world, plan(zhangwei, longOrderLines, 0));
  const all = [...orders, { ...long, createdTime: new Date(baseDate).toISOString() }];
  return all.map((record, index) => ({ ...record, id: `order-${String(index + 1).padStart(6, '0')}` }));
}

function order(random: Random, world: World, { seller, customer, lineCount, daysAgo }: OrderPlan): DemoRecord {
  const isAbroad = world.isAbroad(seller);
  const lines = Array.from({ length: lineCount }, () => orderLine(random, isAbroad));
  const orderStatus = statusAfter(random, daysAgo);
  const createdTime = workingTime(random, -daysAgo);
  const { customerNo, customerName } = customer.data;
  return recordOf(
    {
      customer: referenceTo(customer, customerName),
      customerNo,
      customerName,
      orderDate: day(-daysAgo),
      deliveryDate: day(-daysAgo + random.int(7, 45)),
      deliveryTime: receivingTime(String(customerNo)),
      orderStatus,
      channel: random.weighted([
        ['direct', 6],
        ['partner', 3],
        ['online', 2],
      ]),
      salesperson: personValue(seller),
      salesDept: world.departmentOf(seller),
      lines: lines.map(({ values }) => values),
      totalAmount: moneyText(lines.reduce((sum, { amount }) => sum + amount, 0)),
      isPaid: orderStatus === 'completed' || (orderStatus === 'shipped' && random.chance(0.4)),
      remark: random.chance(0.12) ? remark(random, isAbroad) : null,
    },
    { by: seller, createdTime, status: orderStatus === 'cancelled' ? 'CANCELED' : 'COMPLETED' },
  );
}

const receivingTimes = ['08:30:00', '09:00:00', '10:00:00', '13:30:00', '14:00:00', '15:30:00', '16:00:00'];

/** A customer takes deliveries at the same time of day each time. */
function receivingTime(customerNo: string): string {
  return itemAt(receivingTimes, Number(customerNo.slice(1)) % receivingTimes.length);
}

function orderLine(random: Random, isAbroad: boolean): Line {
  const product = random.pick(catalogue);
  const quantity = product.price > 1_000_000 ? random.int(1, 3) : random.int(1, product.price < 10_000 ? 300 : 24);
  // List price with a discount of up to 15 %, in whole cents, so that the amount is exact.
  const unitPrice = Math.round((product.price * random.int(85, 100)) / 100);
  const amount = unitPrice * quantity;
  return {
    values: {
      product: isAbroad ? product.en : product.zh,
      specification: product.specification,
      unit: product.unit,
      quantity: String(quantity),
      unitPrice: moneyText(unitPrice),
      amount: moneyText(amount),
    },
    amount,
  };
}

function statusAfter(random: Random, daysAgo: number): string {
  if (random.chance(0.03)) return 'cancelled';
  if (daysAgo > 60) return 'completed';
  if (daysAgo > 21) return random.pick(['shipped', 'completed']);
  return random.pick(['pending', 'confirmed', 'confirmed', 'shipped']);
}

function remark(random: Random, isAbroad: boolean): string {
  return isAbroad
    ? random.pick(['Deliver to the rear entrance.', 'Part deliveries are fine.', 'Call before delivery.'])
    : random.pick([
        '请送至二号仓库，周末不收货。',
        '可分批交货。',
        '发票随货寄出。',
        '交货前一天电话联系。',
        '需随箱附出厂检验报告。',
      ]);
}
