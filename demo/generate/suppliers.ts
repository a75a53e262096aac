import { workingTime } from './calendar.ts';
import { moneyText } from './money.ts';
import { supplies } from './products.ts';
import type { Random } from './random.ts';
import { type DemoRecord, personValue, recordOf } from './record.ts';
import type { World } from './world.ts';

/** Suppliers of the company, by the language of those who buy from them. */
export const suppliers = {
  zh: [
    '上海信诚办公设备有限公司',
    '杭州云桥数码有限公司',
    '苏州精工仪表有限公司',
    '深圳华拓电子有限公司',
    '京南物资供应站',
  ],
  en: ['Harbour Office Supplies Ltd', 'Pennine Computers Ltd'],
};

/** Suppliers that nobody orders from any more. */
const former = ['宁波旧港五金商行', 'Old Mill Stationers'];

/** Returns the contacts who look after them: departments, and in every third case a person of it first. */
function contactsOf(random: Random, world: World, index: number) {
  const person = random.pick(world.inDepartments('general-affairs', 'information'));
  const department = { ...world.departmentOf(person), unitType: 1 };
  return index % 3 === 0 ? [{ ...personValue(person), unitType: 3 }, department] : [department];
}

/** The suppliers that purchase requests choose from. */
export function generateSuppliers(random: Random, world: World): readonly DemoRecord[] {
  const keepers = world.inDepartments('general-affairs');
  const names = [...suppliers.zh, ...suppliers.en, ...former];
  return names.map((supplierName, index) => {
    const data = { supplierName, isActive: !former.includes(supplierName), phone: null, remark: null };
    const contacts = contactsOf(random, world, index);
    return recordOf(
      { ...data, contacts, supplierNo: `V${String(index + 1).padStart(4, '0')}` },
      { by: random.pick(keepers), createdTime: workingTime(random, -700) },
    );
  });
}

/** Generates the supplies that may be bought, under its Chinese and its English name, with its specification. */
export function generateSupplies(random: Random, world: World): readonly DemoRecord[] {
  const keepers = world.inDepartments('general-affairs');
  return supplies.flatMap(({ zh, en, specification, unit, price }) =>
    [zh, en].map((itemName) =>
      recordOf(
        { itemName, specification, unit, price: moneyText(price), isOffered: true },
        { by: random.pick(keepers), createdTime: workingTime(random, -690) },
      ),
    ),
  );
}
