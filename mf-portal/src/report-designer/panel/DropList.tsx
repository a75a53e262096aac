import { useSharedSortable } from '@portico/shared-kit/ui/sortable';
import { useRef } from 'react';
import { itemGroup } from '../use-item-uses.ts';
import styles from './ChartWell.module.css';

interface DropListProps {
  /** Use that a data item is put to there. */
  readonly name: 'filter' | 'sort';
  readonly hint: string;
}

const nothing = () => undefined;

/** Place to drop a data item at; it keeps none. */
export function DropList({ name, hint }: DropListProps) {
  const list = useRef<HTMLUListElement>(null);
  useSharedSortable(list, { group: itemGroup, onMove: nothing });
  return <ul ref={list} className={styles.well} data-list={name} data-empty={hint} aria-label={hint} />;
}
