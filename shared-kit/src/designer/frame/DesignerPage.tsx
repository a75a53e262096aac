import { DelayedSkeleton, LinesSkeleton, SkeletonBar } from '../../ui/feedback/index.ts';
import { type ReactNode, Suspense } from 'react';
import styles from './DesignerPage.module.css';

interface DesignerPageProps {
  /** The list of designs; null where the address names one of them. */
  readonly list: ReactNode;
  /** The designer of the one that the address names. */
  readonly children: ReactNode;
}

/** The page of a kind of designs, in a window of its own: a designer, or the list of them. Both are fetched when shown. */
export function DesignerPage({ list, children }: DesignerPageProps) {
  if (list === null) return <Suspense fallback={<Waiting />}>{children}</Suspense>;
  return (
    <div className={styles.list}>
      <Suspense fallback={<LinesSkeleton />}>{list}</Suspense>
    </div>
  );
}

function Waiting() {
  return (
    <DelayedSkeleton>
      <SkeletonBar height={480} />
    </DelayedSkeleton>
  );
}
