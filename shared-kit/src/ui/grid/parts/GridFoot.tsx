import { gridTexts } from '../grid.texts.ts';
import type { GridLayout } from '../model/laid-column.ts';
import { cellPlace, ColumnBands } from './ColumnBands.tsx';
import styles from './GridFoot.module.css';

interface GridFootProps<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly columnWindow: { readonly first: number; readonly last: number };
  readonly rowIndex: number;
}

/** The summary line at the bottom: the totals of the columns that have one. */
export function GridFoot<TRow>({ layout, columnWindow, rowIndex }: GridFootProps<TRow>) {
  const t = gridTexts.useT();
  return (
    <div role="rowgroup" className={styles['foot']} style={{ width: layout.totalWidth }}>
      <div role="row" aria-rowindex={rowIndex} className={styles['line']}>
        <ColumnBands layout={layout} firstColumn={columnWindow.first} lastColumn={columnWindow.last}>
          {(laid) => (
            <div
              key={laid.id}
              role="gridcell"
              aria-colindex={laid.index + 1}
              className={styles['cell']}
              data-pin={laid.pin ?? undefined}
              data-align={laid.column?.align}
              style={cellPlace(laid)}
            >
              {laid.column?.summaryLabel !== undefined && (
                <span className={styles['label']}>{laid.column.summaryLabel}</span>
              )}
              <span className={styles['text']} data-cut="">
                {laid.index === 0 ? t('summary') : laid.column?.summary}
              </span>
            </div>
          )}
        </ColumnBands>
      </div>
    </div>
  );
}
