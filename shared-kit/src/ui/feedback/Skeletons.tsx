import type { CSSProperties, ReactNode } from 'react';
import { uiTexts } from '../texts/index.ts';
import styles from './Skeletons.module.css';
import { useDelayed } from './use-delayed.ts';

interface DelayedSkeletonProps {
  readonly children: ReactNode;
}

/** Shows a skeleton only when the wait is longer than 280 ms; announces it as loading. */
export function DelayedSkeleton({ children }: DelayedSkeletonProps) {
  const t = uiTexts.useT();
  const isVisible = useDelayed(true);
  return (
    <div className={styles.wait} role="status" aria-busy="true" aria-label={t('loading')}>
      {isVisible && <div aria-hidden="true">{children}</div>}
    </div>
  );
}

/** Grey bar. Width and height are CSS lengths. */
export function SkeletonBar({
  width = '100%',
  height = 14,
}: {
  readonly width?: string | number;
  readonly height?: number;
}) {
  const size: CSSProperties = { width, height };
  return <span className={styles.skeletonBar} style={size} />;
}

/** The outline of a paragraph. */
export function LinesSkeleton({ lines = 4 }: { readonly lines?: number }) {
  return (
    <DelayedSkeleton>
      <div className={styles.lines}>
        {outlines(lines).map(({ key, width }) => (
          <SkeletonBar key={key} width={width} />
        ))}
      </div>
    </DelayedSkeleton>
  );
}

/** The outline of a page of cards. */
export function CardsSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <DelayedSkeleton>
      <div className={styles.cards}>
        {outlines(cards).map(({ key, width }) => (
          <div key={key} className={styles.card}>
            <SkeletonBar width={width} height={16} />
            <SkeletonBar />
            <SkeletonBar width="60%" />
          </div>
        ))}
      </div>
    </DelayedSkeleton>
  );
}

/** Uneven widths look like text; the pattern repeats, so two draws look the same. */
function outlines(count: number): { key: string; width: string }[] {
  const pattern = ['92%', '78%', '86%', '64%', '71%'];
  return Array.from({ length: count }, (_item, index) => ({
    key: `outline-${index}`,
    width: pattern[index % pattern.length] ?? '80%',
  }));
}
