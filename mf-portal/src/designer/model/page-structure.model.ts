import {
  changeWidget,
  findWidget,
  type PortalPageDocument,
  type PortalWidget,
  savedPortalPage,
  structureProblems,
  widgetTypeOf,
  widgetsIn,
} from '@portico/shared-kit/portal-pages';

/** Returns whether widgets of a type can be put into others, and not only come along with them. */
export const isFree = ({ type }: Pick<PortalWidget, 'type'>): boolean => type !== 'Page' && type !== 'TabsPanelGrid';

/** Returns whether a widget has a grid of its own on which others can stand. */
export const hasGrid = ({ type }: Pick<PortalWidget, 'type'>): boolean => widgetTypeOf(type).content === 'widgets';

/** The widgets in the panel of a tab, with all that they hold. */
export function panelWidgets({ children }: PortalWidget, key: string): readonly PortalWidget[] {
  const panel = children.find((child) => child.type === 'TabsPanelGrid' && child.settings.tab === key);
  return panel === undefined ? [] : panel.children.flatMap((child) => widgetsIn(child).map(({ widget }) => widget));
}

/** Returns whether a widget can stand in another one: no fault of the tree comes of it (portal spec, section 4). */
export function canHold(document: PortalPageDocument, holderId: string, widget: PortalWidget): boolean {
  const holder = findWidget(document, holderId)?.widget;
  if (holder === undefined || !hasGrid(holder) || !isFree(widget)) return false;
  if (widgetsIn(widget).some((each) => each.widget.id === holderId)) return false;
  const without = changeWidget(document, widget.id, () => null);
  const put = (into: PortalWidget) => ({ ...into, children: [...into.children, widget] }) as PortalWidget;
  const count = (page: PortalPageDocument) => structureProblems(savedPortalPage(page)).length;
  return count(changeWidget(without, holderId, put)) <= count(without);
}

/** The ids of widgets that stand in none of the others of them, in the order of the page. */
export function outermost(document: PortalPageDocument, ids: readonly string[]): readonly string[] {
  const chosen = new Set(ids);
  const inside = new Set<string>();
  const order: string[] = [];
  for (const { widget } of widgetsIn(document.page)) {
    if (!chosen.has(widget.id) || inside.has(widget.id)) continue;
    order.push(widget.id);
    for (const { widget: held } of widgetsIn(widget)) if (held !== widget) inside.add(held.id);
  }
  return order;
}

/** The id of the widget that holds a widget; null for the page, and where it is not there. */
export function holderOf(document: PortalPageDocument, id: string): string | null {
  return findWidget(document, id)?.parent?.id ?? null;
}

/** The widgets around a widget, the page first. */
export function pathTo(document: PortalPageDocument, id: string): readonly PortalWidget[] {
  const path: PortalWidget[] = [];
  for (let at = findWidget(document, id)?.parent; at != null; at = findWidget(document, at.id)?.parent)
    path.unshift(at);
  return path;
}
