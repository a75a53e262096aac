import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withReturn } from '../../../addresses.model.ts';
import styles from './ItemRow.module.css';

/** A text is cut after two lines; what must not be broken is given as an element. */
interface Fact {
  readonly name: string;
  readonly value: string | ReactNode;
}

interface ItemRowProps {
  readonly to: string;
  readonly title: string;
  /** Kind of the item in words. */
  readonly kind: string;
  readonly mark?: ReactNode;
  /** Short facts in reading order. */
  readonly facts: readonly Fact[];
}

/** Row of an item: all of it leads to its form, and from there back to the list as it stands. */
export function ItemRow({ to, title, kind, mark, facts }: ItemRowProps) {
  const { pathname, search } = useLocation();
  return (
    <Link to={withReturn(to, pathname + search)} className={styles.row}>
      <span className={styles.what}>
        <span className={styles.title}>
          <span className={styles.name}>
            <Ellipsis text={title} lines={2} />
          </span>
          {mark}
        </span>
        <span className={styles.label}>{kind}</span>
      </span>
      <span className={styles.facts}>
        {facts.map(({ name, value }) => (
          <span key={name} className={styles.fact}>
            <span className={styles.label}>{name}</span>
            {typeof value === 'string' ? <Ellipsis text={value} lines={2} /> : value}
          </span>
        ))}
      </span>
    </Link>
  );
}
