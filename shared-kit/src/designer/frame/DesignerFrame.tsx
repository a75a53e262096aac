import type { DesignLock } from '../../contract/designs.schema.ts';
import { SkeletonBar, DelayedSkeleton } from '../../ui/feedback/index.ts';
import { Alert } from 'antd/es';
import type { ReactNode } from 'react';
import styles from './DesignerFrame.module.css';
import { LockBanner } from '../lock/LockBanner.tsx';
import type { EditLock } from '../../documents/use-edit-lock.ts';

interface DesignerFrameProps {
  readonly title: string | undefined;
  /** Lock of the design, and the right to take it over. */
  readonly design: { readonly lock: DesignLock | null; readonly canTakeOver: boolean };
  readonly lock: EditLock;
  /** Words for the person whom the lock was taken from. */
  readonly lostWords: string;
  /** The designer. */
  readonly children: ReactNode;
}

/** A designer in its window: the title, and who else has the lock. */
export function DesignerFrame({ title, design, lock, lostWords, children }: DesignerFrameProps) {
  return (
    <div className={styles.window}>
      <h1 className={styles.title}>{title}</h1>
      {lock.state === 'others' && design.lock !== null && !design.lock.isMine && (
        <LockBanner
          lock={design.lock}
          canTakeOver={design.canTakeOver}
          onRetry={() => lock.retry()}
          onTakeOver={() => lock.takeOver()}
        />
      )}
      {lock.state === 'lost' && <Alert banner type="error" title={lostWords} />}
      {children}
    </div>
  );
}

/** The outline of a designer that is on its way. */
export function DesignerSkeleton() {
  return (
    <DelayedSkeleton>
      <div className={styles.skeleton}>
        <SkeletonBar height={48} />
        <SkeletonBar height={480} />
      </div>
    </DelayedSkeleton>
  );
}
