import {
  changeWidget,
  type PortalPageDocument,
  type PortalWidget,
  type TabHead,
} from '@portico/shared-kit/portal-pages';
import { freshHead, freshPanel, type MakeId } from './new-widgets.model.ts';

/** Most tabs that a widget takes, as the server does. */
export const mostTabs = 20;

function changeTabs<T extends PortalPageDocument>(
  document: T,
  id: string,
  change: (tabs: Extract<PortalWidget, { type: 'TabsGrid' }>) => PortalWidget,
): T {
  return changeWidget(document, id, (widget) => (widget.type === 'TabsGrid' ? change(widget) : widget));
}

/** The page with a tab more, and its panel. */
export function addTab<T extends PortalPageDocument>(document: T, id: string, makeId: MakeId): T {
  return changeTabs(document, id, (tabs) => {
    const { heads } = tabs.settings;
    if (heads.length >= mostTabs) return tabs;
    const head = freshHead(heads.length + 1, makeId);
    const settings = { ...tabs.settings, heads: [...heads, head] };
    return { ...tabs, settings, children: [...tabs.children, freshPanel(head.key, makeId)] };
  });
}

/** The page without a tab and its panel; the last one stays. */
export function removeTab<T extends PortalPageDocument>(document: T, id: string, key: string): T {
  return changeTabs(document, id, (tabs) => {
    const heads = tabs.settings.heads.filter((head) => head.key !== key);
    if (heads.length === 0) return tabs;
    const children = tabs.children.filter((child) => child.type !== 'TabsPanelGrid' || child.settings.tab !== key);
    return { ...tabs, settings: { ...tabs.settings, heads }, children };
  });
}

/** The page with other titles, icons or another order of the tabs; the panels stay. */
export function setTabs<T extends PortalPageDocument>(document: T, id: string, heads: readonly TabHead[]): T {
  return changeTabs(document, id, (tabs) => ({ ...tabs, settings: { ...tabs.settings, heads } }));
}
