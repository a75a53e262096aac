import type { ReactNode } from 'react';
import styles from './WidgetHead.module.css';

interface WidgetHeadProps {
  readonly title: string;
  /** A figure beside the title. */
  readonly count?: ReactNode;
  /** The one way on from here, at the end of the line. */
  readonly action?: ReactNode;
}

/** The first line of a widget that has one. */
export function WidgetHead({ title, count, action }: WidgetHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {count}
      {action && <span className={styles.action}>{action}</span>}
    </header>
  );
}
