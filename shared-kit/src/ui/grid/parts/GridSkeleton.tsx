import { SkeletonBar, useDelayed } from '../../feedback/index.ts';
import type { GridLayout } from '../model/laid-column.ts';
import { cellLayout, ColumnBands } from './ColumnBands.tsx';
import styles from './GridSkeleton.module.css';

interface GridSkeletonProps<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly columnWindow: { readonly first: number; readonly last: number };
  readonly rowHeight: number;
}

const lines = 12;
const widths = ['72%', '54%', '83%', '61%', '47%'];

/** Grey lines in the real columns, once the wait is longer than 280 ms. */
export function GridSkeleton<TRow>({ layout, columnWindow, rowHeight }: GridSkeletonProps<TRow>) {
  if (!useDelayed(true)) return null;
  return (
    <div aria-hidden="true" style={{ width: layout.totalWidth }}>
      {Array.from({ length: lines }, (_line, line) => (
        <div key={line} className={styles.line} style={{ height: rowHeight }}>
          <ColumnBands layout={layout} firstColumn={columnWindow.first} lastColumn={columnWindow.last}>
            {(laid) => (
              <span
                key={laid.id}
                className={styles.cell}
                data-align={laid.column ? laid.column.align : 'center'}
                style={cellLayout(laid)}
              >
                <SkeletonBar
                  width={laid.column ? (widths[(line + laid.index) % widths.length] ?? '60%') : 16}
                  height={12}
                />
              </span>
            )}
          </ColumnBands>
        </div>
      ))}
    </div>
  );
}
