import {
  type NavigationItem,
  newWidget,
  type PortalWidget,
  type TabHead,
  type WidgetOf,
  type WidgetSettings,
  type WidgetTypeName,
  widgetTypeOf,
} from '@portico/shared-kit/portal-pages';
import { pageDesignTexts } from '../page-design.texts.ts';

/** Type of a widget that stands in the palette: a type of ours, or a widget that a remote brings. */
export interface PaletteWidget {
  readonly type: WidgetTypeName;
  /** Settings that it begins with besides the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Makes ids of widgets, tabs and items that no page has yet. */
export type MakeId = () => string;

/** Returns a new widget in its usual size. New tabs begin with two (portal spec, section 4). */
export function freshWidget({ type, settings = {} }: PaletteWidget, makeId: MakeId): PortalWidget {
  const layout = { x: 0, y: 0, ...widgetTypeOf(type).size };
  if (type === 'TabsGrid') {
    const heads = [1, 2].map((number) => freshHead(number, makeId));
    const panels = heads.map(({ key }) => freshPanel(key, makeId));
    return newWidget('TabsGrid', makeId(), layout, { heads }, panels);
  }
  return newWidget(type, makeId(), layout, settings as Partial<WidgetSettings[WidgetTypeName]>) as PortalWidget;
}

const titleOf = (number: number) =>
  JSON.stringify({
    zh: pageDesignTexts.t('zh', 'newTab', { number }),
    en: pageDesignTexts.t('en', 'newTab', { number }),
  });

/** Returns the head of a new tab, with its number in its title. */
export function freshHead(number: number, makeId: MakeId): TabHead {
  return { key: makeId(), title: titleOf(number), icon: '' };
}

/** Returns the empty panel of a tab. */
export function freshPanel(tab: string, makeId: MakeId): WidgetOf<'TabsPanelGrid'> {
  return newWidget('TabsPanelGrid', makeId(), { x: 0, y: 0, ...widgetTypeOf('TabsPanelGrid').size }, { tab });
}

/** Returns an empty link. */
export function freshItem(makeId: MakeId): NavigationItem {
  return { id: makeId(), icon: 'link', title: '', actionType: 'portalPage', openMode: 'curPage' };
}

/** Copies of widgets with ids of their own, and those of all that they hold. */
export function copiesOf(widgets: readonly PortalWidget[], makeId: MakeId): readonly PortalWidget[] {
  return widgets.map((widget) => {
    const copy = { ...widget, id: makeId(), children: copiesOf(widget.children, makeId) } as PortalWidget;
    // What is saved of an unknown widget has its id, too.
    if (copy.type !== 'Unknown') return copy;
    return { ...copy, settings: { saved: { ...copy.settings.saved, id: copy.id } } };
  });
}
