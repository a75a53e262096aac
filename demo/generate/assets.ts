import { day, pastWorkingDay, workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import type { Random } from './random.ts';
import { type DemoRecord, personValue, recordOf, referenceTo } from './record.ts';
import type { World } from './world.ts';

interface AssetRow {
  readonly category: string;
  readonly zh: string;
  readonly en: string;
  readonly models: readonly string[];
  /** Smallest and largest price in yuan. */
  readonly range: readonly [number, number];
}

const kinds: readonly AssetRow[] = [
  { category: 'computer', zh: '笔记本电脑', en: 'Laptop', models: ['NB-14 Pro', 'NB-16 Max'], range: [6200, 15800] },
  { category: 'computer', zh: '显示器', en: 'Monitor', models: ['D27-4K', 'D32-QHD'], range: [1400, 4200] },
  { category: 'network', zh: '交换机', en: 'Switch', models: ['SW-48G', 'SW-24P'], range: [2600, 18600] },
  { category: 'network', zh: '服务器', en: 'Server', models: ['R760', 'R660'], range: [32000, 98000] },
  { category: 'furniture', zh: '办公桌', en: 'Desk', models: ['ST-160', 'ST-140'], range: [900, 3200] },
  { category: 'furniture', zh: '会议桌', en: 'Conference table', models: ['MT-360'], range: [4200, 9800] },
  { category: 'vehicle', zh: '商务车', en: 'Van', models: ['MPV-7'], range: [168000, 328000] },
  { category: 'instrument', zh: '示波器', en: 'Oscilloscope', models: ['DS-4CH'], range: [5200, 42000] },
];
const places = {
  zh: ['上海总部 A 座 3 层', '上海总部 A 座 5 层', '上海总部 B 座机房', '深圳办公室', '北京办公室', '苏州仓库'],
  en: ['London office, floor 2', 'London office, floor 3'],
};

interface Bought {
  /** Oldest first. */
  readonly purchases: readonly DemoRecord[];
  readonly count: number;
}

/** Assets with their custodians, in the order of their numbers; most were bought by a request of the days before. */
export function generateAssets(random: Random, world: World, { purchases, count }: Bought): readonly DemoRecord[] {
  const keepers = [...world.inDepartments('general-affairs', 'information')];
  const assets = Array.from({ length: count }, (_, index) => {
    const custodian = random.pick(world.people);
    const isAbroad = world.isAbroad(custodian);
    const kind = random.pick(kinds);
    const daysAgo = pastWorkingDay(random);
    return recordOf(
      {
        assetNo: `FA${String(index + 1).padStart(6, '0')}`,
        assetName: isAbroad ? kind.en : kind.zh,
        category: kind.category,
        assetModel: random.pick(kind.models),
        serialNo: `SN${random.int(10_000_000, 99_999_999)}`,
        purchaseDate: day(-daysAgo),
        price: moneyText(random.int(kind.range[0], kind.range[1]) * 100),
        assetStatus: random.weighted([
          ['inUse', 16],
          ['idle', 3],
          ['repair', 1],
          ['scrapped', 1],
        ]),
        custodian: personValue(custodian),
        department: world.departmentOf(custodian),
        location: random.pick(isAbroad ? places.en : places.zh),
        warrantyUntil: day(-daysAgo + 3 * 365),
        remark: null,
      },
      { by: random.pick(keepers), owner: custodian, createdTime: workingTime(random, -daysAgo) },
    );
  });
  return assets.map((asset) => ({ ...asset, data: { ...asset.data, purchase: requestBefore(purchases, asset) } }));
}

/** The newest request that had gone through when the asset came; none where that was long before. */
function requestBefore(purchases: readonly DemoRecord[], { createdTime }: DemoRecord) {
  const request = purchases.findLast((each) => each.createdTime < createdTime && each.status === 'COMPLETED');
  const isRecent = request !== undefined && Date.parse(createdTime) - Date.parse(request.createdTime) < 86_400_000;
  return isRecent ? referenceTo(request, '') : null;
}
