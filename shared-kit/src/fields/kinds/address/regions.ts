import { areaList } from '@vant/area-data';
import { addressLevels, type AddressLevels, type AddressValue, plainDetail, unspokenCities } from './address-value.ts';

/** A province, a city or an area with what is below it, in the official order. 33 KiB compressed: load it when it is used. */
export interface Region {
  readonly code: string;
  readonly name: string;
  readonly children: readonly Region[];
}

/** All provinces, Taiwan, Hong Kong and Macau included. */
export const regions: readonly Region[] = allRegions();

function allRegions(): readonly Region[] {
  const cities = byStart(areaList.city_list, 2);
  const areas = byStart(areaList.county_list, 4);
  return regionsIn(Object.entries(areaList.province_list), (province) =>
    regionsIn(cities.get(province.slice(0, 2)) ?? [], (city) => regionsIn(areas.get(city.slice(0, 4)) ?? [], () => [])),
  );
}

type RegionCode = readonly [code: string, name: string];

/** A list by the first digits of its codes, read once: looking through it for each place costs half a second. */
function byStart(list: Readonly<Record<string, string>>, digits: number): ReadonlyMap<string, readonly RegionCode[]> {
  return Map.groupBy(Object.entries(list), ([code]) => code.slice(0, digits));
}

function regionsIn(list: readonly RegionCode[], childrenOf: (code: string) => readonly Region[]): Region[] {
  return list.map(([code, name]) => ({ code, name, children: childrenOf(code) }));
}

/** The regions as the levels of a place. */
export function addressOf(path: readonly Region[]): AddressValue {
  const levels = path.map(({ code, name }, index) => {
    const [codeKey, nameKey] = addressLevels[index] ?? addressLevels[0];
    return { [codeKey]: code, [nameKey]: name };
  });
  return Object.assign({}, ...levels) as AddressValue;
}

const gap = /^[\s,，、/\\|-]+/;
/** Matches the ending that people leave out of a name: 广东 for 广东省, 深圳 for 深圳市. */
const ending =
  /(?:维吾尔自治区|壮族自治区|回族自治区|特别行政区|自治区|省|市|(?:[^省市]族)+自治州|地区|新区|区|县|盟)$/;

interface RegionMatch {
  readonly path: readonly Region[];
  readonly rest: string;
}

/**
 * The place that a text such as 广东省深圳市南山区科技园1号 names, down to so many levels; what follows it is its
 * address. Endings and levels may be left out where only one place is meant. Null when it begins with no place.
 */
export function readAddress(text: string, levels: AddressLevels): AddressValue | null {
  const line = plainDetail(text.replace(gap, ''));
  const found = longest([startingAt(line, regions, levels), withoutProvince(line, levels)]);
  if (found === null) return null;
  const detail = plainDetail(found.rest);
  return {
    ...addressOf(levels === 2 ? withItsCity(found.path) : found.path),
    ...(detail === '' ? {} : { address: detail }),
  };
}

/** 北京市 is a province and its city at once, and written once. */
function withItsCity([province, ...rest]: readonly Region[]): readonly Region[] {
  if (province === undefined) return [];
  const city = rest.length === 0 ? province.children.find(({ name }) => name === province.name) : undefined;
  return [province, ...(city === undefined ? rest : [city])];
}

function longest(all: readonly (RegionMatch | null)[]): RegionMatch | null {
  return all.reduce((best, each) => ((each?.path.length ?? 0) > (best?.path.length ?? 0) ? each : best), null);
}

/** The deepest place among some regions with which the text begins. */
function startingAt(text: string, among: readonly Region[], levels: number): RegionMatch | null {
  if (levels === 0) return null;
  const named = among.filter(({ name }) => text.startsWith(name)).sort((a, b) => b.name.length - a.name.length);
  const full = longest(named.map((region) => goOn(region, text.slice(region.name.length), levels)));
  if (full !== null) return full;
  const shortened = among.flatMap((region) => {
    const short = region.name.replace(ending, '');
    if (short.length < 2 || !text.startsWith(short)) return [];
    const rest = text.slice(short.length);
    const found = goOn(region, rest, levels);
    // 深圳南山大道 is a street of 深圳; a name without its ending counts where it ends or a place follows.
    const isWhole = rest === '' || gap.test(rest) || found.path.length > 1;
    return isWhole ? [found] : [];
  });
  return longest(shortened);
}

/** A region and what of it the rest of the text names; a city may be left out where its area is the only one so called. */
function goOn(region: Region, rest: string, levels: number): RegionMatch {
  const here: RegionMatch = { path: [region], rest };
  const next = rest.replace(gap, '');
  const inside = startingAt(next, region.children, levels - 1);
  const skipping = levels === 3 ? withoutCity(next, region) : null;
  const deeper = longest([inside, skipping]);
  return deeper === null ? here : { path: [region, ...deeper.path], rest: deeper.rest };
}

function withoutCity(text: string, province: Region): RegionMatch | null {
  const found = province.children.flatMap((city) => {
    const area = startingFull(text, city.children);
    return area === null ? [] : [{ path: [city, area], rest: text.slice(area.name.length) }];
  });
  return onlyOne(found);
}

/** A city or an area without the larger ones, where only one is called so: 深圳市南山区. */
function withoutProvince(text: string, levels: number): RegionMatch | null {
  if (levels === 1) return null;
  const cities = regions.flatMap((province) => {
    const city = startingFull(text, province.children);
    if (city === null || unspokenCities.includes(city.name) || city.name === province.name) return [];
    const { path, rest } = goOn(city, text.slice(city.name.length), levels - 1);
    return [{ path: [province, ...path], rest }];
  });
  return onlyOne(cities);
}

function startingFull(text: string, among: readonly Region[]): Region | null {
  const named = among.filter(({ name }) => text.startsWith(name));
  return named.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

function onlyOne(found: readonly RegionMatch[]): RegionMatch | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}
