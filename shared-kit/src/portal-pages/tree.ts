import type { PortalWidget } from './portal-page.ts';

/** Widget with the one that holds it; null for the page itself. */
export interface WidgetInTree {
  readonly widget: PortalWidget;
  readonly parent: PortalWidget | null;
}

/** Returns a widget and all that it holds, each before its own. */
export function widgetsIn(widget: PortalWidget, parent: PortalWidget | null = null): readonly WidgetInTree[] {
  return [{ widget, parent }, ...widget.children.flatMap((child) => widgetsIn(child, widget))];
}

/** Widgets in the order in which a person reads them: from the top, then from the left. The tab order follows. */
export function inReadingOrder<T extends Pick<PortalWidget, 'x' | 'y'>>(widgets: readonly T[]): T[] {
  return widgets.toSorted((a, b) => a.y - b.y || a.x - b.x);
}
