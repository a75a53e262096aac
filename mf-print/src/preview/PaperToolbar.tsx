import type { ReactNode } from 'react';
import styles from './PaperToolbar.module.css';

interface PaperToolbarProps {
  readonly title: string;
  /** Number of things printed, or what is being waited for. */
  readonly facts: string;
  /** Tools, the one that prints at the end. */
  readonly children?: ReactNode;
}

/** Bar over what is about to be printed, on pages or on labels; it is not printed itself. */
export function PaperToolbar({ title, facts, children }: PaperToolbarProps) {
  return (
    <header className={styles.toolbar} data-print="hidden">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts} role="status">
        {facts}
      </p>
      {children !== undefined && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
