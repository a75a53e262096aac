import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './MenuOutline.module.css';

/** Stands in the place of a menu that is not there yet. */
export function MenuOutline() {
  return (
    <div className={styles.outline}>
      <LinesSkeleton lines={6} />
    </div>
  );
}
