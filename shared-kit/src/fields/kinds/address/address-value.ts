import type { Locale } from '../../../i18n/locale.ts';
import { objectOf } from '../../json.ts';

/**
 * A place as a record holds it: codes of six digits and names of province, city and area, and what follows them. A
 * level is there only with those above it; a place abroad has its words in `address` alone.
 */
export interface AddressValue {
  readonly provinceAdcode?: string;
  readonly provinceName?: string;
  readonly cityAdcode?: string;
  readonly cityName?: string;
  readonly districtAdcode?: string;
  readonly districtName?: string;
  readonly address?: string;
}

/** Number of levels that are chosen: province, city, area. */
export type AddressLevels = 1 | 2 | 3;

/** The code and the name of each level, from the largest. */
export const addressLevels = [
  ['provinceAdcode', 'provinceName'],
  ['cityAdcode', 'cityName'],
  ['districtAdcode', 'districtName'],
] as const;

/** Longest text after province, city and area, in characters: that of a short text. */
export const longestDetail = 200;
const longestName = 60;

/** Cities that only group what is governed without a city; nobody writes them before an area. */
export const unspokenCities: readonly string[] = ['省直辖县', '自治区直辖县级行政区划', '县'];

/** Reason for which members of a JSON object are no address. */
export type AddressFault = 'wrongType' | 'tooLong';

/** The place in a JSON object, cut to so many levels; null when nothing is filled in, or what is wrong with it. */
export function readAddressValue(raw: unknown, levels: AddressLevels): AddressValue | AddressFault | null {
  const given = objectOf(raw);
  if (given === null || !Object.keys(given).some((key) => members.has(key))) return 'wrongType';
  const value: Record<string, string> = {};
  for (const [codeKey, nameKey] of addressLevels.slice(0, levels)) {
    const [code, name] = [given[codeKey] ?? '', given[nameKey] ?? ''];
    if (code === '') break;
    if (!isCodeBelow(code, value['provinceAdcode']) || !isName(name)) return 'wrongType';
    value[codeKey] = code;
    value[nameKey] = name;
  }
  const detail = given['address'] ?? '';
  if (typeof detail !== 'string') return 'wrongType';
  const address = plainDetail(detail);
  if (address.length > longestDetail) return 'tooLong';
  if (address !== '') value['address'] = address;
  return Object.keys(value).length === 0 ? null : value;
}

const members: ReadonlySet<string> = new Set([...addressLevels.flat(), 'address']);

/** The first two digits of a code are those of its province. */
function isCodeBelow(code: unknown, province: string | undefined): code is string {
  return typeof code === 'string' && /^\d{6}$/.test(code) && code.startsWith(province?.slice(0, 2) ?? '');
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name !== '' && name.length <= longestName && !/[\p{Cc}\p{Cs}]/u.test(name);
}

/** Returns one line, without the signs that stand between an area and what follows it. */
export function plainDetail(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/^[\s,，、]+|\s+$/g, '');
}

/** The names of the chosen levels as people write them: a city that is its province is written once. */
function spokenNames({ provinceName, cityName, districtName }: AddressValue): readonly string[] {
  const isUnspoken = districtName !== undefined && unspokenCities.includes(cityName ?? '');
  return [provinceName, cityName === provinceName || isUnspoken ? undefined : cityName, districtName].filter(
    (name) => name !== undefined,
  );
}

/**
 * A place in one line, from the largest part to the smallest. The names are the official Chinese ones in both
 * languages, as on an envelope; English parts them by commas.
 */
export function addressText(value: AddressValue, locale: Locale): string {
  const detail = value.address === undefined ? [] : [value.address];
  return [...spokenNames(value), ...detail].join(locale === 'zh' ? '' : ', ');
}

/** The place's chosen levels in one line, without what follows them; empty where nothing is chosen. */
export function areaText(value: AddressValue | null, locale: Locale): string {
  const { address: _street, ...area } = value ?? {};
  return addressText(area, locale);
}

/** The place in a JSON text such as a filter has, null for a text that holds none. */
export function addressInText(text: string): AddressValue | null {
  if (!text.startsWith('{')) return null;
  try {
    const value = readAddressValue(JSON.parse(text), 3);
    return typeof value === 'string' ? null : value;
  } catch {
    return null;
  }
}
