import type { CellRange } from '../cell-address.ts';
import type { HeadCell } from './sheet-design.ts';

/** Head cell with the cells that it takes. */
export interface HeadCellPosition extends CellRange {
  readonly cell: HeadCell;
}

/**
 * Returns where the cells of a head stand, row by row: as in an HTML table, each takes the next columns that no cell of a
 * row above reaches into.
 */
export function layOutHead(head: readonly (readonly HeadCell[])[]): HeadCellPosition[] {
  const taken = new Set<string>();
  return head.flatMap((cells, index) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${index}:${column}`)) column += 1;
      const { columnSpan = 1, rowSpan = 1 } = cell;
      for (let row = index; row < index + rowSpan; row += 1) {
        for (let at = column; at < column + columnSpan; at += 1) taken.add(`${row}:${at}`);
      }
      const position = {
        cell,
        firstRow: index + 1,
        // A span never leaves the head.
        lastRow: Math.min(index + rowSpan, head.length),
        firstColumn: column,
        lastColumn: column + columnSpan - 1,
      };
      column += columnSpan;
      return position;
    });
  });
}
