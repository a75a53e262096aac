import { randomId } from '../../../../contract/random-id.ts';
import type { Property } from '../../../property.ts';
import type { Rows } from '../rows.ts';
import { newRow, type RowsState } from '../use-rows.ts';
import { withCleared, withCopies, withInserted, withMoved, without } from './row-edits.model.ts';
import type { CellSelection } from './use-cell-selection.ts';

/** Actions on rows, by keys and by buttons. */
export interface RowActions {
  /** A new row at the end. */
  add(): void;
  /** A new row above the marked ones (-1) or below them (1). */
  insert(step: 1 | -1): void;
  duplicate(): void;
  moveRows(step: 1 | -1): void;
  removeRows(): void;
  removeRow(index: number): void;
  clear(): void;
  undo(): void;
  redo(): void;
}

interface SheetParts {
  readonly rows: RowsState;
  readonly selection: CellSelection;
  readonly columns: readonly Property[];
  readonly maxRows: number;
  /** Rows neither come nor go. */
  readonly isFixed: boolean;
}

/** Returns the actions on the marked rows. What is full stays as it is; the focus follows to what was changed. */
export function rowActionsOf(parts: SheetParts): RowActions {
  const { rows, selection, columns, isFixed } = parts;
  const { area, position } = selection;
  const isEmpty = rows.rows.length === 0;
  const remove = (top: number, bottom: number) => {
    if (isFixed) return;
    rows.change(without(rows.latest(), { top, bottom, left: 0, right: 0 }));
    selection.goTo({ row: top, column: position.column });
  };
  /** Goes back or on in time, and to the first row that is another one then. */
  const travel = (how: 'undo' | 'redo') => {
    const before = rows.latest();
    rows[how]();
    const changed = rows.latest().findIndex((row, index) => row !== before[index]);
    selection.goTo({ row: changed === -1 ? position.row : changed, column: position.column });
  };
  return {
    ...addingActions(parts),
    moveRows: (step) => {
      const moved = withMoved(rows.latest(), area, step);
      if (moved !== rows.latest()) shift(parts, moved, step);
    },
    removeRows: () => !isEmpty && remove(area.top, area.bottom),
    removeRow: (index) => remove(index, index),
    clear: () => rows.change(withCleared(rows.latest(), columns, area)),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
  };
}

function addingActions(parts: SheetParts): Pick<RowActions, 'add' | 'insert' | 'duplicate'> {
  const { rows, selection, columns, maxRows } = parts;
  const { area } = selection;
  const hasRoom = (more: number) => rows.latest().length + more <= maxRows;
  const isEmpty = rows.rows.length === 0;
  const first = columns.findIndex(({ readOnly }) => readOnly !== true);
  const insertAt = (index: number) => {
    if (!hasRoom(1)) return;
    rows.change(withInserted(rows.latest(), index, [newRow()]));
    selection.goTo({ row: index, column: Math.max(0, first) });
  };
  return {
    add: () => insertAt(rows.latest().length),
    insert: (step) => insertAt(isEmpty ? 0 : step === 1 ? area.bottom + 1 : area.top),
    duplicate() {
      const count = area.bottom - area.top + 1;
      if (!isEmpty && hasRoom(count)) shift(parts, withCopies(rows.latest(), area, randomId), count);
    },
  };
}

/** Takes rows in which the marked ones stand so many places further down. */
function shift({ rows, selection }: SheetParts, next: Rows, step: number): void {
  const { position, anchor } = selection;
  rows.change(next);
  selection.mark({ ...position, row: position.row + step }, { ...anchor, row: anchor.row + step });
}
