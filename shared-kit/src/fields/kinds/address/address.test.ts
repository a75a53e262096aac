import fc from 'fast-check';
import { validateValue, displayValue, filterStateOf, filterTextsOf, filterTreeOf, formatValue } from '../../index.ts';
import { parseValue, type Property } from '../../index.ts';
import type { AddressValue } from './address-value.ts';
import { addressOf, readAddress, type Region, regions } from './regions.ts';

const itemOf = (settings: Record<string, unknown> = {}): Property => ({
  code: 'item',
  name: '地址',
  propertyType: 10,
  settings,
});
const zh = { locale: 'zh', readAddress } as const;
const en = { locale: 'en', readAddress } as const;

const paths = regions.flatMap((province) =>
  province.children.flatMap((city) => city.children.map((area): Region[] => [province, city, area])),
);
const nanshan: AddressValue = {
  provinceAdcode: '440000',
  provinceName: '广东省',
  cityAdcode: '440300',
  cityName: '深圳市',
  districtAdcode: '440305',
  districtName: '南山区',
};
const { districtAdcode: _code, districtName: _name, ...shenzhen } = nanshan;

describe('the regions', () => {
  it('are 34 provinces with their cities and areas, each below its own', () => {
    expect(regions).toHaveLength(34);
    expect(paths.length).toBeGreaterThan(3000);
    expect(paths.filter(([province, , area]) => province?.code.slice(0, 2) !== area?.code.slice(0, 2))).toEqual([]);
    expect(regions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['台湾省', '香港特别行政区', '澳门特别行政区']),
    );
  });

  it('are each read back from what is written, in both languages', () => {
    const wrong = paths.flatMap((path) => {
      const value = { ...addressOf(path), address: '科技园1号' };
      const texts = [zh, en].map((context) => formatValue(itemOf(), value, context));
      return texts.filter((text) => JSON.stringify(readAddress(text, 3)) !== JSON.stringify(value));
    });
    expect(wrong).toEqual([]);
  });
});

describe('the text of an address', () => {
  it.each([
    ['广东省深圳市南山区科技园1号', { ...nanshan, address: '科技园1号' }],
    ['广东 深圳 南山区 科技园1号', { ...nanshan, address: '科技园1号' }],
    ['广东-深圳-南山', nanshan],
    ['广东省, 深圳市, 南山区, 科技园1号, 2楼', { ...nanshan, address: '科技园1号, 2楼' }],
    ['深圳市南山区科技园', { ...nanshan, address: '科技园' }],
    ['广东省南山区科技园', { ...nanshan, address: '科技园' }],
    ['深圳市南山大道1号', { ...shenzhen, address: '南山大道1号' }],
    ['广东省', { provinceAdcode: '440000', provinceName: '广东省' }],
    [
      '北京市朝阳区建国路88号',
      expect.objectContaining({ cityName: '北京市', districtName: '朝阳区', address: '建国路88号' }),
    ],
    ['湖北省仙桃市沔州大道', expect.objectContaining({ districtName: '仙桃市', address: '沔州大道' })],
    [
      '吉林省吉林市船营区',
      expect.objectContaining({ provinceName: '吉林省', cityName: '吉林市', districtName: '船营区' }),
    ],
    ['内蒙古呼和浩特赛罕区', expect.objectContaining({ provinceName: '内蒙古自治区', districtName: '赛罕区' })],
    ['12 High Street, Leeds', { address: '12 High Street, Leeds' }],
    ['鼓楼区中山路', { address: '鼓楼区中山路' }],
  ])('%s is read as the place it names', (text, value) => {
    expect(parseValue(itemOf(), text, zh)).toEqual({ ok: true, value });
  });

  it('leaves to the street what is below the format', () => {
    expect(parseValue(itemOf({ format: 1 }), '广东省深圳市南山区科技园', zh)).toEqual({
      ok: true,
      value: { ...shenzhen, address: '南山区科技园' },
    });
  });

  it('is refused where it names no place and no street is asked for', () => {
    const property = itemOf({ detail: 'none' });
    expect(parseValue(property, '科技园1号', zh)).toMatchObject({ problem: { key: 'notAPlace' } });
    expect(parseValue(property, '广东省深圳市南山区科技园', zh)).toEqual({ ok: true, value: nanshan });
  });

  it('never fails, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const read = parseValue(itemOf(), text, zh);
        expect(read.ok || read.problem.key === 'tooLong').toBe(true);
      }),
    );
  });
});

describe('an address', () => {
  it.each([
    [0, '广东省深圳市南山区科技园1号', '广东省, 深圳市, 南山区, 科技园1号'],
    [1, '广东省深圳市科技园1号', '广东省, 深圳市, 科技园1号'],
    [2, '广东省科技园1号', '广东省, 科技园1号'],
  ])('of format %i keeps and shows so many levels', (format, inChinese, inEnglish) => {
    const accepted = validateValue(itemOf({ format }), { ...nanshan, address: '科技园1号' });
    const value = accepted.ok ? accepted.value : null;
    expect(displayValue(itemOf({ format }), value, zh)).toBe(inChinese);
    expect(displayValue(itemOf({ format }), value, en)).toBe(inEnglish);
  });

  it.each([
    ['a code that is none', { ...nanshan, cityAdcode: "4403'--" }],
    ['a city of another province', { ...nanshan, cityAdcode: '110100' }],
    ['a code without a name', { provinceAdcode: '440000' }],
    ['a name with control characters', { provinceAdcode: '440000', provinceName: '广\u0000东' }],
    ['a street that is no text', { address: 5 }],
    ['another object', { name: '广东省' }],
  ])('with %s is refused', (_what, raw) => {
    expect(validateValue(itemOf(), raw)).toMatchObject({ problem: { key: 'wrongType' } });
  });

  it('has a street of at most 200 characters on one line', () => {
    expect(validateValue(itemOf(), { address: 'x'.repeat(201) })).toMatchObject({ problem: { key: 'tooLong' } });
    expect(validateValue(itemOf(), { address: ' 科技园\n1号\u0000 ' })).toEqual({
      ok: true,
      value: { address: '科技园 1号' },
    });
    expect(validateValue(itemOf(), { address: '  ' })).toEqual({ ok: true, value: null });
  });

  it('is filtered by the area it lies in, as JSON or null', () => {
    const property = itemOf();
    const texts = filterTextsOf([property], { item: shenzhen });
    expect(JSON.parse(texts['item'] ?? '')).toEqual(shenzhen);
    expect(filterTreeOf([property], { item: shenzhen })).toMatchObject({ operator: 'contains', value: texts['item'] });
    expect(filterStateOf([property], { item: 'null' })).toEqual({});
    expect(filterStateOf([property], { item: '{"provinceAdcode":5}' })).toEqual({});
  });
});
