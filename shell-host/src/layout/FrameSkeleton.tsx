import { LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './Layout.module.css';

/** The frame's outline while the user is being fetched. */
export function FrameSkeleton() {
  return (
    <div className={styles.shell}>
      <div className={styles.head} />
      <div className={styles.page}>
        <LinesSkeleton lines={6} />
      </div>
    </div>
  );
}
