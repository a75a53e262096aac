import type { KeyboardEvent, PointerEvent } from 'react';
import { cellBlockKeys, keyActionOf, nameOfKey } from '../../keys/keys.model.ts';
import { useStableCallback } from '../../stable/index.ts';
import { areaBetween, type CellArea, filledArea, targetOf } from '../model/cell-area.model.ts';
import { cursorOf } from '../model/grid-frame.ts';
import type { GridCursor } from '../model/keyboard.model.ts';
import { useClipboardOf } from './use-clipboard-of.ts';
import type { RangedGrid } from './ranged-grid.ts';

interface BlockAround {
  /** The cells that are selected; null where the cursor stands alone. */
  readonly area: CellArea | null;
  readonly cursor: GridCursor;
  extend(to: GridCursor, from?: GridCursor): void;
}

/** A block of cells that is pasted over, filled and emptied, by keys and by the handle at its corner. */
export function useWrittenBlock<TRow extends object>(
  { viewport, layout, rows, range }: RangedGrid<TRow>,
  { area, cursor, extend }: BlockAround,
) {
  const block = () => area ?? (cursor.row < 0 ? null : areaBetween(cursor, cursor, layout.columns));
  const tell = (filled: CellArea, ...how: ['fillDown' | 'fillRight' | 'empty', number]) =>
    range?.onCommand?.(targetOf(filled, rows, layout.columns), ...how);
  useClipboardOf(viewport, 'paste', (event) => {
    const at = block();
    if (range?.onPaste === undefined || at === null || event.clipboardData === null) return;
    event.preventDefault();
    range.onPaste(targetOf(at, rows, layout.columns), event.clipboardData);
  });
  const takeKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const action = keyActionOf(cellBlockKeys, nameOfKey(event));
    const at = block();
    const isOnGrid = event.target === event.currentTarget;
    if (action === null || at === null || !isOnGrid || range?.onCommand === undefined) return false;
    event.preventDefault();
    if (action.does === 'empty') tell(at, 'empty', 0);
    else {
      const filled = filledArea(at, action.does, layout.columns);
      if (filled !== null) tell(filled, action.does, 1);
    }
    return true;
  };
  return { takeKey, beginFill: useHandle({ block, extend, tell }) };
}

interface FilledBlock {
  block(): CellArea | null;
  extend(to: GridCursor, from?: GridCursor): void;
  tell(filled: CellArea, command: 'fillDown', source: number): void;
}

/** Returns the function that begins to draw the handle of a block down over the rows below it; false where something else was pressed. */
function useHandle({ block, extend, tell }: FilledBlock) {
  const draw = useStableCallback(extend);
  const fill = useStableCallback(tell);
  return (event: PointerEvent): boolean => {
    const source = block();
    const isHandle = event.target instanceof Element && event.target.closest('[data-fill]') !== null;
    if (!isHandle || source === null || event.button !== 0) return false;
    event.preventDefault();
    const from = { row: source.top, column: source.left };
    let { bottom } = source;
    const follow = ({ target }: globalThis.PointerEvent) => {
      const cell = target instanceof Element ? target.closest('[data-cell]') : null;
      const at = cell && cursorOf(cell.id);
      if (at === null || at.row < 0) return;
      bottom = Math.max(source.bottom, at.row);
      draw({ row: bottom, column: source.right }, from);
    };
    const end = () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointerup', end);
      if (bottom > source.bottom) fill({ ...source, bottom }, 'fillDown', source.bottom - source.top + 1);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('pointerup', end);
    return true;
  };
}
