import type { WidgetProps } from '../widget-definition.ts';
import { WidgetHead } from '../WidgetHead.tsx';
import styles from './NewGrid.module.css';

/** A container: widgets on a grid inside the widget. */
export function NewGrid({ id, title, settings: { showTitle }, widgets, Grid }: WidgetProps<'NewGrid'>) {
  return (
    <>
      {showTitle && <WidgetHead title={title} />}
      <div className={styles.inside}>
        <Grid holderId={id} widgets={widgets} />
      </div>
    </>
  );
}
