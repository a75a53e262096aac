import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ItemRow.module.css';

interface ItemRowProps {
  readonly to: string;
  readonly title: string;
  readonly mark?: ReactNode;
  /** Short facts in reading order; each is a name and a value. */
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** One item: all of it leads to its form. */
export function ItemRow({ to, title, mark, facts }: ItemRowProps) {
  return (
    <Link to={to} className={styles['row']}>
      <span className={styles['title']}>
        <span className={styles['name']}>{title}</span>
        {mark}
      </span>
      <span className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <span key={name} className={styles['fact']}>
            <span className={styles['label']}>{name}</span>
            <span>{value}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}
