import { type MouseEvent, useEffect, useRef } from 'react';
import type { CellPosition } from './cursor.model.ts';
import type { CellSelection } from './use-cell-selection.ts';

interface PointedSheet {
  readonly selection: CellSelection;
  readonly lastColumn: number;
  /** Returns whether a cell can be filled in. */
  canEdit(position: CellPosition): boolean;
}

/** The cell of an element, -1 as its column for the number of its row; null outside of the cells. */
export function positionOf(
  element: EventTarget,
  table: Element,
): (CellPosition & { readonly cell: HTMLElement }) | null {
  if (!(element instanceof Element) || !table.contains(element)) return null;
  const cell = element.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return cell && row !== undefined ? { row: Number(row), column: Number(cell.dataset['column']), cell } : null;
}

/**
 * The pointer on cells: a press marks one, drawn over others it marks those too, and a press on the marked cell begins
 * to edit it.
 */
export function usePointer({ selection, lastColumn, canEdit }: PointedSheet) {
  const isDrawing = useRef(false);
  useEffect(() => {
    const stop = () => {
      isDrawing.current = false;
    };
    addEventListener('mouseup', stop);
    return () => removeEventListener('mouseup', stop);
  }, []);
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const position = event.button === 0 ? positionOf(event.target, event.currentTarget) : null;
    if (position === null) return;
    const { row, column, cell } = position;
    const isMarked = selection.isInside && row === selection.position.row && column === selection.position.column;
    const isEditor = cell.dataset['editing'] === 'true' && event.target !== cell;
    // The browser puts the cursor where it was pressed.
    if (isEditor) {
      if (!isMarked) selection.goTo(position, { isFocused: false });
      selection.begin('edit');
      return;
    }
    event.preventDefault();
    if (column === -1)
      selection.mark({ row, column: 0 }, { row: event.shiftKey ? selection.anchor.row : row, column: lastColumn });
    else if (isMarked && canEdit(position)) selection.begin('edit', 'press');
    else selection.goTo({ row, column }, { isExtending: event.shiftKey });
    isDrawing.current = column !== -1;
  };
  const onMouseOver = (event: MouseEvent<HTMLElement>) => {
    if (!isDrawing.current || event.buttons !== 1) return;
    const position = positionOf(event.target, event.currentTarget);
    if (position === null || position.column === -1) return;
    if (position.row !== selection.position.row || position.column !== selection.position.column)
      selection.goTo({ row: position.row, column: position.column }, { isExtending: true });
  };
  return { onMouseDown, onMouseOver };
}
