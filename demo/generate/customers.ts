import type { AddressValue } from '@portico/shared-kit/fields';
import { addressOf, regions } from '@portico/shared-kit/fields/regions';
import { chineseName, englishName } from '../organisation/names.ts';
import { pastWorkingDay, workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import { itemAt, type Random } from './random.ts';
import { type DemoRecord, personValue, recordOf } from './record.ts';
import type { World } from './world.ts';

const cities =
  '上海 杭州 苏州 南京 宁波 无锡 合肥 深圳 广州 东莞 佛山 厦门 福州 长沙 武汉 成都 重庆 西安 郑州 济南 青岛 天津 北京 沈阳 大连 哈尔滨 昆明 贵阳 南宁 太原'.split(
    ' ',
  );
const brands =
  '恒信 嘉禾 瑞丰 中科 东方 华兴 新源 天成 博远 立信 宏图 金石 海纳 盛达 正泰来 启航 云峰 德润 安捷 联创 长虹桥 远望 蓝海 鼎新 众合 力诺 康泰 星辰 奥凯 百川'.split(
    ' ',
  );
const trades = [
  ['manufacturing', '机械制造'],
  ['manufacturing', '精密仪器'],
  ['electronics', '电子科技'],
  ['energy', '新能源'],
  ['chemicals', '化工'],
  ['food', '食品'],
  ['logistics', '物流'],
  ['medical', '医疗器械'],
] as const;
const streets = '人民路 解放大道 科技园路 创新一路 滨江大道 工业园北区 高新南七道 金融街'.split(' ');
const englishBrands =
  'Ashford Brightwell Cranmore Dunmore Eastleigh Fairfax Greenhill Harcourt Kingsley Langford Merton Northgate'.split(
    ' ',
  );
const englishTrades = [
  ['manufacturing', 'Engineering'],
  ['energy', 'Renewables'],
  ['logistics', 'Logistics'],
  ['food', 'Foods'],
  ['medical', 'Medical'],
] as const;
const towns = ['London', 'Leeds', 'Bristol', 'Manchester', 'Birmingham', 'Glasgow'];
const levels = [
  ['strategic', 1],
  ['important', 3],
  ['regular', 8],
] as const;

interface Company {
  readonly customerName: string;
  readonly industry: string;
  readonly region: string;
  readonly address: AddressValue;
  readonly contact: string;
}

/** Customers with distinct names; London's are British companies. */
export function generateCustomers(random: Random, world: World, count: number): readonly DemoRecord[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const manager = random.pick(world.sellers);
    const company = freeCompany(random, world.isAbroad(manager), taken);
    const serial = String(index + 1).padStart(4, '0');
    return recordOf(
      {
        customerNo: `C${serial}`,
        ...company,
        level: random.weighted(levels),
        phone: world.isAbroad(manager) ? `+44 20 7946 0${serial.slice(1)}` : `021-0000-${serial}`,
        email: `contact@c${serial}.example`,
        creditLimit: moneyText(random.int(5, 200) * 1_000_000),
        isActive: random.chance(0.92),
        accountManager: personValue(manager),
        remark: null,
      },
      { id: `customer-${serial}`, by: manager, createdTime: workingTime(random, -pastWorkingDay(random)) },
    );
  });
}

function freeCompany(random: Random, isAbroad: boolean, taken: Set<string>): Company {
  for (;;) {
    const company = isAbroad ? britishCompany(random) : chineseCompany(random);
    if (taken.has(company.customerName)) continue;
    taken.add(company.customerName);
    return company;
  }
}

function chineseCompany(random: Random): Company {
  const city = random.pick(cities);
  const [industry, trade] = random.pick(trades);
  return {
    customerName: `${city}${random.pick(brands)}${trade}有限公司`,
    industry,
    region: random.pick(['east', 'south', 'north', 'west']),
    address: chineseAddress(city, random.pick(streets), random.int(1, 999)),
    contact: chineseName(random).name,
  };
}

/** A house in one of the city's areas, which its number decides. */
function chineseAddress(city: string, street: string, house: number): AddressValue {
  const path = regions.flatMap((province) =>
    province.children
      .filter(({ name }) => name === `${city}市`)
      .map((each) => [province, each, itemAt(each.children, house % each.children.length)]),
  );
  return { ...addressOf(itemAt(path, 0)), address: `${street}${house}号` };
}

function britishCompany(random: Random): Company {
  const [industry, trade] = random.pick(englishTrades);
  return {
    customerName: `${random.pick(englishBrands)} ${trade} ${random.pick(['Ltd', 'plc', 'Group'])}`,
    industry,
    region: 'overseas',
    address: {
      address: `${random.int(1, 240)} ${random.pick(['High Street', 'Station Road', 'Church Lane'])}, ${random.pick(towns)}`,
    },
    contact: englishName(random).name,
  };
}
