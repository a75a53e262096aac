import { memo } from 'react';
import { gridTexts } from '../grid.texts.ts';
import { cellId } from '../model/grid-frame.ts';
import type { GridLayout, LaidColumn } from '../model/laid-column.ts';
import type { SelectionState } from '../model/selection.model.ts';
import type { SortEntry } from '../model/sort-cycle.model.ts';
import { cellLayout, ColumnBands } from './ColumnBands.tsx';
import { GridCheckbox } from './GridCheckbox.tsx';
import styles from './GridHead.module.css';
import { type HeadActions, HeaderCell } from './HeaderCell.tsx';

interface GridHeadProps<TRow> {
  readonly gridId: string;
  readonly layout: GridLayout<TRow>;
  readonly columnWindow: { readonly first: number; readonly last: number };
  readonly entries: readonly SortEntry[] | null;
  /** Extent to which the page is selected, with the callback that selects or clears all of it. */
  readonly page: { readonly state: SelectionState; readonly onToggle: () => void };
  readonly cursorColumn: number;
  readonly actions: HeadActions<TRow>;
}

function PlainGridHead<TRow>(props: GridHeadProps<TRow>) {
  const { layout, columnWindow } = props;
  return (
    <div role="rowgroup" className={styles.head} style={{ width: layout.totalWidth }}>
      <div role="row" aria-rowindex={1} className={styles.line}>
        <ColumnBands layout={layout} firstColumn={columnWindow.first} lastColumn={columnWindow.last}>
          {(laid) => <AnyHeaderCell key={laid.id} {...props} laid={laid} />}
        </ColumnBands>
      </div>
    </div>
  );
}

/** The sticky header line. Drawn again only when something of it has changed. */
export const GridHead = memo(PlainGridHead) as typeof PlainGridHead;

function AnyHeaderCell<TRow>(props: GridHeadProps<TRow> & { readonly laid: LaidColumn<TRow> }) {
  const { gridId, laid, entries, page, cursorColumn, actions } = props;
  const t = gridTexts.useT();
  const id = cellId(gridId, -1, laid.index);
  const isCursor = cursorColumn === laid.index;
  if (laid.column) return <HeaderCell {...{ id, laid, entries, isCursor, actions }} column={laid.column} />;
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={laid.index + 1}
      className={styles.cell}
      data-cell=""
      data-align="center"
      data-pin={laid.pin ?? undefined}
      data-cursor={isCursor || undefined}
      style={cellLayout(laid)}
    >
      {laid.kind === 'checkbox' ? (
        <GridCheckbox state={page.state} label={t('selectAll')} onToggle={page.onToggle} />
      ) : (
        <span className={styles.title}>{t('ordinal')}</span>
      )}
    </div>
  );
}
