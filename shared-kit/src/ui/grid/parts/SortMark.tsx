import { CaretDownOutlined, CaretUpOutlined } from '../../icons/index.ts';
import type { SortDirection } from '../model/sort-cycle.model.ts';
import styles from './GridHead.module.css';

interface SortMarkProps {
  readonly direction: SortDirection | null;
  /** Place among several sorted columns; null when alone. */
  readonly place: number | null;
}

/** Shows which way a column is sorted and its place among several. */
export function SortMark({ direction, place }: SortMarkProps) {
  return (
    <span className={styles.mark} data-sorted={direction ?? 'none'} aria-hidden="true">
      <CaretUpOutlined className={styles.up} />
      <CaretDownOutlined className={styles.down} />
      {place !== null && <span className={styles.place}>{place}</span>}
    </span>
  );
}
