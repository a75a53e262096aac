import type { SheetElement } from '@portico/shared-kit/contract/print-elements';
import { type Property, storageOf } from '@portico/shared-kit/fields';

/** Switches of a table's totals. */
export const totals = ['groupTotal', 'pageTotal', 'carriedForward', 'grandTotal'] as const;

/**
 * Returns what changes of a table when totals are switched on or off. Totals of nothing would be no line at all: where no column is
 * summed up yet, the last one of numbers is, which mostly is the amount. `columns` are those of the sub-table.
 */
export function totalSwitched(
  element: SheetElement,
  total: (typeof totals)[number],
  isOn: boolean,
  columns: readonly Property[],
): Partial<SheetElement> {
  const isSummed = element.columns.some(({ sum }) => sum);
  const isNumber = (code: string) => {
    const property = columns.find((column) => column.code === code);
    return property !== undefined && storageOf(property).isNumber;
  };
  const last = element.columns.findLastIndex(({ code }) => isNumber(code));
  if (!isOn || isSummed || last < 0) return { [total]: isOn };
  return {
    [total]: isOn,
    columns: element.columns.map((column, index) => (index === last ? { ...column, sum: true } : column)),
  };
}
