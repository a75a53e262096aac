import type { GridItemHTMLElement, GridStack, GridStackNode } from 'gridstack';
import { createContext, useContext } from 'react';
import type { WidgetLayout } from '@portico/shared-kit/portal-pages';
import type { PaletteWidget } from '../model/new-widgets.model.ts';
import type { DragResult } from '../use-page-actions.tsx';

/** Attribute of a grid's element with the id of the widget that holds it. */
export const holderAttribute = 'data-holder';

/** Attribute of an entry of the palette with the widget that it adds, as JSON. */
export const paletteAttribute = 'data-palette-widget';

/** Watches the grids of a canvas and makes one change of all that one drag has moved. */
export interface CanvasDrags {
  /** Watches a grid; its holder is named by its element. */
  watch(grid: GridStack): void;
  /** Does something to grids that is no drag. */
  quietly(work: () => void): void;
  /** Hands each drag to a listener, when the grids are as before it; the last one counts. */
  listen(onDrag: (result: DragResult) => void): void;
}

/** Returns the watcher of a canvas. */
export function createCanvasDrags(): CanvasDrags {
  let depth = 0;
  let onDrag: (result: DragResult) => void = () => undefined;
  const quietly = (work: () => void) => {
    depth += 1;
    try {
      work();
    } finally {
      depth -= 1;
    }
  };
  const collector = createCollector((result) => onDrag(result));
  return {
    quietly,
    listen(listener) {
      onDrag = listener;
    },
    watch(grid) {
      grid.on('change', (_event: Event, nodes: GridStackNode[]) => depth === 0 && collector.note(nodes));
      grid.on('dropped', (_event: Event, before: GridStackNode | undefined, node: GridStackNode) =>
        quietly(() => collector.drop(takeBack(grid, before, node))),
      );
    },
  };
}

/** Collects what both grids say of a drag between them, one after the other, as one result. */
function createCollector(onDone: (result: DragResult) => void) {
  let layouts = new Map<string, Map<string, WidgetLayout>>();
  let dropped: Pick<DragResult, 'moved' | 'added'> = { moved: null, added: null };
  let isWaiting = false;
  const finish = () => {
    const result = { layouts, ...dropped };
    layouts = new Map();
    dropped = { moved: null, added: null };
    isWaiting = false;
    onDone(result);
  };
  const wait = () => {
    if (!isWaiting) queueMicrotask(finish);
    isWaiting = true;
  };
  return {
    note(nodes: readonly GridStackNode[]) {
      for (const node of nodes) noteLayout(layouts, node);
      wait();
    },
    drop(result: typeof dropped) {
      dropped = result;
      wait();
    },
  };
}

function noteLayout(
  layouts: Map<string, Map<string, WidgetLayout>>,
  { id, grid, x = 0, y = 0, w = 1, h = 1 }: GridStackNode,
): void {
  const holderId = holderIdOf(grid);
  if (id === undefined || holderId === null) return;
  const known = layouts.get(holderId) ?? new Map<string, WidgetLayout>();
  layouts.set(holderId, known.set(id, { x, y, w, h }));
}

const holderIdOf = (grid: GridStack | undefined) => grid?.el?.getAttribute(holderAttribute) ?? null;

/** Takes what was dropped out of its new grid, and back to where React knows it; the page says where it is drawn then. */
function takeBack(
  grid: GridStack,
  before: GridStackNode | undefined,
  { id, el, x = 0, y = 0 }: GridStackNode,
): Pick<DragResult, 'moved' | 'added'> {
  const holderId = holderIdOf(grid);
  if (el === undefined || holderId === null) return { moved: null, added: null };
  const at = { x, y };
  if (before?.grid !== undefined && id !== undefined) {
    grid.removeWidget(el, false, false);
    before.grid.el.appendChild(el);
    return { moved: { id, holderId, at }, added: null };
  }
  const widget = paletteWidgetOf(el);
  grid.removeWidget(el, true, false);
  return { moved: null, added: widget === null ? null : { widget, holderId, at } };
}

/** The widget that an entry of the palette adds; null for any other element. */
export function paletteWidgetOf(element: GridItemHTMLElement): PaletteWidget | null {
  const text = element.getAttribute(paletteAttribute);
  return text === null ? null : (JSON.parse(text) as PaletteWidget);
}

const Context = createContext<CanvasDrags | null>(null);

/** Gives the grids below it their watcher. */
export const CanvasDragsProvider = Context.Provider;

/** The watcher of the canvas. Throws outside of one. */
export function useCanvasDrags(): CanvasDrags {
  const drags = useContext(Context);
  if (drags === null) throw new Error('useCanvasDrags was used outside of a canvas');
  return drags;
}
