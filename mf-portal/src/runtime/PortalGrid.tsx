import { inReadingOrder, phoneLayouts } from '@portico/shared-kit/portal-pages';
import type { GridProps } from '../widgets/widget-definition.ts';
import styles from './PortalGrid.module.css';
import { WidgetFrame } from './WidgetFrame.tsx';

/** Widgets on the columns of their grid; on a phone at their places there, or one under the other in reading order. */
export function PortalGrid({ widgets }: GridProps) {
  const phone = phoneLayouts(widgets);
  return (
    <div className={styles.grid} data-phone={phone === null ? 'flow' : 'grid'}>
      {inReadingOrder(widgets).map((widget) => (
        <WidgetFrame key={widget.id} widget={widget} phone={phone?.get(widget.id)} Grid={PortalGrid} />
      ))}
    </div>
  );
}
