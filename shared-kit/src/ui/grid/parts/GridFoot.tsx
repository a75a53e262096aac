import { Tooltip } from 'antd/es';
import { memo } from 'react';
import { QuestionCircleOutlined } from '../../icons/index.ts';
import { gridTexts } from '../grid.texts.ts';
import type { ColumnSummaries } from '../model/grid-types.ts';
import type { GridLayout, LaidColumn } from '../model/laid-column.ts';
import { cellLayout, ColumnBands } from './ColumnBands.tsx';
import styles from './GridFoot.module.css';

interface GridFootProps<TRow> {
  readonly layout: GridLayout<TRow>;
  readonly columnWindow: { readonly first: number; readonly last: number };
  readonly rowIndex: number;
  readonly summaries: ColumnSummaries;
}

function PlainGridFoot<TRow>({ layout, columnWindow, rowIndex, summaries }: GridFootProps<TRow>) {
  return (
    <div role="rowgroup" className={styles.foot} style={{ width: layout.totalWidth }}>
      <div role="row" aria-rowindex={rowIndex} className={styles.line}>
        <ColumnBands layout={layout} firstColumn={columnWindow.first} lastColumn={columnWindow.last}>
          {(laid) => (
            <div
              key={laid.id}
              role="gridcell"
              aria-colindex={laid.index + 1}
              className={styles.cell}
              data-pin={laid.pin ?? undefined}
              data-align={laid.column?.align}
              style={cellLayout(laid)}
            >
              <Figure laid={laid} summary={summaries[laid.id]} />
            </div>
          )}
        </ColumnBands>
      </div>
    </div>
  );
}

/** The summary line at the bottom: the totals of the columns that have one. */
export const GridFoot = memo(PlainGridFoot) as typeof PlainGridFoot;

interface FigureProps<TRow> {
  readonly laid: LaidColumn<TRow>;
  readonly summary: ColumnSummaries[string];
}

function Figure<TRow>({ laid, summary }: FigureProps<TRow>) {
  const t = gridTexts.useT();
  return (
    <>
      {summary?.label !== undefined && <span className={styles.label}>{summary.label}</span>}
      {summary?.note !== undefined && <SummaryNote note={summary.note} />}
      <span className={styles.text} data-cut="">
        {laid.index === 0 ? t('summary') : summary?.text}
      </span>
    </>
  );
}

/** A mark that tells what has to be known of a figure, on hover, on focus and when it is pressed. */
function SummaryNote({ note }: { readonly note: string }) {
  return (
    <Tooltip title={note} trigger={['hover', 'focus', 'click']}>
      <button type="button" className={styles.note} aria-label={note}>
        <QuestionCircleOutlined aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
