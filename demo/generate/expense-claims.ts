import { day, pastWorkingDay, workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import type { Random } from './random.ts';
import { type DemoRecord, recordOf, referenceTo } from './record.ts';
import type { World } from './world.ts';

interface CategoryRow {
  readonly category: string;
  readonly zh: readonly string[];
  readonly en: readonly string[];
  /** Smallest and largest amount in yuan. */
  readonly range: readonly [number, number];
}

const categories: readonly CategoryRow[] = [
  {
    category: 'transport',
    zh: ['高铁票 上海—杭州', '机票 深圳—北京', '市内打车'],
    en: ['Train to Leeds', 'Taxi'],
    range: [28, 1800],
  },
  { category: 'accommodation', zh: ['酒店住宿两晚', '酒店住宿一晚'], en: ['Hotel, two nights'], range: [280, 1600] },
  { category: 'meals', zh: ['客户工作餐', '项目组加班餐'], en: ['Client lunch'], range: [45, 900] },
  { category: 'office', zh: ['办公用品', '快递费'], en: ['Stationery', 'Courier'], range: [12, 600] },
  { category: 'training', zh: ['认证考试费', '行业会议报名费'], en: ['Conference ticket'], range: [600, 4800] },
];
const subjects = {
  zh: ['华东客户走访', '项目现场出差', '季度例会', '行业展会', '招聘宣讲', '供应商考察', '部门团建', '培训与认证'],
  en: ['Client visits', 'Site work', 'Quarterly meeting', 'Trade fair', 'Supplier audit'],
};

/** Expense claims with one to six lines, oldest first; the total is the sum of the lines. */
export function generateExpenseClaims(
  random: Random,
  world: World,
  { projects, customers, count }: ExpenseClaimSources,
): readonly DemoRecord[] {
  return Array.from({ length: count }, () => claim(random, world))
    .sort((left, right) => left.createdTime.localeCompare(right.createdTime))
    .map((record, index) => {
      const project = siteSubjects.includes(String(record.data.subject)) ? at(projects, index) : undefined;
      const customer = at(customers, index * 7);
      const guest = customer && referenceTo(customer, customer.data.customerName);
      const lines = (record.data.lines as readonly Line[]).map((line) =>
        guestMeals.includes(String(line.description)) ? { ...line, customer: guest } : line,
      );
      const spentOn = project === undefined ? null : referenceTo(project, project.data.projectName);
      return { ...record, data: { ...record.data, project: spentOn, lines } };
    });
}

type Line = Readonly<Record<string, unknown>>;

interface ExpenseClaimSources {
  readonly projects: readonly DemoRecord[];
  readonly customers: readonly DemoRecord[];
  readonly count: number;
}

/** Subjects of spending on a project, and on guests. */
const siteSubjects = ['项目现场出差', 'Site work'];
const guestMeals = ['客户工作餐', 'Client lunch'];

function at(records: readonly DemoRecord[], index: number): DemoRecord | undefined {
  return records[index % records.length];
}

function claim(random: Random, world: World): DemoRecord {
  const by = random.pick(world.people);
  const isAbroad = world.isAbroad(by);
  const daysAgo = pastWorkingDay(random);
  const lines = Array.from({ length: random.int(1, 6) }, () => claimLine(random, isAbroad, daysAgo));
  return recordOf(
    {
      subject: random.pick(isAbroad ? subjects.en : subjects.zh),
      claimDate: day(-daysAgo),
      department: world.departmentOf(by),
      paymentMethod: random.weighted([
        ['transfer', 5],
        ['companyCard', 2],
        ['cash', 1],
      ]),
      lines: lines.map(({ values }) => values),
      totalAmount: moneyText(lines.reduce((sum, { amount }) => sum + amount, 0)),
      remark: null,
    },
    { by, createdTime: workingTime(random, -daysAgo), status: random.chance(0.05) ? 'CANCELED' : 'COMPLETED' },
  );
}

function claimLine(random: Random, isAbroad: boolean, daysAgo: number) {
  const { category, zh, en, range } = random.pick(categories);
  const amount = random.int(range[0] * 10, range[1] * 10) * 10;
  const values = {
    expenseDate: day(-daysAgo - random.int(1, 25)),
    category,
    description: random.pick(isAbroad ? en : zh),
    amount: moneyText(amount),
    hasInvoice: random.chance(0.93),
  };
  return { values, amount };
}
