import { type PortalPageDocument, type PortalWidget, portalPageVersion, type WidgetOf } from './portal-page.ts';
import { widgetStyleDefaults } from './style.ts';
import type { WidgetLayout } from './widget-type.ts';
import { type WidgetSettings, type WidgetTypeName, widgetTypes } from './widget-types.ts';

/** Returns a new widget at its place on the desk; a phone has it below those before. */
export function newWidget<T extends WidgetTypeName>(
  type: T,
  id: string,
  layout: WidgetLayout,
  settings: Partial<WidgetSettings[T]> = {},
  children: readonly PortalWidget[] = [],
): WidgetOf<T> {
  const shared = { title: null, phone: null, style: widgetStyleDefaults, children };
  const widget = { id, type, ...layout, ...shared, settings: { ...widgetTypes[type].settings, ...settings } };
  return widget as unknown as WidgetOf<T>;
}

/** Returns a page with widgets and the measures of a new one. */
export function newPortalPage(children: readonly PortalWidget[] = []): PortalPageDocument {
  const { size } = widgetTypes.Page;
  return { version: portalPageVersion, page: newWidget('Page', 'page', { x: 0, y: 0, ...size }, {}, children) };
}
