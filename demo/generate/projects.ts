import { day, workingTime } from './calendar.ts';
import type { DemoPerson } from '../organisation/people.ts';
import { itemAt, type Random } from './random.ts';
import { type DemoRecord, personValue, recordOf, referenceTo } from './record.ts';
import type { World } from './world.ts';

const names = {
  zh: [
    '恒信智能工厂一期',
    '瑞丰能源管理平台',
    '天成仓储自动化',
    '海纳设备联网',
    '启航数字车间',
    '德润质量追溯',
    '远望园区物联网',
    '内部门户升级',
  ],
  en: ['Ashford plant upgrade', 'Northgate energy platform'],
};

/** A project as its record and as its tasks are planned from. */
export interface ProjectPlan {
  readonly record: DemoRecord;
  readonly lead: DemoPerson;
  readonly isAbroad: boolean;
  readonly number: number;
  /** The day that it starts, in days from the base date. */
  readonly start: number;
}

interface Sold {
  readonly customers: readonly DemoRecord[];
  readonly orders: readonly DemoRecord[];
  readonly count: number;
}

/** Projects, most of them for a customer and with some of that customer's orders; every fifth is London's. */
export function generateProjects(random: Random, world: World, { customers, orders, count }: Sold) {
  const byCustomer = Map.groupBy(orders, ({ data }) => data.customerNo);
  const regulars = customers.filter(({ data }) => (byCustomer.get(data.customerNo)?.length ?? 0) > 3);
  const buyersIn = (isAbroad: boolean) => regulars.filter(({ data }) => (data.region === 'overseas') === isAbroad);
  const buyers = { home: buyersIn(false), abroad: buyersIn(true) };
  return Array.from({ length: count }, (_, index): ProjectPlan => {
    const isAbroad = index % 5 === 4;
    const lead = random.pick(world.inDepartments(isAbroad ? 'london-delivery' : 'projects'));
    const start = random.int(-640, 30);
    const projectName = nameOf(index, isAbroad);
    const customer = projectName.startsWith('内部') ? undefined : random.pick(isAbroad ? buyers.abroad : buyers.home);
    const bought = byCustomer.get(customer?.data.customerNo) ?? [];
    const data = {
      projectNo: `P${String(index + 1).padStart(2, '0')}`,
      projectName,
      customer: customer === undefined ? null : referenceTo(customer, customer.data.customerName),
      orders: bought.length === 0 ? null : bought.slice(0, random.int(1, 3)).map((order) => referenceTo(order, '')),
      manager: personValue(lead),
      startDate: day(start),
      isClosed: start < -200,
      remark: null,
    };
    const id = `project-${String(index + 1).padStart(4, '0')}`;
    const record = recordOf(data, { id, by: lead, createdTime: workingTime(random, Math.min(start, 0) - 10) });
    return { record, lead, isAbroad, number: index + 1, start };
  });
}

function nameOf(index: number, isAbroad: boolean): string {
  const all = isAbroad ? names.en : names.zh;
  const cycle = Math.floor(index / all.length);
  const stage = isAbroad ? `, stage ${cycle + 1}` : `（${cycle + 1} 期）`;
  return itemAt(all, index % all.length) + (cycle === 0 ? '' : stage);
}
