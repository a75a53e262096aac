import { type ReactNode, useRef } from 'react';
import type { RowValue } from '../../../property.ts';
import { useVirtualRows } from '../use-virtual-rows.ts';
import type { Rows } from '../rows.ts';
import styles from './Cards.module.css';

/** Px of a card of three lines, with the gap after it. */
const cardHeight = 104;

interface Props {
  readonly label: string;
  readonly rows: Rows;
  /** Indexes of rows that are drawn wherever they are. */
  readonly kept?: readonly number[];
  isRefused?(row: RowValue): boolean;
  render(row: RowValue, index: number): ReactNode;
}

/** Rows one under another, for a narrow screen. Of many only those in sight are drawn, and they scroll in themselves. */
export function CardList({ label, rows, kept, isRefused, render }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = kept === undefined ? { rowHeight: cardHeight } : { rowHeight: cardHeight, kept };
  const { isWindowed, drawn, rest, measure } = useVirtualRows(scroller, rows, wanted);
  return (
    <div
      ref={scroller}
      className={styles.scroll}
      data-windowed={isWindowed}
      {...(isWindowed ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <ul className={styles.cards} aria-label={label}>
        {drawn.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={row.id}
              ref={measure}
              data-index={index}
              data-refused={isRefused?.(row) === true || undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={styles.item}
              style={gap > 0 ? { marginTop: gap } : undefined}
            >
              {render(row, index)}
            </li>
          );
        })}
      </ul>
      {rest > 0 && <div aria-hidden="true" style={{ height: rest }} />}
    </div>
  );
}
