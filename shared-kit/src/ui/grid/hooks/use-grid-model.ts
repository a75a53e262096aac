import { type RefObject, useMemo } from 'react';
import { useEqualValue } from '../../stable/index.ts';
import type { DataGridProps } from '../data-grid-props.ts';
import type { GridFrame } from '../model/grid-frame.ts';
import { footHeight, headHeight, heightOfLines, rowHeights } from '../model/grid-heights.ts';
import type { GridView } from '../model/grid-types.ts';
import { layOut } from '../model/lay-out.model.ts';
import { useHeadActions } from './head-actions.ts';
import { useColumnSizes } from './use-column-sizes.ts';
import { useElementWidth } from './use-element-width.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { type GridRowModel, useGridRows } from './use-grid-rows.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useHeadMenu } from './use-head-menu.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/** Props of a grid, and the element that scrolls. */
export interface GridModelInput<TRow extends object> extends DataGridProps<TRow> {
  readonly id: string;
  readonly view: GridView;
  readonly viewport: RefObject<HTMLDivElement | null>;
}

/** Returns the state and the actions of a grid: columns laid out, rows and columns in view, selection, cursor, actions. */
export function useGridModel<TRow extends object>(props: GridModelInput<TRow>) {
  const { columns, view, viewport, selection, tree, onOpen, cells } = props;
  const sizes = useColumnSizes<TRow>();
  const hasFoot = columns.some(({ id }) => props.summaries?.[id] !== undefined);
  const rowHeight = rowHeights[view.density ?? 'middle'];
  const rows = useGridRows(props.rows, tree);
  const layout = useLayout(props, sizes.wishOf);
  const gridWindow = useGridWindow({
    viewport,
    layout,
    heights: useHeights(props, rows, rowHeight),
    headHeight,
    footHeight: hasFoot ? footHeight : 0,
    frozenRows: view.frozenRows ?? 0,
    initialScroll: view.initialScroll,
  });
  useScrollMemory(viewport, view);
  const { actions, selected, page } = useGridActions({ rows, layout, selection, tree, onOpen, cells });
  const menu = useHeadMenu<TRow>(props.sort?.entries ?? null, view);
  const head = useHeadActions({ layout, sizes, sort: props.sort, view, openMenu: menu.openAt });
  const keyboard = useGridCursor({
    gridId: props.id,
    viewport,
    layout,
    rows,
    rowHeight,
    gridWindow,
    view,
    actions,
    page,
    head,
    grid: props,
  });
  const frame = useFrame(props, { layout, actions });
  const total = props.rows.total ?? rows.length;
  return { layout, rows, rowHeight, total, gridWindow, frame, keyboard, page, selected, head, menu, hasFoot };
}

/** The columns' places; the same object while columns, wishes and room stay the same. */
function useLayout<TRow extends object>(
  { columns, selection, view, viewport }: GridModelInput<TRow>,
  wishOf: ReturnType<typeof useColumnSizes<TRow>>['wishOf'],
) {
  const available = useElementWidth(viewport);
  const hasCheckbox = selection !== undefined;
  const hasOrdinal = view.hasOrdinal ?? true;
  return useMemo(
    () => layOut({ columns, wishOf, hasCheckbox, hasOrdinal, available }),
    [columns, wishOf, hasCheckbox, hasOrdinal, available],
  );
}

/** The height of each row in px; the same array while all heights stay the same. */
function useHeights<TRow extends object>(
  { rows: { linesOf } }: GridModelInput<TRow>,
  rows: readonly GridRowModel<TRow>[],
  rowHeight: number,
): readonly number[] {
  const heights = useMemo(
    () => rows.map(({ original }) => heightOfLines(rowHeight, linesOf?.(original) ?? 1)),
    [rows, linesOf, rowHeight],
  );
  return useEqualValue(heights);
}

function useFrame<TRow extends object>(
  { id, rows: { offset, markOf, colourOf }, tree, selection, onOpen, cells }: GridModelInput<TRow>,
  { layout, actions }: Pick<GridFrame<TRow>, 'layout' | 'actions'>,
): GridFrame<TRow> {
  const canSelect = selection?.canSelect;
  const hasSelection = selection !== undefined;
  const canOpen = onOpen !== undefined;
  const rows = useMemo(
    () => ({ offset, ...(markOf && { markOf }), ...(colourOf && { colourOf }) }),
    [offset, markOf, colourOf],
  );
  return useMemo(
    () => ({ id, layout, rows, tree, canSelect, hasSelection, canOpen, cells, actions }),
    [id, layout, rows, tree, canSelect, hasSelection, canOpen, cells, actions],
  );
}
