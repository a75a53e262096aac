import { type GridItemHTMLElement, GridStack, type GridStackOptions } from 'gridstack';
import { findWidget, gridColumns, type WidgetLayout } from '@portico/shared-kit/portal-pages';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { GridLayouts } from '../model/grid-layout.model.ts';
import { freshWidget } from '../model/new-widgets.model.ts';
import { canHold } from '../model/page-structure.model.ts';
import { usePageDesigner } from '../page-designer.ts';
import { paletteWidgetOf, useCanvasDrags } from './canvas-drags.ts';

/** Time for which the pointer rests before the others make room, in ms (portal spec, section 9: drag delay). */
export const dragDelay = 100;

/** Class of the part by which a widget is dragged. */
export const handleClass = 'portal-drag-handle';

/** Attaches something to an element, and returns what detaches it. */
type Attach = (node: HTMLDivElement | null) => (() => void) | undefined;

/** Makes an element a grid: null until it is one, and what attaches the grid to its element. */
export function useGridStack(holderId: string, rowHeight: number): readonly [GridStack | null, Attach] {
  const drags = useCanvasDrags();
  const { isReadOnly } = usePageDesigner();
  const [grid, setGrid] = useState<GridStack | null>(null);
  const accepts = useAcceptance(holderId);
  const attach = useCallback<Attach>(
    (node) => {
      const made = node === null ? null : GridStack.init(gridOptions({ rowHeight, isReadOnly, accepts }), node);
      if (made === null) return undefined;
      drags.watch(made);
      setGrid(made);
      return () => {
        setGrid(null);
        drags.quietly(() => made.destroy(false));
      };
    },
    [drags, rowHeight, isReadOnly, accepts],
  );
  return [grid, attach];
}

interface GridSetup {
  readonly rowHeight: number;
  readonly isReadOnly: boolean;
  accepts(item: GridItemHTMLElement): boolean;
}

const gridOptions = ({ rowHeight, isReadOnly, accepts }: GridSetup): GridStackOptions => ({
  column: gridColumns,
  cellHeight: rowHeight,
  margin: 0,
  // A page keeps the gaps that somebody has left.
  mode: 'float',
  minRow: 4,
  auto: false,
  animate: true,
  staticGrid: isReadOnly,
  acceptWidgets: (item) => accepts(item as GridItemHTMLElement),
  draggable: { handle: `.${handleClass}`, pause: dragDelay, scroll: true },
  resizable: { handles: 'e,se,s,sw,w' },
});

/** Returns the function that says whether a widget that is dragged over a grid can stand there. */
function useAcceptance(holderId: string): GridSetup['accepts'] {
  const { page } = usePageDesigner();
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });
  return useCallback(
    (item) => {
      const id = item.gridstackNode?.id;
      const fresh = paletteWidgetOf(item);
      const known = id === undefined ? undefined : findWidget(latest.current, id)?.widget;
      const widget = fresh === null ? known : freshWidget(fresh, () => 'new');
      return widget !== undefined && canHold(latest.current, holderId, widget);
    },
    [holderId],
  );
}

interface GridItem {
  readonly id: string;
  readonly layout: WidgetLayout;
  readonly least: { readonly w: number; readonly h: number };
}

/** Makes an element an item of a grid: false until it is one, and what attaches it. */
export function useGridItem(grid: GridStack, item: GridItem): readonly [boolean, Attach] {
  const drags = useCanvasDrags();
  const [isMade, setMade] = useState(false);
  const [first] = useState(item);
  const attach = useCallback<Attach>(
    (node) => {
      if (node === null) return undefined;
      const { id, layout, least } = first;
      const smallest = { minW: Math.min(least.w, layout.w), minH: Math.min(least.h, layout.h) };
      // Where it has moved since, its grid says so right after.
      drags.quietly(() => grid.makeWidget(node, { id, ...layout, ...smallest }));
      setMade(true);
      return () => drags.quietly(() => grid.removeWidget(node, false, false));
    },
    [grid, drags, first],
  );
  return [isMade, attach];
}

/** Moves the items of a grid to where the page says that they are. */
export function useGridLayouts(grid: GridStack | null, layouts: GridLayouts): void {
  const drags = useCanvasDrags();
  useLayoutEffect(() => {
    if (grid !== null) drags.quietly(() => moveItems(grid, layouts));
  }, [grid, layouts, drags]);
}

type Quiet = Pick<GridStack, 'engine' | 'load'>;

function moveItems(grid: Quiet, layouts: GridLayouts): void {
  const items = [...layouts].map(([id, layout]) => ({ id, ...layout }));
  const isThere = ({ id, x, y, w, h }: (typeof items)[number]) =>
    grid.engine.nodes.some((node) => node.id === id && node.x === x && node.y === y && node.w === w && node.h === h);
  if (!items.every(isThere)) grid.load(items, false);
}
