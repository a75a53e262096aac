import type { ClipboardEvent } from 'react';
import { useLocale } from '../../../i18n/locale-hook.ts';
import type { Property } from '../../property.ts';
import { copiedText } from './cell-words.ts';
import type { Rows } from './rows.ts';
import type { CellPosition } from './sheet/cursor.model.ts';
import { writeTableText } from '../../../ui/table-text/index.ts';

/**
 * Copies cells of a table that is read as a spreadsheet takes them: the block that is selected, or the whole table where
 * nothing is and the table has the focus. Words selected within one cell are copied as such.
 */
export function useReadingCopy(rows: Rows, columns: readonly Property[]) {
  const locale = useLocale();
  return (event: ClipboardEvent<HTMLElement>) => {
    const block = blockIn(event.currentTarget, { row: rows.length - 1, column: columns.length - 1 });
    if (block === null) return;
    event.preventDefault();
    const [from, to] = block;
    const taken = rows.slice(from.row, to.row + 1);
    const shown = columns.slice(from.column, to.column + 1);
    const cells = taken.map((row) => shown.map((column) => copiedText(column, row[column.code], locale)));
    event.clipboardData.setData('text/plain', writeTableText(cells));
  };
}

/** The first and the last cell of what is to be copied; null where the browser copies by itself. */
function blockIn(table: HTMLElement, last: CellPosition): readonly [CellPosition, CellPosition] | null {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed) {
    return document.activeElement === table && last.row >= 0 ? [{ row: 0, column: 0 }, last] : null;
  }
  const [one, other] = [positionOf(selection.anchorNode, table), positionOf(selection.focusNode, table)];
  if (one === null || other === null) return null;
  if (one.row === other.row && one.column === other.column) return null;
  const least = (key: keyof CellPosition) => Math.max(0, Math.min(one[key], other[key]));
  const most = (key: keyof CellPosition) => Math.max(0, one[key], other[key]);
  return [
    { row: least('row'), column: least('column') },
    { row: most('row'), column: most('column') },
  ];
}

/** The cell around a node of a document, -1 for the heads and the numbers of rows; null outside of the cells. */
function positionOf(node: Node | null, table: HTMLElement): CellPosition | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const cell = element?.closest<HTMLTableCellElement>('td, th');
  const row = cell?.parentElement;
  if (!cell || !row || !table.contains(cell)) return null;
  return { row: Number(row.dataset['index'] ?? -1), column: cell.cellIndex - 1 };
}
