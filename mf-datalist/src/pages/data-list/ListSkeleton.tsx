import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './ListScreen.module.css';

const lines = Array.from({ length: 12 }, (_line, index) => index);

/** The outline of a list while its definition is on the way. */
export function ListSkeleton() {
  return (
    <DelayedSkeleton>
      <div className={styles.screen}>
        <SkeletonBar width={160} height={28} />
        <SkeletonBar height={64} />
        <SkeletonBar width={280} height={32} />
        {lines.map((line) => (
          <SkeletonBar key={line} height={24} />
        ))}
      </div>
    </DelayedSkeleton>
  );
}
