import type { PortalPageDocument } from '@portico/shared-kit/contract/portal-page';
import { inReadingOrder } from './grid.model.ts';
import styles from './PortalGrid.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';

/** A page's widgets on its columns; on a phone one under the other, in reading order. */
export function PortalGrid({ page: { layout, widgets } }: { readonly page: PortalPageDocument }) {
  const measures: Record<string, string> = {
    '--portal-columns': String(layout.columns),
    '--portal-row': `${String(layout.rowHeight)}px`,
    '--portal-gap': `${String(layout.margin)}px`,
  };
  return (
    <div className={styles.grid} style={measures}>
      {inReadingOrder(widgets).map((widget) => (
        <WidgetFrame key={widget.id} widget={widget} columns={layout.columns} />
      ))}
    </div>
  );
}
