import type { PortalPageDocument, PortalWidget } from '@portico/shared-kit/portal-pages';
import { findWidget } from '@portico/shared-kit/portal-pages';
import { canHold, hasGrid, pathTo } from './page-structure.model.ts';

/**
 * Returns the grid into which something new goes: that of the selected container or of the open tab of the selected tabs, else
 * the one on which the selected widget stands, as far as it can stand there; the page's at last.
 */
export function targetHolder(
  document: PortalPageDocument,
  selectedId: string,
  openTabs: Readonly<Record<string, string>>,
  widget: PortalWidget,
): string {
  const selected = findWidget(document, selectedId)?.widget ?? document.page;
  const around = [...pathTo(document, selected.id), selected].toReversed();
  const grids = around.flatMap((each) => (hasGrid(each) ? [each] : (openPanel(each, openTabs) ?? [])));
  return grids.find(({ id }) => canHold(document, id, widget))?.id ?? document.page.id;
}

function openPanel(widget: PortalWidget, openTabs: Readonly<Record<string, string>>): PortalWidget | undefined {
  if (widget.type !== 'TabsGrid') return undefined;
  const key = openTabs[widget.id] ?? widget.settings.heads[0]?.key;
  return widget.children.find((child) => child.type === 'TabsPanelGrid' && child.settings.tab === key);
}
