import type { CellStep } from './grid-cells.ts';
import type { GridCursor } from './keyboard.model.ts';

interface SteppedGrid {
  readonly rows: number;
  readonly columns: readonly { readonly kind: 'checkbox' | 'ordinal' | 'data' }[];
}

/** Returns the cell after a step: among cells with data, over the ends of rows, and the same one where the rows end. */
export function nextDataCell(step: CellStep, from: GridCursor, { rows, columns }: SteppedGrid): GridCursor {
  if (step === 'stay') return from;
  if (step === 'up') return { ...from, row: Math.max(0, from.row - 1) };
  if (step === 'down') return { ...from, row: Math.min(rows - 1, from.row + 1) };
  const data = columns.flatMap(({ kind }, index) => (kind === 'data' ? [index] : []));
  const at = from.row * data.length + data.indexOf(from.column) + (step === 'next' ? 1 : -1);
  const column = data[((at % data.length) + data.length) % data.length];
  if (column === undefined || at < 0 || at >= rows * data.length) return from;
  return { row: Math.floor(at / data.length), column };
}
