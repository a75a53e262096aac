import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TimeAgo } from './TimeAgo.tsx';
import styles from './WidgetLines.module.css';

/** A widget's list; its children are lines. It scrolls inside the widget. */
export function WidgetLines({
  className = '',
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <ul className={`${styles.list} ${className}`}>{children}</ul>;
}

interface WidgetLineProps {
  readonly to: string;
  /** Before the words, for the eye only. */
  readonly mark?: ReactNode;
  /** Said quietly before the time. */
  readonly note?: string;
  /** ISO instant of what the line tells about; absent where it tells of none. */
  readonly instant?: string | undefined;
  /** Name of the entry; a long one is cut. */
  readonly children: ReactNode;
}

/** Entry of a widget's list, and the way to it. */
export function WidgetLine({ to, mark, note, instant, children }: WidgetLineProps) {
  return (
    <li>
      <Link className={styles.line} to={to}>
        {mark}
        <span className={styles.what}>{children}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {instant !== undefined && <TimeAgo className={styles.note} instant={instant} />}
      </Link>
    </li>
  );
}
