import { kindOf, type Property, storageOf, type StorageType } from '@portico/shared-kit/fields';
import { type FilterCondition, type OperatorId, operators } from '@portico/shared-kit/filters';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../../database/testing.ts';
import { oneOfEachKind } from '../../../testing/sample-model.ts';
import { checkedFilter } from './filter-sql.ts';
import { modelTableOf } from '../../schema/model-table.ts';
import { planTables, applySchemaChanges } from '../../schema/publish-table.ts';
import { readPage } from '../reading/read-records.ts';
import { unrestricted } from '../scope/scope.ts';
import { insertStatement, replaceRows } from '../../write/write-records.ts';

// A record's values against what each operator means, written down once more in plain JavaScript.

const table = modelTableOf('Sample', oneOfEachKind);
const corpId = 'main';
let database: TestDatabase;

/** root/north and root/south; ann works in north, bob in south. */
const departmentPaths: Readonly<Record<string, string>> = { root: 'root/', north: 'root/north/', south: 'root/south/' };
const departmentOf: Readonly<Record<string, string>> = { ann: 'north', bob: 'south' };

const nanshan = placed('440000 广东省', '440300 深圳市', '440305 南山区');
const beijing = placed('110000 北京市', '110100 北京市', '110105 朝阳区');
const xiantao = placed('420000 湖北省', '429000 省直辖县', '429004 仙桃市');

/** Serialized values that records hold, null included; the search for one of them must find it. */
const units = (ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const valuesByStorage: Readonly<Record<StorageType, readonly unknown[]>> = {
  text: ['a', 'A', 'B', 'ab', 'a%b', 'a_b', 'a\\b', "a'b", '中文', ' a'],
  decimal: ['0', '-1', '1.5', '1.50000001', '9999999999999999.99999999', '-9999999999999999'],
  instant: [
    '2026-01-01T00:00:00.000Z',
    '2025-12-31T16:00:00.000Z',
    '1999-12-31T23:59:59.000Z',
    '0001-01-02T00:00:00.000Z',
  ],
  boolean: [true, false],
  time: ['08:30:00', '14:05:09', '23:59:59'],
  address: [nanshan, { ...nanshan, address: '科技园1号' }, beijing, xiantao, { address: "12 High St'" }],
  opinions: [[said('Yes')], [said('no'), said('b%')], [said(null)]],
  files: [[file('a.pdf')], [file('b%.png'), file('A.PDF')]],
  userId: units(['ann', 'bob', 'ghost']),
  departmentId: units(['root', 'north', 'south']),
  texts: [['a'], ['b', 'B'], ['a', 'b', 'B']],
  userIds: [units(['ann']), units(['bob', 'ann']), units(['ghost'])],
  departmentIds: [units(['root']), units(['north', 'south'])],
  units: [[unit('ann', 3)], [unit('north', 1), unit('ann', 3)], [unit('south', 1)], [unit('ghost', 3)]],
  recordId: units(['shortText-1', 'shortText-2', 'gone']),
  recordIds: [units(['shortText-1']), units(['shortText-2', 'shortText-1']), units(['gone'])],
  rows: [[{ id: 'x', cell: 'y' }], [row('1', 'Red 5%'), row('2', null)], [row('3', 'red'), row('4', 'Y')]],
};

function unit(id: string, unitType: 1 | 3) {
  return { id, name: id, unitType };
}

function row(id: string, cell: string | null) {
  return { id, cell };
}

function placed(province: string, city: string, area: string) {
  const [[provinceAdcode, provinceName], [cityAdcode, cityName], [districtAdcode, districtName]] = [
    province,
    city,
    area,
  ].map((level) => level.split(' ')) as [string[], string[], string[]];
  return { provinceAdcode, provinceName, cityAdcode, cityName, districtAdcode, districtName };
}

function said(comment: string | null) {
  const place = { activityCode: 'a', activityName: 'A', activityName_i18n: null };
  return { id: 'x', ...place, user: { id: 'ann', name: 'ann' }, action: 3, comment, time: '2026-01-01T00:00:00.000Z' };
}

function file(name: string) {
  return { id: name, name, size: 1, mimeType: 'x/y' };
}

interface Sample {
  readonly id: string;
  readonly code: string;
  readonly value: unknown;
}

const samples: readonly Sample[] = oneOfEachKind.flatMap((property) => {
  const { code } = property;
  const values = [null, ...valuesByStorage[kindOf(property).storage]];
  return values.map((value, index) => ({ id: `${code}-${index}`, code, value }));
});

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await applySchemaChanges(db, await planTables(db, table, undefined));
  for (const [id, path] of Object.entries(departmentPaths)) {
    await db.insertInto('department').values({ corp_id: corpId, id, name: id, path }).execute();
  }
  for (const [id, department] of Object.entries(departmentOf)) {
    await db.insertInto('app_user').values({ corp_id: corpId, id, username: id, name: id }).execute();
    await db
      .insertInto('user_department')
      .values({ corp_id: corpId, user_id: id, department_id: department })
      .execute();
  }
  const at = '2026-01-01T00:00:00.000Z';
  const system = { sequenceStatus: 'COMPLETED', creater: 'ann', createdTime: at, modifiedTime: at };
  for (const { id, code, value } of samples) {
    const child = table.children.get(code);
    await insertStatement({ table, corpId }, id, { ...system, [code]: child ? undefined : value }).execute(db);
    if (child && value) await replaceRows(db, corpId, child, id, { rows: value as { id: string }[], hadRows: false });
  }
});
afterAll(() => database.drop());

type Meaning = (value: unknown, asked: readonly unknown[]) => boolean;

const idOf = (unit: unknown) => (unit as { id: string }).id;
const names = (value: unknown) => (value as { name: string }[]).map(({ name }) => name);
const cells = (value: unknown) => (value as { cell: string | null }[]).flatMap(({ cell }) => cell ?? []);
const comments = (value: unknown) => (value as { comment: string | null }[]).flatMap(({ comment }) => comment ?? []);
const holds = (text: string, part: unknown) => text.toLowerCase().includes(String(part).toLowerCase());
/** Decimals as whole numbers of 10^-8, times as milliseconds. */
const ordered = (value: unknown): bigint => {
  const text = String(value);
  if (text.includes('T')) return BigInt(Date.parse(text));
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(8, '0'));
};
const below = (path: string | undefined, unit: unknown) =>
  path?.startsWith(departmentPaths[idOf(unit)] ?? '-') === true;
const pathOf = (id: string) => departmentPaths[id] ?? departmentPaths[departmentOf[id] ?? ''];

const keyOf = (value: unknown) => (typeof value === 'string' ? value : idOf(value));

/** Meanings of the operators for several values. */
const meaningsOfLists: Partial<Record<OperatorId, Meaning>> = {
  equal: (value, [one]) => keysOf(value).join() === keyOf(one),
  contains: (value, [one]) => keysOf(value).includes(keyOf(one)),
  in: (value, list) => list.some((unit) => keysOf(value).includes(keyOf(unit))),
  have: (value, list) => list.every((unit) => keysOf(value).includes(keyOf(unit))),
  of: (value, list) => list.some((unit) => keysOf(value).some((id) => below(pathOf(id), unit))),
};

function keysOf(value: unknown): string[] {
  return (value as unknown[]).map(keyOf);
}

type AddressTexts = Readonly<Record<string, string>>;

const spoken = ({ provinceName, cityName, districtName, address }: AddressTexts) =>
  [provinceName, [provinceName, '省直辖县'].includes(cityName ?? '') ? '' : cityName, districtName, address].join('');

/** JSON asks for a place by its codes and a part of its street; anything else for a part of what is written. */
function isAddress(value: unknown, asked: unknown, isWhole: boolean): boolean {
  const place = value as AddressTexts;
  const text = String(asked);
  if (!text.startsWith('{"')) return isWhole ? spoken(place) === text : holds(spoken(place), text);
  const wanted = JSON.parse(text) as AddressTexts;
  const codes = ['provinceAdcode', 'cityAdcode', 'districtAdcode'];
  if (isWhole) return [...codes, 'address'].every((part) => place[part] === wanted[part]);
  const isInside = codes.every((part) => wanted[part] === undefined || place[part] === wanted[part]);
  return isInside && holds(place.address ?? '', wanted.address ?? '');
}

type Meanings = Partial<Record<OperatorId, Meaning>>;

const isOne: Meaning = (value, [one]) => idOf(value) === idOf(one);
const meaningsOfUnits: Meanings = {
  equal: isOne,
  contains: isOne,
  in: (value, list) => list.some((unit) => idOf(unit) === idOf(value)),
  have: (value, list) => list.every((unit) => idOf(unit) === idOf(value)),
  of: (value, list) => list.some((unit) => below(pathOf(idOf(value)), unit)),
};

const meaningsOfOrder: Meanings = {
  equal: (value, [one]) => ordered(value) === ordered(one),
  greaterThan: (value, [one]) => ordered(value) > ordered(one),
  lessThan: (value, [one]) => ordered(value) < ordered(one),
  greaterThanOrEqual: (value, [one]) => ordered(value) >= ordered(one),
  lessThanOrEqual: (value, [one]) => ordered(value) <= ordered(one),
  between: (value, [from, to]) =>
    (from === null || ordered(value) >= ordered(from)) && (to === null || ordered(value) <= ordered(to)),
};

/** Meanings for a value in which texts are found. */
const meaningsOfTexts = (textsIn: (value: unknown) => string[]): Meanings => ({
  equal: (value, [one]) => textsIn(value).includes(String(one)),
  contains: (value, [one]) => textsIn(value).some((text) => holds(text, one)),
});
const meaningsOfText = meaningsOfTexts((value) => [String(value)]);

/** Meanings of the operators for a value that is there; isNull and the opposites follow from these. */
const meanings: Readonly<Record<StorageType, Meanings>> = {
  text: meaningsOfText,
  time: meaningsOfText,
  decimal: meaningsOfOrder,
  instant: meaningsOfOrder,
  boolean: { equal: (value, [one]) => value === one },
  address: {
    equal: (value, [one]) => isAddress(value, one, true),
    contains: (value, [one]) => isAddress(value, one, false),
  },
  opinions: meaningsOfTexts(comments),
  files: meaningsOfTexts(names),
  rows: meaningsOfTexts(cells),
  userId: meaningsOfUnits,
  departmentId: meaningsOfUnits,
  recordId: meaningsOfUnits,
  texts: meaningsOfLists,
  userIds: meaningsOfLists,
  departmentIds: meaningsOfLists,
  units: meaningsOfLists,
  recordIds: { equal: (value, [one]) => keysOf(value).includes(keyOf(one)) },
};

const opposites: Partial<Record<OperatorId, OperatorId>> = {
  notEqual: 'equal',
  notContains: 'contains',
  notBetween: 'between',
  notIn: 'in',
  notHave: 'have',
  notOf: 'of',
};

function isKept(property: Property, { operator, value: asked }: FilterCondition, value: unknown): boolean {
  if (operator === 'isNull') return value === null;
  if (operator === 'isNotNull') return value !== null;
  const positive = opposites[operator];
  const list = Array.isArray(asked) ? asked : [asked];
  const isMet = value !== null && meanings[kindOf(property).storage][positive ?? operator]?.(value, list) === true;
  return positive === undefined ? isMet : !isMet;
}

const nobody = units(['nobody']);
const { districtAdcode: _area, districtName: _name, ...shenzhen } = nanshan;
const places = [
  ...valuesByStorage.address,
  shenzhen,
  { provinceAdcode: '110000', provinceName: '北京市' },
  { ...shenzhen, address: '科' },
];

/** Values that a kind may be filtered by: its own values, parts of texts, and for departments those above. */
const askable: Readonly<Record<StorageType, readonly unknown[]>> = {
  ...valuesByStorage,
  text: [...valuesByStorage.text, '%', '_', '\\', 'zzz'],
  time: [...valuesByStorage.time, '14', ':05:', '%'],
  address: [...places.map((place) => JSON.stringify(place)), '北京市朝阳区', '湖北省仙桃市', '科技', '{}', '%'],
  opinions: ['Yes', 'n', 'B', '%', 'zzz'],
  files: ['a.pdf', 'A', '%', '_', 'zzz'],
  rows: ['y', 'red', '%', '_', 'zzz'],
  texts: [...valuesByStorage.texts.flat(), 'zzz'],
  userId: [...valuesByStorage.userId, ...nobody],
  recordId: [...valuesByStorage.recordId, ...nobody],
  userIds: [...valuesByStorage.userIds.flat(), ...nobody],
  departmentIds: [...valuesByStorage.departmentIds.flat(), ...nobody],
  units: [...valuesByStorage.units.flat(), ...nobody],
  recordIds: [...valuesByStorage.recordIds.flat(), ...nobody],
};

const condition = fc
  .constantFrom(...oneOfEachKind)
  .chain((property) => fc.tuple(fc.constant(property), fc.constantFrom(...kindOf(property).operators)))
  .chain(([property, operator]) => {
    const { arity } = operators[operator];
    const one = fc.constantFrom(...askable[kindOf(property).storage]);
    const isDepartments = operator === 'of' || operator === 'notOf';
    const member = isDepartments ? fc.constantFrom(...units(Object.keys(departmentPaths))) : one;
    const pair = fc.tuple(fc.option(one), fc.option(one)).filter((bounds) => bounds.some((bound) => bound !== null));
    const byArity = { none: fc.constant(null), one, pair, list: fc.array(member, { maxLength: 3 }) };
    return byArity[arity].map((value) => ({ property, condition: { propertyCode: property.code, operator, value } }));
  });

async function found(filter: unknown): Promise<string[]> {
  const checked = checkedFilter(table, filter, 'en');
  const selection = { table, corpId, policy: unrestricted, filter: checked };
  const wanted = { orderBy: [], page: 0, size: 500, codes: [], withRows: false, locale: 'en' as const };
  const { content } = await readPage(database.db, selection, wanted);
  const page = JSON.parse(content) as { id: string }[];
  return page.map(({ id }) => id).sort();
}

test('every operator of every kind keeps the records that it means', async () => {
  await fc.assert(
    fc.asyncProperty(condition, async ({ property, condition: asked }) => {
      const isMeant = ({ code, value }: Sample) =>
        isKept(property, asked as FilterCondition, code === property.code ? value : null);
      const expected = samples
        .filter(isMeant)
        .map(({ id }) => id)
        .sort();
      expect(await found(asked)).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

test('groups combine what their conditions keep', async () => {
  await fc.assert(
    fc.asyncProperty(condition, condition, fc.constantFrom('and', 'or', 'none'), async (left, right, join) => {
      const [first, second] = await Promise.all([found(left.condition), found(right.condition)]);
      const expected = {
        and: first.filter((id) => second.includes(id)),
        or: [...new Set([...first, ...second])].sort(),
        none: (await found({ join: 'and', items: [] })).filter((id) => !first.includes(id) && !second.includes(id)),
      }[join];
      expect(await found({ join, items: [left.condition, right.condition] })).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test.each(["'; drop table biz_sample; --", '\u0000', '\uD800', '\\%', '%_%', '${1}', '$1'])(
  'a hostile text (%j) finds nothing and breaks nothing',
  async (value) => {
    for (const property of oneOfEachKind) {
      // A text is no number, moment or yes and no.
      const asked = storageOf(property).isComparable('x') ? kindOf(property).operators : [];
      for (const operator of asked.filter((each) => each === 'equal' || each === 'contains'))
        expect(await found({ propertyCode: property.code, operator, value })).toEqual([]);
    }
  },
);

test.each(['\u00A05', '\u30005', '\u20285', ' 5 '])(
  'a number with spaces that only some keyboards have (%j) is compared as that number',
  async (value) => {
    const plain = await found({ propertyCode: 'number', operator: 'greaterThan', value: '5' });
    expect(await found({ propertyCode: 'number', operator: 'greaterThan', value })).toEqual(plain);
  },
);

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '2026-01-01T24:00:00Z'])(
  'a date at the edge (%s) is compared, not an error of the database',
  async (value) => {
    await expect(found({ propertyCode: 'date', operator: 'equal', value })).resolves.toEqual([]);
  },
);
