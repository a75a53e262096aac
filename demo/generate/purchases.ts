import { day, pastWorkingDay, workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import { supplies } from './products.ts';
import { suppliers } from './suppliers.ts';
import type { Random } from './random.ts';
import { type DemoRecord, recordOf } from './record.ts';
import type { World } from './world.ts';

const purposes = {
  zh: ['新员工入职配置', '机房扩容', '会议室改造', '季度办公用品', '项目现场物资', '测试环境搭建', '老旧设备更换'],
  en: ['New starters', 'Meeting room refit', 'Quarterly office supplies', 'Replacement of old devices'],
};
/** Purchase requests with one to five lines, oldest first; the total is the sum of the lines. */
export function generatePurchases(random: Random, world: World, count: number): readonly DemoRecord[] {
  return Array.from({ length: count }, () => purchase(random, world))
    .sort((left, right) => left.createdTime.localeCompare(right.createdTime))
    .map((record, index) => ({ ...record, id: `purchase-${String(index + 1).padStart(4, '0')}` }));
}

function purchase(random: Random, world: World): DemoRecord {
  const by = random.pick(world.people);
  const isAbroad = world.isAbroad(by);
  const daysAgo = pastWorkingDay(random);
  const lines = Array.from({ length: random.int(1, 5) }, () => purchaseLine(random, isAbroad));
  return recordOf(
    {
      purpose: random.pick(isAbroad ? purposes.en : purposes.zh),
      department: world.departmentOf(by),
      supplier: random.pick(isAbroad ? suppliers.en : suppliers.zh),
      neededDate: day(-daysAgo + random.int(5, 40)),
      urgency: random.weighted([
        ['normal', 7],
        ['urgent', 2],
        ['critical', 1],
      ]),
      lines: lines.map(({ values }) => values),
      documents: ['quotation', ...['contract', 'invoice', 'acceptance'].filter(() => random.chance(0.5))],
      budgets: random.weighted([
        [['operations'], 5],
        [['projects'], 3],
        [['operations', 'renewal'], 2],
        [['projects', 'training'], 1],
      ]),
      totalAmount: moneyText(lines.reduce((sum, { amount }) => sum + amount, 0)),
      remark: null,
    },
    { by, createdTime: workingTime(random, -daysAgo), status: random.chance(0.04) ? 'CANCELED' : 'COMPLETED' },
  );
}

function purchaseLine(random: Random, isAbroad: boolean) {
  const { zh, en, specification, unit, price } = random.pick(supplies);
  const quantity = random.int(1, price > 100_000 ? 8 : 40);
  const amount = price * quantity;
  const values = {
    item: isAbroad ? en : zh,
    specification,
    unit,
    quantity: String(quantity),
    unitPrice: moneyText(price),
    amount: moneyText(amount),
  };
  return { values, amount };
}
