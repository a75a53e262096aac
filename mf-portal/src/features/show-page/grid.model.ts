import type { WidgetLayout } from '@portico/shared-kit/contract/portal-page';

/** The widgets in the order in which a person reads them: from the top, then from the left. The tab order follows. */
export function inReadingOrder<T extends WidgetLayout>(widgets: readonly T[]): T[] {
  return widgets.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** The CSS grid lines of a widget; what stands out on the right is cut to the columns. */
export function gridArea({ x, y, w, h }: WidgetLayout, columns: number): { gridColumn: string; gridRow: string } {
  const first = Math.min(Math.max(x, 0), columns - 1);
  const width = Math.max(1, Math.min(w, columns - first));
  return {
    gridColumn: `${String(first + 1)} / span ${String(width)}`,
    gridRow: `${String(Math.max(y, 0) + 1)} / span ${String(Math.max(h, 1))}`,
  };
}
