import type { ListColumn, ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { displayValue, isEmptyValue, type Property, type RowValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';

/** Portal spec, section 9, List modes. */
export const subTableLimits = {
  /** Largest number of rows that are told in the cell itself; beyond that it collapses. */
  shown: 7,
  /** To so many it collapses, with a link to the rest. */
  collapsed: 2,
  /** The popup opens for more rows than this… */
  popupAbove: 2,
  /** …and shows so many at most. */
  popup: 20,
} as const;

/** The rows of a sub-table's value; anything else has none. */
export function rowsOf(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? (value as readonly RowValue[]) : [];
}

/** Returns the number of rows that the cell tells before it says "more". */
export function listedRowCount(count: number): number {
  return count > subTableLimits.shown ? subTableLimits.collapsed : count;
}

/** Returns a row in a few words: the first two filled columns. */
export function rowWords(row: RowValue, columns: readonly Property[], locale: Locale): string {
  const words = columns
    .filter(({ code }) => !isEmptyValue(row[code]))
    .slice(0, 2)
    .map((column) => displayValue(column, row[column.code], { locale }));
  return words.join(' · ');
}

/** The codes of the sub-tables that a list shows. */
export function visibleSubTables({ properties }: ListConfig, columns: readonly ListColumn[]): readonly string[] {
  const tables = new Set(properties.filter(({ subSchema }) => subSchema !== undefined).map(({ code }) => code));
  return columns.flatMap(({ propertyCode, isShow }) =>
    isShow !== false && tables.has(propertyCode) ? [propertyCode] : [],
  );
}

/** Returns how many lines a record's row has: those of the sub-table that tells the most rows. */
export function linesOf(codes: readonly string[]): (record: Pick<BizRecord, 'data'>) => number {
  return ({ data }) => Math.max(1, ...codes.map((code) => listedRowCount(rowsOf(data[code]).length)));
}
