import type { DesignLock } from '@portico/shared-kit/contract/designs.schema';
import { SkeletonBar, DelayedSkeleton } from '@portico/shared-kit/ui/feedback';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import styles from './DeskWindow.module.css';
import { LockBanner } from './lock/LockBanner.tsx';
import type { EditLock } from './lock/use-edit-lock.ts';

interface DeskFrameProps {
  readonly title: string | undefined;
  /** Lock of the design, and the right to take it over. */
  readonly design: { readonly lock: DesignLock | null; readonly canTakeOver: boolean };
  readonly lock: EditLock;
  /** Words for the person whom the lock was taken from. */
  readonly lostWords: string;
  /** The desk. */
  readonly children: ReactNode;
}

/** A window with a desk: its title, and who else has the lock. */
export function DeskFrame({ title, design, lock, lostWords, children }: DeskFrameProps) {
  return (
    <div className={styles['window']}>
      <h1 className={styles['title']}>{title}</h1>
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

/** Stands where a desk will be. */
export function DeskSkeleton() {
  return (
    <DelayedSkeleton>
      <SkeletonBar height={48} />
      <SkeletonBar height={480} />
    </DelayedSkeleton>
  );
}
