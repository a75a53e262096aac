import { GridStack, type GridItemHTMLElement } from 'gridstack';
import { findWidget, gridColumns, type WidgetLayout } from '@portico/shared-kit/portal-pages';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { GridLayouts } from '../model/grid-layout.model.ts';
import { freshWidget } from '../model/new-widgets.model.ts';
import { canHold } from '../model/page-structure.model.ts';
import { usePageDesigner } from '../page-designer.tsx';
import { paletteWidgetOf, useCanvasDrags } from './canvas-drags.ts';

/** Time for which the pointer rests before the others make room, in ms (portal spec, section 9: drag delay). */
export const dragDelay = 100;

/** Class of the part by which a widget is dragged. */
export const handleClass = 'portal-drag-handle';

/** Makes an element a grid; null until it is one. */
export function useGridStack(
  element: RefObject<HTMLDivElement | null>,
  { holderId, rowHeight }: { readonly holderId: string; readonly rowHeight: number },
): GridStack | null {
  const drags = useCanvasDrags();
  const { page, isReadOnly } = usePageDesigner();
  const [grid, setGrid] = useState<GridStack | null>(null);
  const accepts = useEffectEvent((item: GridItemHTMLElement) => {
    const id = item.gridstackNode?.id;
    const fresh = paletteWidgetOf(item);
    const widget =
      fresh !== null ? freshWidget(fresh, () => 'new') : id === undefined ? undefined : findWidget(page, id)?.widget;
    return widget !== undefined && canHold(page, holderId, widget);
  });
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    const made = GridStack.init(
      {
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
      },
      node,
    );
    if (made === null) return;
    drags.watch(made);
    setGrid(made);
    return () => {
      setGrid(null);
      drags.quietly(() => made.destroy(false));
    };
  }, [element, drags, rowHeight, isReadOnly]);
  return grid;
}

/** Makes an element an item of a grid; false until it is one. */
export function useGridItem(
  grid: GridStack,
  element: RefObject<HTMLDivElement | null>,
  item: {
    readonly id: string;
    readonly layout: WidgetLayout;
    readonly least: { readonly w: number; readonly h: number };
  },
): boolean {
  const drags = useCanvasDrags();
  const [isMade, setMade] = useState(false);
  const make = useEffectEvent((node: HTMLElement) => {
    const { id, layout, least } = item;
    grid.makeWidget(node, { id, ...layout, minW: Math.min(least.w, layout.w), minH: Math.min(least.h, layout.h) });
  });
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return;
    drags.quietly(() => make(node));
    setMade(true);
    return () => drags.quietly(() => grid.removeWidget(node, false, false));
  }, [grid, element, drags]);
  return isMade;
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
