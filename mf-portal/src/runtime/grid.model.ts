import { gridColumns, type WidgetLayout } from '@portico/shared-kit/portal-pages';

/** The CSS grid lines of a widget; what stands out on the right is cut to the columns. */
export function gridArea({ x, y, w, h }: WidgetLayout): { gridColumn: string; gridRow: string } {
  const first = Math.min(Math.max(x, 0), gridColumns - 1);
  const width = Math.max(1, Math.min(w, gridColumns - first));
  return {
    gridColumn: `${String(first + 1)} / span ${String(width)}`,
    gridRow: `${String(Math.max(y, 0) + 1)} / span ${String(Math.max(h, 1))}`,
  };
}
