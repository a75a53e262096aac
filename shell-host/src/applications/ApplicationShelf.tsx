import type { ReactNode } from 'react';
import styles from './ApplicationShelf.module.css';

interface ApplicationShelfProps {
  /** Undefined where it is the only one: then it needs no heading. */
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Applications under a heading of their own. */
export function ApplicationShelf({ title, children }: ApplicationShelfProps) {
  return (
    <section className={styles.shelf} aria-label={title}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}
