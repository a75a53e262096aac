import { Bone, LateSkeleton } from '@portico/shared-kit/ui/feedback';
import styles from './ListScreen.module.css';

const lines = Array.from({ length: 12 }, (_line, index) => index);

/** The outline of a list while its definition is on the way. */
export function ListSkeleton() {
  return (
    <LateSkeleton>
      <div className={styles['screen']}>
        <Bone width={160} height={28} />
        <Bone height={64} />
        <Bone width={280} height={32} />
        {lines.map((line) => (
          <Bone key={line} height={24} />
        ))}
      </div>
    </LateSkeleton>
  );
}
