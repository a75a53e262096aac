import type { SheetColumn, SheetElement } from '../../../contract/print-elements.ts';
import type { Property } from '../../../fields/index.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { ElementSource } from '../../layout/element-layout.ts';
import type { RowRange } from '../../layout/flow-item.ts';
import { layoutLimits } from '../../layout/problems.ts';
import { paperTexts } from '../../paper.texts.ts';
import { decimalOf, sumsOf } from '../../table/table-sums.ts';
import type { CellContent, TableUnit } from '../../table/table-unit.ts';
import { picturesIn, printedName, printedValue } from '../../values/words.ts';

/** A row of a sub-table as a record holds it. */
export type SubTableRow = Readonly<Record<string, unknown>>;

type PropertyAt = (code: string) => Property | undefined;

/** Returns the rows of a sub-table as lines of a table, in their order. */
export function rowUnits(
  rows: readonly SubTableRow[],
  columns: readonly SheetColumn[],
  propertyAt: PropertyAt,
  source: ElementSource,
): TableUnit[] {
  const properties = columns.map(({ code }) => propertyAt(code));
  return rows.map((row) => ({
    kind: 'row',
    cells: columns.map((column, index) => cellOf(column, properties[index], row[column.code], source)),
    numbers: columns.map(({ code, sum }) => (sum ? decimalOf(row[code]) : null)),
  }));
}

function cellOf(
  { display }: SheetColumn,
  property: Property | undefined,
  value: unknown,
  { locale, report }: ElementSource,
): CellContent {
  const pictures = display === 'picture' ? picturesIn(property, value) : [];
  if (pictures.length === 0) return printedValue(property, value, locale).slice(0, layoutLimits.textLength);
  const printable = pictures.filter(({ size }) => size <= layoutLimits.pictureBytes);
  if (printable.length < pictures.length) report('pictureTooLarge');
  return printable.length === 0
    ? pictures.map(({ name }) => name).join('\n')
    : printable.map(({ id, name }) => ({ refId: id, name }));
}

interface GroupFacts {
  readonly propertyAt: PropertyAt;
  /** Number of columns. */
  readonly columns: number;
  readonly locale: Locale;
}

interface GroupedUnits {
  readonly units: readonly TableUnit[];
  readonly together: readonly RowRange[];
}

/** Brings rows of one value together, in the order in which the values come first, each group under its head. */
export function groupedUnits(
  { groupBy, groupTotal, keepTogether }: SheetElement,
  rows: readonly SubTableRow[],
  units: readonly TableUnit[],
  { propertyAt, columns, locale }: GroupFacts,
): GroupedUnits {
  const property = groupBy === null ? undefined : propertyAt(groupBy);
  if (groupBy === null || property === undefined) return { units, together: [] };
  const t = paperTexts.translator(locale);
  const values = rows.map((row) => printedValue(property, row[groupBy], locale));
  const grouped: TableUnit[] = [];
  const together: RowRange[] = [];
  for (const [value, own] of Map.groupBy(units.entries(), ([index]) => values[index] ?? '')) {
    const from = grouped.length;
    const members = own.map(([, unit]) => unit);
    grouped.push({ kind: 'groupHead', text: t('group', { name: printedName(property, locale), value }) }, ...members);
    if (groupTotal) grouped.push({ kind: 'groupTotal', label: t('total.group'), sums: sumsOf(members, columns) });
    if (keepTogether === 'group') together.push({ from, to: grouped.length });
  }
  return { units: grouped, together };
}
