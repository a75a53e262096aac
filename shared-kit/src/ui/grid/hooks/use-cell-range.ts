import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cellRangeKeys, keyActionOf, nameOfKey } from '../../keys/keys.model.ts';
import { nextCell } from '../../keys/next-cell.model.ts';
import { useStableCallback } from '../../stable/index.ts';
import { writeTableText } from '../../table-text/index.ts';
import { areaBetween, type CellArea, tableHtml, targetOf, textsIn } from '../model/cell-area.model.ts';
import { cursorOf } from '../model/grid-frame.ts';
import type { GridRange } from '../model/grid-cells.ts';
import type { GridCursor } from '../model/keyboard.model.ts';
import type { GridLayout } from '../model/laid-column.ts';
import type { RangedGrid } from './ranged-grid.ts';
import { useClipboardOf } from './use-clipboard-of.ts';
import { useWrittenBlock } from './use-written-block.ts';

interface RangeCursor {
  readonly cursor: GridCursor;
  place(at: GridCursor): void;
  /** Places the cursor and brings it into view. */
  moveTo(to: GridCursor): void;
}

/** Holds the corner of a block of cells whose other corner is the cursor, until another `resetKey` brings other cells. */
export function useRangeAnchor(isOffered: boolean, resetKey: string | number | undefined) {
  const [held, setHeld] = useState<{ readonly at: GridCursor; readonly resetKey: typeof resetKey } | null>(null);
  const anchor = isOffered && held !== null && held.resetKey === resetKey ? held.at : null;
  return { anchor, hold: (at: GridCursor | null) => setHeld(at && { at, resetKey }) };
}

/** A block of cells that is selected by keys and by pointer, and copied. */
export function useCellRange<TRow extends object>(
  { viewport, layout, rows, range }: RangedGrid<TRow>,
  { anchor, hold }: ReturnType<typeof useRangeAnchor>,
  { cursor, place, moveTo }: RangeCursor,
) {
  const area = useArea(anchor, cursor, layout);
  useTold(range, area, { layout, rows });
  const extend = (to: GridCursor, from: GridCursor = anchor ?? cursor) => {
    moveTo(to);
    hold(from);
  };
  const takeKey = (event: KeyboardEvent<HTMLElement>): boolean => {
    const action = range === undefined ? null : keyActionOf(cellRangeKeys, nameOfKey(event));
    if (action === null || cursor.row < 0 || (anchor === null && action.does !== 'extend')) return false;
    event.preventDefault();
    if (action.does === 'letGo') {
      event.stopPropagation();
      hold(null);
    } else if (action.does === 'all') {
      extend({ row: rows.length - 1, column: layout.columns.length - 1 }, { row: 0, column: 0 });
    } else {
      const bounds = { rows: rows.length, columns: layout.columns.length, screen: 1 };
      extend(nextCell(nameOfKey(event).replace('Shift+', ''), cursor, bounds) ?? cursor);
    }
    return true;
  };
  useCopy({ viewport, layout, rows, range }, area, cursor);
  const written = useWrittenBlock({ viewport, layout, rows, range }, { area, cursor, extend });
  const pointer = usePointer(range !== undefined, { place, extend, layout, beginFill: written.beginFill });
  return {
    area,
    canFill: useCanFill({ layout, rows, range }, area, cursor),
    takeKey: (event: KeyboardEvent<HTMLElement>, isEdited: boolean) =>
      takeKey(event) || (!isEdited && written.takeKey(event)),
    ...pointer,
  };
}

/** Returns whether the block, or the cell of the cursor, has a handle that fills others. */
function useCanFill<TRow extends object>(
  { layout, rows, range }: Pick<RangedGrid<TRow>, 'layout' | 'rows' | 'range'>,
  area: CellArea | null,
  { row, column }: GridCursor,
): boolean {
  const { columns } = layout;
  return useMemo(() => {
    if (range?.onCommand === undefined) return false;
    const filled = area ?? areaBetween({ row, column }, { row, column }, columns);
    if (filled === null || range.canFill === undefined) return filled !== null;
    return range.canFill(targetOf(filled, rows, columns));
  }, [range, area, row, column, rows, columns]);
}

/** Copies the cells that are selected, or that of the cursor, as texts and as a table. */
function useCopy<TRow extends object>(
  { viewport, layout, rows, range }: RangedGrid<TRow>,
  area: CellArea | null,
  cursor: GridCursor,
): void {
  useClipboardOf(viewport, 'copy', (event) => {
    const copied = area ?? areaBetween(cursor, cursor, layout.columns);
    const isOfText = area === null && getSelection()?.isCollapsed === false;
    if (range === undefined || cursor.row < 0 || copied === null || isOfText) return;
    const texts = textsIn(copied, rows, layout.columns);
    event.preventDefault();
    event.clipboardData?.setData('text/plain', writeTableText(texts));
    event.clipboardData?.setData('text/html', tableHtml(texts));
  });
}

function useArea<TRow>(anchor: GridCursor | null, cursor: GridCursor, { columns }: GridLayout<TRow>): CellArea | null {
  const { row, column } = cursor;
  return useMemo(() => anchor && areaBetween(anchor, { row, column }, columns), [anchor, row, column, columns]);
}

/** Tells the owner of the block, when it is another one. */
function useTold<TRow extends object>(
  range: GridRange<TRow> | undefined,
  area: CellArea | null,
  { layout, rows }: Pick<RangedGrid<TRow>, 'layout' | 'rows'>,
): void {
  const tell = useStableCallback(() => range?.onChange(area && targetOf(area, rows, layout.columns)));
  useEffect(tell, [tell, area, rows]);
}

interface PointedCells<TRow> extends Pick<RangeCursor, 'place'> {
  extend(to: GridCursor, from?: GridCursor): void;
  readonly layout: GridLayout<TRow>;
  /** Begins to draw a block's handle over others, where it was pressed. */
  beginFill(event: PointerEvent): boolean;
}

/** The pointer on cells: a press puts the cursor there, with Shift, or drawn over others, the block goes to it. */
function usePointer<TRow>(isOffered: boolean, { place, extend, layout, beginFill }: PointedCells<TRow>) {
  const from = useRef<GridCursor | null>(null);
  const cellOf = ({ target }: PointerEvent): GridCursor | null => {
    const cell = target instanceof Element ? target.closest('[data-cell]') : null;
    return cell && cursorOf(cell.id);
  };
  const isData = (at: GridCursor) => isOffered && at.row >= 0 && layout.columns[at.column]?.kind === 'data';
  return {
    onPointerDown: (event: PointerEvent) => {
      const at = cellOf(event);
      from.current = null;
      if (at === null || beginFill(event)) return;
      const isPlain = isData(at) && event.button === 0 && event.pointerType !== 'touch';
      if (isPlain && event.shiftKey) return extend(at);
      place(at);
      const isInEditor = event.target instanceof Element && event.target.closest('[data-edited]') !== null;
      if (isPlain && !isInEditor) from.current = at;
    },
    onPointerOver: (event: PointerEvent) => {
      const [start, at] = [from.current, cellOf(event)];
      if (start === null || at === null || event.buttons !== 1 || !isData(at)) return;
      if (at.row === start.row && at.column === start.column) return;
      // What the browser selects of the texts meanwhile is not meant.
      getSelection()?.removeAllRanges();
      extend(at, start);
    },
    onMouseDown: (event: {
      readonly shiftKey: boolean;
      preventDefault(): void;
      readonly currentTarget: HTMLElement;
    }) => {
      if (!isOffered || !event.shiftKey) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
  };
}
