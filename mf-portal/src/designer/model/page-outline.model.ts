import type { OutlineNode } from '@portico/shared-kit/designer';
import { inReadingOrder, type PortalWidget } from '@portico/shared-kit/portal-pages';

/** Part of a page in its outline. */
export interface PageOutlineNode extends OutlineNode {
  readonly type: PortalWidget['type'];
  readonly children: readonly PageOutlineNode[];
}

/** The page as a tree: what a grid holds in the order in which people read it, panels in that of their tabs. */
export function pageOutline(widget: PortalWidget, nameOf: (widget: PortalWidget) => string): PageOutlineNode {
  const { id, type } = widget;
  const children = widget.type === 'TabsGrid' ? panelsInOrder(widget) : inReadingOrder(widget.children);
  return { id, type, label: nameOf(widget), children: children.map((child) => pageOutline(child, nameOf)) };
}

function panelsInOrder({ settings, children }: Extract<PortalWidget, { type: 'TabsGrid' }>): readonly PortalWidget[] {
  const keyOf = (panel: PortalWidget) => (panel.type === 'TabsPanelGrid' ? panel.settings.tab : '');
  const place = (panel: PortalWidget) => settings.heads.findIndex(({ key }) => key === keyOf(panel));
  return children.toSorted((a, b) => place(a) - place(b));
}
