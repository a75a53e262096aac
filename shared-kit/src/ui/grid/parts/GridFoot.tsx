import { Tooltip } from 'antd/es';
import { QuestionCircleOutlined } from '../../icons/index.ts';
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
              {laid.column?.summaryNote !== undefined && <SummaryNote note={laid.column.summaryNote} />}
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

/** A mark that tells what has to be known of a figure, on hover, on focus and when it is pressed. */
function SummaryNote({ note }: { readonly note: string }) {
  return (
    <Tooltip title={note} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles['note']} aria-label={note}>
        <QuestionCircleOutlined aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
