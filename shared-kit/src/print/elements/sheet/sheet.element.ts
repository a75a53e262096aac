import type { SheetColumn, SheetElement } from '../../../contract/print-elements.ts';
import { kindOf, type Property, storageOf } from '../../../fields/index.ts';
import { localisedText } from '../../../i18n/locale.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { paperTexts } from '../../paper.texts.ts';
import { layoutLimits } from '../../layout/problems.ts';
import type { ElementSource } from '../../layout/element-layout.ts';
import { type PrintColumn, sharingWidth } from '../../table/table-columns.ts';
import { layOutTable, type PrintTable } from '../../table/table-layout.ts';
import { printedName } from '../../values/words.ts';
import type { ElementKind } from '../element-kind.ts';
import { groupedUnits, rowUnits, type SubTableRow } from './sheet-units.ts';

/** A sub-table with its groups and totals. */
export const sheet: ElementKind<'sheet'> = (element, source, { width, pageHeight }) => {
  const table = printTable(element, source, width);
  return layOutTable(table, width, pageHeight, () => source.report('textCut'));
};

function printTable(element: SheetElement, source: ElementSource, width: number): PrintTable {
  const { locale, record, find } = source;
  const property = find(element.code);
  const children = property?.subSchema?.properties ?? [];
  const propertyAt = (code: string) => children.find((child) => child.code === code);
  const columns = element.columns.map((column) => printColumn(column, propertyAt(column.code), source));
  const value = property === undefined ? null : record.bizObject.data[element.code];
  const rows = rowsOf(value, source);
  const units = rowUnits(rows, element.columns, propertyAt, source);
  const grouped = groupedUnits(element, rows, units, { propertyAt, columns: columns.length, locale });
  const empty = { kind: 'row', cells: columns.map(() => commonTexts.t(locale, 'empty')), numbers: [] } as const;
  const t = paperTexts.translator(locale);
  const hasSums = columns.some(({ summed }) => summed !== null);
  return {
    columns: element.wideTable === 'split' ? columns : sharingWidth(columns, width),
    units: grouped.units.length > 0 ? grouped.units : [empty],
    totals: {
      page: element.pageTotal && hasSums ? t('total.page') : null,
      carried: element.carriedForward && hasSums ? t('total.carried') : null,
      end: element.grandTotal && hasSums ? t('total.end') : null,
    },
    look: element.look,
    headHeight: element.headHeight,
    rowHeight: element.bodyHeight,
    repeatsHead: element.sheetHeaderPagingAttr,
    together: element.keepTogether === 'table' ? [{ from: 0, to: grouped.units.length }] : grouped.together,
    locale,
  };
}

function rowsOf(value: unknown, source: ElementSource): readonly SubTableRow[] {
  const rows = (Array.isArray(value) ? value : []) as readonly SubTableRow[];
  if (rows.length > layoutLimits.rows) source.report('tooManyRows');
  return rows.slice(0, layoutLimits.rows);
}

function printColumn(column: SheetColumn, property: Property | undefined, { locale }: ElementSource): PrintColumn {
  const { innerTxt, widthValue, sum, repeat } = column;
  const isNumber = property !== undefined && storageOf(property).isNumber;
  return {
    title: innerTxt ? localisedText(innerTxt, locale) : printedName(property, locale),
    width: widthValue,
    align: property === undefined ? 'left' : kindOf(property).align,
    summed: sum && isNumber ? property : null,
    isKey: repeat,
  };
}
