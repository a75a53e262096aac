import type { ReactNode } from 'react';
import styles from './WidgetHead.module.css';

interface WidgetHeadProps {
  readonly title: string;
  /** Before the title, for the eye only. */
  readonly icon?: ReactNode;
  /** A figure beside the title. */
  readonly count?: ReactNode;
  /** The one way on from here, at the end of the line. */
  readonly action?: ReactNode;
}

/** The first line of a widget that has one. */
export function WidgetHead({ title, icon, count, action }: WidgetHeadProps) {
  return (
    <header className={styles.head}>
      {icon !== undefined && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <h2 className={styles.title}>{title}</h2>
      {count}
      {action && <span className={styles.action}>{action}</span>}
    </header>
  );
}
