import { columnLetters, rangeText } from '../cell-address.ts';
import { type CellInput, mergedCell } from '../cells.ts';
import { formatLimits } from '../format-limits.ts';
import type { CellXml } from './cell-xml.ts';
import type { ChoiceLists } from './choice-lists.ts';
import { type HeadCellPosition, layOutHead } from './head-layout.ts';
import { MergedRuns } from './merged-runs.ts';
import type { RowCursor } from './row-cursor.ts';
import type { SheetColumn, SheetDesign } from './sheet-design.ts';
import type { StyleTable } from './style-table.ts';
import { xmlDeclaration } from './xml-text.ts';

/** Objects that all sheets of a workbook share. */
export interface WorkbookContext {
  readonly styles: StyleTable;
  readonly cells: CellXml;
  readonly choices: ChoiceLists;
}

/** UTF-16 units of XML that are packed together. */
const chunkLength = 65_536;
/** UTF-16 units of XML after which rows go on on another sheet: the format's plain sizes end at 4 GiB of UTF-8. */
const longestXml = 1_400_000_000;

/** Yields the XML of a sheet with as many rows as one sheet takes, and returns how many these were. */
export async function* sheetXml(
  design: SheetDesign,
  cursor: RowCursor,
  context: WorkbookContext,
): AsyncGenerator<string, number> {
  const head = layOutHead(design.head);
  const first = design.head.length + 1;
  const merged = new MergedRuns(first);
  const row = rowXml(design.columns, context, merged);
  let xml = beginning(design, context.styles) + headXml(head, design.head.length, context);
  let [next, length] = [first, 0];
  for (let cells = await cursor.peek(); cells !== null; cells = await cursor.peek()) {
    if (next > formatLimits.rows || length > longestXml) break;
    cursor.take();
    xml += row(cells, next);
    next += 1;
    if (xml.length > chunkLength) {
      length += xml.length;
      yield xml;
      xml = '';
    }
  }
  yield xml + ending(design, head, merged, context);
  return next - first;
}

function beginning({ columns, head, frozenColumns = 0 }: SheetDesign, styles: StyleTable): string {
  const widths = columns.map(({ width, format }, index) => {
    const style = styles.of(format);
    return `<col min="${index + 1}" max="${index + 1}" width="${width ?? 12}" customWidth="1"${style > 0 ? ` style="${style}"` : ''}/>`;
  });
  return (
    `${xmlDeclaration}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"` +
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `<sheetViews><sheetView workbookViewId="0">${pane(head.length, frozenColumns)}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`
  );
}

function pane(rows: number, columns: number): string {
  if (rows + columns === 0) return '';
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  const active = rows === 0 ? 'topRight' : columns === 0 ? 'bottomLeft' : 'bottomRight';
  return `<pane${split} topLeftCell="${columnLetters(columns)}${rows + 1}" activePane="${active}" state="frozen"/>`;
}

function headXml(head: readonly HeadCellPosition[], rowCount: number, { styles, cells }: WorkbookContext): string {
  return Array.from({ length: rowCount }, (_, index) => {
    const row = index + 1;
    const each = head
      .filter(({ firstRow, lastRow }) => firstRow <= row && row <= lastRow)
      .sort((left, right) => left.firstColumn - right.firstColumn)
      .flatMap(({ cell, firstRow, firstColumn, lastColumn }) => {
        const style = cell.isRequired === true ? styles.requiredHead : styles.head;
        // Cells that a merged one covers have its look, or its border and ground would end with the first.
        return Array.from({ length: lastColumn - firstColumn + 1 }, (__, at) => {
          const address = `${columnLetters(firstColumn + at)}${row}`;
          const isFirst = at === 0 && row === firstRow;
          return isFirst ? cells.text(cell.text, address, style) : `<c r="${address}" s="${style}"/>`;
        });
      });
    return `<row r="${row}">${each.join('')}</row>`;
  }).join('');
}

/** Returns a function that makes a row; letters and styles of columns are worked out once. */
function rowXml(columns: readonly SheetColumn[], { styles, cells }: WorkbookContext, merged: MergedRuns) {
  const letters: string[] = [];
  const columnStyles = columns.map(({ format }) => styles.of(format));
  return (inputs: readonly CellInput[], row: number): string => {
    let xml = `<row r="${row}">`;
    for (let column = 0; column < inputs.length; column += 1) {
      const input = inputs[column] ?? null;
      if (input === mergedCell) merged.take(column, row);
      else if (input !== null)
        xml += cells.of(input, (letters[column] ??= columnLetters(column)) + row, columnStyles[column] ?? 0);
    }
    return `${xml}</row>`;
  };
}

function ending(
  design: SheetDesign,
  head: readonly HeadCellPosition[],
  runs: MergedRuns,
  { choices }: WorkbookContext,
): string {
  const heads = head.filter((at) => at.lastRow > at.firstRow || at.lastColumn > at.firstColumn).map(rangeText);
  const merges = [...heads, ...runs.all()];
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const hasNotes = head.some(({ cell }) => cell.note !== undefined);
  return (
    `</sheetData>${merges.length > 0 ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : ''}` +
    `${choices.validationsXml(design.columns, design.head.length + 1)}${hasNotes ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`
  );
}
