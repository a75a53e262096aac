import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './SheetSkeleton.module.css';

const lines = Array.from({ length: 9 }, (_line, line) => line);

/** The outline of the first sheet, while templates and records are on their way. */
export function SheetSkeleton() {
  return (
    <DelayedSkeleton>
      <div className={styles.sheet}>
        <div className={styles.title}>
          <SkeletonBar width={160} height={24} />
        </div>
        <div className={styles.lines}>
          {lines.map((line) => (
            <SkeletonBar key={line} height={20} />
          ))}
        </div>
      </div>
    </DelayedSkeleton>
  );
}
