import {
  displayValue,
  isEmptyValue,
  kindOf,
  type Property,
  type RowValue,
  settingsOf,
  storageOf,
} from '@portico/shared-kit/fields';
import { isFilterGroup } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';

/** Returns the means by which a column narrows rows (list spec, section 5, sub-table filter). */
export function columnFilter(property: Property): 'pattern' | 'own' | 'none' {
  return storageOf(property).rowFilter;
}

/** Conditions on columns, by their codes: a pattern, or the value of the kind's own control; null asks nothing. */
export type RowsFilter = Readonly<Record<string, unknown>>;

/** The rows that hold everything asked. */
export function rowsMatching(
  rows: readonly RowValue[],
  columns: readonly Property[],
  { filter, locale }: { readonly filter: RowsFilter; readonly locale: Locale },
): readonly RowValue[] {
  const tests = columns.flatMap((column) => {
    const test = testOf(column, filter[column.code], locale);
    return test === null ? [] : [test];
  });
  return rows.filter((row) => tests.every((test) => test(row)));
}

type RowTest = (row: RowValue) => boolean;

function testOf(column: Property, asked: unknown, locale: Locale): RowTest | null {
  if (asked === null || asked === undefined || asked === '') return null;
  if (typeof asked === 'string') return patternTest(column, asked, locale);
  const tree = kindOf(column).filter.toTree(column.code, asked, settingsOf(column));
  if (tree === null || isFilterGroup(tree)) return null;
  const [first = null, last = null] = [tree.value].flat();
  if (tree.operator !== 'between') return (row) => row[column.code] === first;
  const { compare } = storageOf(column);
  return (row) => {
    const value = row[column.code];
    if (isEmptyValue(value)) return false;
    return isInOrder(compare, first, value) && isInOrder(compare, value, last);
  };
}

/** Text by pattern: a part of it, where `*` stands for anything and `?` for one character; people and departments also by id. */
function patternTest(column: Property, pattern: string, locale: Locale): RowTest {
  const parts = pattern.trim().split('*').map(comparable);
  return (row) => {
    const value = row[column.code];
    if (isEmptyValue(value)) return false;
    const text = comparable(displayValue(column, value, { locale }));
    return hasParts(text, parts) || idsOf(value).includes(pattern.trim());
  };
}

/** Characters without regard to case. */
function comparable(text: string): readonly string[] {
  return Array.from(text, (character) => character.toLowerCase());
}

/** True where the parts stand in the text one after the other. No pattern that somebody types makes it try all ways. */
function hasParts(text: readonly string[], parts: readonly (readonly string[])[]): boolean {
  let from = 0;
  for (const part of parts) {
    while (from + part.length <= text.length && !standsAt(text, part, from)) from += 1;
    from += part.length;
    if (from > text.length) return false;
  }
  return true;
}

function standsAt(text: readonly string[], part: readonly string[], at: number): boolean {
  return part.every((character, index) => character === '?' || character === text[at + index]);
}

function idsOf(value: unknown): readonly string[] {
  return [value].flat().flatMap((each: unknown) => {
    const { id } = (each ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}

/** Returns whether a bound or value comes before the other, or is the same; an open bound always does. */
function isInOrder(compare: ReturnType<typeof storageOf>['compare'], left: unknown, right: unknown): boolean {
  if (typeof left !== 'string' || typeof right !== 'string') return left === null || right === null;
  return compare !== null && compare(left, right) <= 0;
}
