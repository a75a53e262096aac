import type { PortalPageDocument, PortalWidget } from './portal-page.ts';

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

/** Finds a widget of a page by its id, the page itself included. */
export function findWidget({ page }: PortalPageDocument, id: string): WidgetInTree | undefined {
  return widgetsIn(page).find(({ widget }) => widget.id === id);
}

/**
 * The document with what `change` makes of each widget, the innermost first; null takes a widget away, but not the page. What
 * stays as it was is the same object.
 */
export function mapWidgets<TDocument extends PortalPageDocument>(
  document: TDocument,
  change: (widget: PortalWidget) => PortalWidget | null,
): TDocument {
  const changed = (widget: PortalWidget): PortalWidget | null => {
    const children = widget.children.flatMap((child) => changed(child) ?? []);
    const isSame =
      children.length === widget.children.length && children.every((one, at) => one === widget.children[at]);
    return change(isSame ? widget : { ...widget, children });
  };
  const page = changed(document.page);
  return page?.type !== 'Page' || page === document.page ? document : { ...document, page };
}

/** The document with another version of one widget, or without it. The page itself stays where it is. */
export function changeWidget<TDocument extends PortalPageDocument>(
  document: TDocument,
  id: string,
  change: (widget: PortalWidget) => PortalWidget | null,
): TDocument {
  return mapWidgets(document, (widget) => (widget.id === id ? change(widget) : widget));
}
