import type { FieldKind } from '../field-kind.ts';
import type { CellProps } from '../field-ui.ts';

const textCells = new WeakSet<object>();

/** A cell that shows the value as its kind writes it. */
export function textCell<TValue, TSettings extends object, TFilter>(kind: FieldKind<TValue, TSettings, TFilter>) {
  const Cell = ({ value, settings, context }: CellProps<TValue, TSettings>): string =>
    kind.display?.(value, settings, context) ?? kind.format(value, settings, context);
  textCells.add(Cell);
  return Cell;
}

/** True for a cell that shows words and nothing else: who has them need not draw it. */
export function isTextCell(Cell: object): boolean {
  return textCells.has(Cell);
}
