import { type RefObject, useEffect, useState } from 'react';
import type { DataGridProps } from '../data-grid-props.ts';
import { keyboardResizeStep } from '../model/column-layout.model.ts';
import { cellId, type RowActions } from '../model/grid-frame.ts';
import { footHeight, headHeight } from '../model/grid-heights.ts';
import type { GridView } from '../model/grid-types.ts';
import type { GridCommand, GridCursor } from '../model/keyboard.model.ts';
import type { GridLayout } from '../model/laid-column.ts';
import { enterCell } from './cell-controls.ts';
import { directionOf, nextDirection } from '../model/sort-cycle.model.ts';
import type { HeadActions } from '../parts/HeaderCell.tsx';
import { editByKey, useGridControl } from './use-cell-edits.ts';
import { useCellRange, useRangeAnchor } from './use-cell-range.ts';
import { useGridKeyboard } from './use-grid-keyboard.ts';
import type { GridRowModel } from './use-grid-rows.ts';
import type { GridWindow } from './use-grid-window.ts';

interface CursorInput<TRow extends object> {
  readonly gridId: string;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly layout: GridLayout<TRow>;
  readonly rows: readonly GridRowModel<TRow>[];
  readonly rowHeight: number;
  readonly gridWindow: GridWindow;
  readonly view: GridView;
  readonly actions: RowActions<TRow>;
  readonly page: { readonly onToggle: () => void };
  readonly head: HeadActions<TRow>;
  readonly grid: Pick<DataGridProps<TRow>, 'sort' | 'tree' | 'cells' | 'edited' | 'range'>;
}

/** Ties keys to what the grid can do. */
export function useGridCursor<TRow extends object>(input: CursorInput<TRow>) {
  const { viewport, layout, rows, rowHeight, gridWindow, view } = input;
  const [initialRow] = useState(() => rows.findIndex(({ id }) => id === view.initialRow));
  useFocus(viewport, initialRow >= 0);
  const reveal = ({ row, column }: GridCursor) => {
    if (row >= 0) gridWindow.scrollToRow(row);
    if (layout.columns[column]?.pin === null) gridWindow.scrollToColumn(column - layout.left.length);
  };
  const { cells, edited, range: offered } = input.grid;
  const anchor = useRangeAnchor(offered !== undefined, view.scrollResetKey);
  const edits = { viewport, layout, rows, cells, edited };
  const keyboard = useGridKeyboard({
    initialRow,
    rowCount: rows.length,
    columnCount: layout.columns.length,
    // Another page is drawn in the place of the one before; rows of a tree move.
    keyOf: (row) => (input.grid.tree ? rows[row]?.id : undefined),
    rowOf: (key) => rows.findIndex(({ id }) => id === key),
    rowsInView: () => {
      const height = (viewport.current?.clientHeight ?? 0) - headHeight - footHeight;
      return Math.max(1, Math.floor(height / rowHeight));
    },
    branchAt: (cursor) => branchAt(input, cursor),
    takeKey: (event, cursor) => range.takeKey(event, edited != null) || editByKey(edits, event, cursor),
    onMove: reveal,
    onCursor: ({ row }) => {
      anchor.hold(null);
      const key = rows[row]?.id;
      if (key !== undefined) view.onRowChange?.(key);
    },
    onCommand: (command, cursor) => perform(input, command, cursor),
  });
  const range = useCells(edits, { range: offered, anchor, keyboard, reveal });
  return { ...keyboard, range };
}

type CellsGrid<TRow extends object> = Parameters<typeof useGridControl<TRow>>[0];

interface CellsAround<TRow extends object> {
  readonly range: DataGridProps<TRow>['range'];
  readonly anchor: ReturnType<typeof useRangeAnchor>;
  readonly keyboard: ReturnType<typeof useGridKeyboard>;
  reveal(to: GridCursor): void;
}

/** The cells around the cursor: what edits them moves it, and blocks of them go to it. */
function useCells<TRow extends object>(grid: CellsGrid<TRow>, around: CellsAround<TRow>) {
  const { range, anchor, keyboard, reveal } = around;
  const { cursor, setCursor } = keyboard;
  useGridControl(grid, { cursor, setCursor, reveal });
  const moveTo = (to: GridCursor) => {
    setCursor(to);
    reveal(to);
  };
  return useCellRange({ ...grid, range }, anchor, { cursor, place: setCursor, moveTo });
}

/** Takes the focus once, where nothing has it. */
function useFocus(viewport: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) viewport.current?.focus({ preventScroll: true });
  }, [viewport, isWanted]);
}

function branchAt<TRow extends object>({ layout, rows, grid }: CursorInput<TRow>, cursor: GridCursor) {
  const row = rows[cursor.row];
  const trunk = layout.columns.find((column) => column.kind === 'data');
  if (!grid.tree || row === undefined || trunk?.index !== cursor.column) return { branch: null };
  const parent = row.depth === 0 ? null : rows.findLastIndex(({ depth }, at) => at < cursor.row && depth < row.depth);
  if (!row.canExpand) return { branch: null, parent };
  return { branch: row.isExpanded ? ('open' as const) : ('closed' as const), parent };
}

function perform<TRow extends object>(
  input: CursorInput<TRow>,
  command: Exclude<GridCommand, { type: 'move' }>,
  cursor: GridCursor,
): void {
  const { rows, actions, page } = input;
  const row = rows[cursor.row];
  switch (command.type) {
    case 'selectPage':
      return page.onToggle();
    case 'sort':
      return sortAt(input, cursor, command.isAdditive);
    case 'resize':
      return resizeAt(input, cursor, command.steps);
    case 'menu':
      return openMenu(input, cursor);
    case 'toggle':
      return row && actions.toggle(row, command.isRange);
    case 'open':
      return row && actions.open(row);
    case 'enter':
      return enterAt(input, cursor);
    case 'branch':
      return row && actions.toggleBranch(row, command.isOpen);
  }
}

function sortAt<TRow extends object>(input: CursorInput<TRow>, cursor: GridCursor, isAdditive: boolean): void {
  const { layout, head, page, grid } = input;
  const laid = layout.columns[cursor.column];
  if (laid?.kind === 'checkbox') return page.onToggle();
  if (!laid?.column?.isSortable) return;
  const current = directionOf(grid.sort?.entries ?? [], laid.id);
  head.sort({ columnId: laid.id, direction: nextDirection(current) }, isAdditive);
}

function openMenu<TRow extends object>({ gridId, layout, head }: CursorInput<TRow>, cursor: GridCursor): void {
  const laid = layout.columns[cursor.column];
  if (laid) head.openMenu(laid, document.getElementById(cellId(gridId, -1, laid.index)));
}

function enterAt<TRow extends object>({ gridId, layout }: CursorInput<TRow>, { row, column }: GridCursor): void {
  const laid = layout.columns[column];
  if (laid) enterCell(document.getElementById(cellId(gridId, row, laid.index)));
}

function resizeAt<TRow extends object>({ layout, head }: CursorInput<TRow>, cursor: GridCursor, steps: number): void {
  const laid = layout.columns[cursor.column];
  if (!laid?.column || laid.column.isResizable === false) return;
  head.endResize({ ...laid, width: head.resize(laid, laid.width + steps * keyboardResizeStep) });
}
