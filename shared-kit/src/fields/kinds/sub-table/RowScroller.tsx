import type { ClipboardEvent, ReactNode, Ref } from 'react';
import styles from './SubTable.module.css';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  /** Whether it scrolls down, too, under heads that stay. */
  readonly isWindowed?: boolean;
  /** False where what is in the table takes the focus. */
  readonly isStop?: boolean;
  readonly children: ReactNode;
  onCopy?(event: ClipboardEvent<HTMLElement>): void;
}

/** A wide table scrolls inside it, by the keyboard too where nothing in the table takes the focus. */
export function RowScroller({ ref, label, isWindowed = false, isStop = true, children, onCopy }: Props) {
  return (
    <div
      ref={ref}
      className={styles.scroll}
      data-windowed={isWindowed}
      role="group"
      aria-label={label}
      {...(isStop ? { tabIndex: 0 } : {})}
      {...(onCopy === undefined ? {} : { onCopy })}
    >
      {children}
    </div>
  );
}
