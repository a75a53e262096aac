import type { PortalWidget } from './portal-page.ts';
import { inReadingOrder } from './tree.ts';
import { gridColumns, type WidgetLayout } from './widget-type.ts';

/** A widget by its place on the desk and on a phone. */
type WidgetPlacement = WidgetLayout & Pick<PortalWidget, 'id' | 'phone'>;

/**
 * The places of widgets on a phone by their ids: their own, and for those without one the full width below the others, in
 * reading order. Null where none has a place of its own: each is as high as its content then.
 */
export function phoneLayouts(widgets: readonly WidgetPlacement[]): ReadonlyMap<string, WidgetLayout> | null {
  if (widgets.every(({ phone }) => phone === null)) return null;
  const below = (layouts: Iterable<WidgetLayout>) => Math.max(0, ...[...layouts].map(({ y, h }) => y + h));
  const layouts = new Map<string, WidgetLayout>();
  for (const { id, phone } of widgets) if (phone !== null) layouts.set(id, phone);
  for (const { id, phone, h } of inReadingOrder(widgets))
    if (phone === null) layouts.set(id, { x: 0, y: below(layouts.values()), w: gridColumns, h });
  return layouts;
}
