import { type PointerEvent, type RefObject, useMemo } from 'react';
import { uiTexts } from '../texts/index.ts';
import type { DataGridProps } from './DataGrid.tsx';
import styles from './DataGrid.module.css';
import { headActions } from './hooks/head-actions.ts';
import { useColumnSizes } from './hooks/use-column-sizes.ts';
import { useElementWidth } from './hooks/use-element-width.ts';
import { useGridActions } from './hooks/use-grid-actions.ts';
import { useGridCursor } from './hooks/use-grid-cursor.ts';
import { useGridRows } from './hooks/use-grid-rows.ts';
import { useGridWindow } from './hooks/use-grid-window.ts';
import { useScrollMemory } from './hooks/use-scroll-memory.ts';
import { drawnCellId } from './model/drawn-cell.ts';
import { cursorOf, type GridFrame } from './model/grid-frame.ts';
import { footHeight, headHeight, rowHeights } from './model/grid-heights.ts';
import type { GridView } from './model/grid-types.ts';
import { layOut } from './model/lay-out.model.ts';
import { CutTip } from './parts/CutTip.tsx';
import { GridFoot } from './parts/GridFoot.tsx';
import { GridHead } from './parts/GridHead.tsx';
import { GridRow } from './parts/GridRow.tsx';
import { GridSkeleton } from './parts/GridSkeleton.tsx';
import { LoadingLine } from './parts/LoadingLine.tsx';

interface GridSurfaceProps<TRow extends object> extends DataGridProps<TRow> {
  readonly id: string;
  readonly view: GridView;
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Something else stands where the rows would. */
  readonly isBlank: boolean;
}

/** The scrolling part of the grid: header, rows, summary. */
export function GridSurface<TRow extends object>(props: GridSurfaceProps<TRow>) {
  const { id, label, viewport, tree, isLoading = false, isBlank } = props;
  const t = uiTexts.useT();
  const model = useGridModel(props);
  const { layout, rows, gridWindow, frame, keyboard, page, selected } = model;
  const total = props.rows.total ?? rows.length;
  const columnWindow = { first: gridWindow.firstColumn, last: gridWindow.lastColumn };
  const { cursor } = keyboard;
  const showsRows = !isBlank && rows.length > 0;
  const surface = {
    role: tree ? 'treegrid' : 'grid',
    tabIndex: 0,
    'aria-label': label,
    'aria-rowcount': total + (model.hasFoot ? 2 : 1),
    'aria-colcount': layout.columns.length,
    'aria-busy': isLoading,
    'aria-multiselectable': frame.hasSelection || undefined,
    'aria-activedescendant': drawnCellId(id, cursor, { layout, gridWindow, showsRows }),
    onKeyDown: keyboard.handleKeyDown,
    onPointerDown: (event: PointerEvent) => takeCursor(event, keyboard.setCursor),
  };
  return (
    <>
      <LoadingLine isActive={isLoading && rows.length > 0} />
      <div ref={viewport} className={styles['viewport']} {...surface}>
        <GridHead
          gridId={id}
          layout={layout}
          columnWindow={columnWindow}
          entries={props.sort?.entries ?? null}
          page={page}
          cursorColumn={cursor.row < 0 ? cursor.column : -1}
          actions={model.head}
        />
        {isLoading && rows.length === 0 && (
          <GridSkeleton layout={layout} columnWindow={columnWindow} rowHeight={frame.rowHeight} />
        )}
        {showsRows && (
          <div
            role="rowgroup"
            className={styles['body']}
            style={{ height: gridWindow.rowsHeight, width: layout.totalWidth }}
          >
            {gridWindow.rows.map(({ index, top }) => {
              const row = rows[index];
              return (
                row && (
                  <GridRow
                    key={row.id}
                    frame={frame}
                    row={row}
                    index={index}
                    top={top}
                    firstColumn={columnWindow.first}
                    lastColumn={columnWindow.last}
                    isSelected={selected.has(row.id)}
                    cursorColumn={cursor.row === index ? cursor.column : -1}
                  />
                )
              );
            })}
          </div>
        )}
        {showsRows && model.hasFoot && <GridFoot layout={layout} columnWindow={columnWindow} rowIndex={total + 2} />}
      </div>
      <CutTip within={viewport} />
      <span role="status" className={styles['spoken']}>
        {isLoading ? t('loading') : ''}
      </span>
    </>
  );
}

function useGridModel<TRow extends object>(props: GridSurfaceProps<TRow>) {
  const { id, columns, view, viewport, selection, tree, onOpen } = props;
  const sizes = useColumnSizes<TRow>();
  const available = useElementWidth(viewport);
  const hasFoot = columns.some((column) => column.summary !== undefined);
  const rowHeight = rowHeights[view.density ?? 'middle'];
  const rows = useGridRows(columns, props.rows, tree);
  const hasCheckbox = selection !== undefined;
  const hasOrdinal = view.hasOrdinal ?? true;
  const { wishOf } = sizes;
  const layout = useMemo(
    () => layOut({ columns, wishOf, hasCheckbox, hasOrdinal, available }),
    [columns, wishOf, hasCheckbox, hasOrdinal, available],
  );
  const gridWindow = useGridWindow({
    viewport,
    layout,
    rowCount: rows.length,
    rowHeight,
    headHeight,
    footHeight: hasFoot ? footHeight : 0,
    initialScroll: view.initialScroll,
  });
  useScrollMemory(viewport, view);
  const { actions, selected, page } = useGridActions({ rows, selection, tree, onOpen });
  const head = headActions({ layout, sizes, sort: props.sort, view });
  const keyboard = useGridCursor({ viewport, layout, rows, rowHeight, gridWindow, actions, page, head, grid: props });
  const { canSelect } = selection ?? {};
  const hasSelection = selection !== undefined;
  const canOpen = onOpen !== undefined;
  const frame = useMemo<GridFrame<TRow>>(
    () => ({ id, layout, rowHeight, rows: props.rows, tree, canSelect, hasSelection, canOpen, actions }),
    [id, layout, rowHeight, props.rows, tree, canSelect, hasSelection, canOpen, actions],
  );
  return { layout, rows, gridWindow, frame, keyboard, page, selected, head, hasFoot };
}

/** A press on a cell takes the keyboard's cursor along. */
function takeCursor(event: PointerEvent, setCursor: (cursor: { row: number; column: number }) => void): void {
  const cell = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  const cursor = cell && cursorOf(cell.id);
  if (cursor) setCursor(cursor);
}
