import { type CSSProperties, memo, type ReactNode } from 'react';
import { Spoken } from '../../feedback/Spoken.tsx';
import { gridTexts } from '../grid.texts.ts';
import type { GridRowModel } from '../hooks/use-grid-rows.ts';
import { cellId, cursorOf, type GridFrame } from '../model/grid-frame.ts';
import { headHeight } from '../model/grid-heights.ts';
import type { RowMark } from '../model/grid-types.ts';
import type { LaidColumn } from '../model/laid-column.ts';
import { cellLayout, ColumnBands } from './ColumnBands.tsx';
import { tintOf } from '../../theme/tint.ts';
import { Branch, contentOfCell } from './GridCell.tsx';
import { GridCheckbox } from './GridCheckbox.tsx';
import styles from './GridRow.module.css';

interface GridRowProps<TRow extends object> {
  readonly frame: GridFrame<TRow>;
  readonly row: GridRowModel<TRow>;
  /** Place on the page, from 0. */
  readonly index: number;
  /** Pixels from the first row. */
  readonly top: number;
  readonly height: number;
  /** Set for a row that stays in sight; the last of them has a line below it. */
  readonly frozen: 'all' | 'last' | null;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly isSelected: boolean;
  /** The column the cursor stands on; -1 when it stands on another row. */
  readonly cursorColumn: number;
  /** The columns of the row that are selected in a block; -1 where none are. */
  readonly areaFrom: number;
  readonly areaTo: number;
  /** The column whose cell has the handle of a block; -1 where none of this row has. */
  readonly cornerColumn: number;
  /** Id of the column whose cell is being edited; null where none of this row is. */
  readonly editedColumn: string | null;
}

function PlainGridRow<TRow extends object>(props: GridRowProps<TRow>) {
  const { frame, row, index, isSelected } = props;
  const offset = frame.rows.offset ?? 0;
  const mark = frame.rows.markOf?.(row.original) ?? null;
  const colour = frame.rows.colourOf?.(row.original, null) ?? null;
  const isBranch = frame.tree !== undefined && row.canExpand;
  const place = frame.tree?.placeOf?.(row.original);
  return (
    <div
      role="row"
      aria-rowindex={offset + index + 2}
      aria-selected={frame.hasSelection ? isSelected : undefined}
      aria-level={frame.tree ? row.depth + 1 : undefined}
      aria-expanded={isBranch ? row.isExpanded : undefined}
      aria-posinset={place?.posInSet}
      aria-setsize={place?.setSize}
      className={styles.row}
      data-row={row.id}
      data-selected={isSelected || undefined}
      data-coloured={colour !== null || undefined}
      data-frozen={props.frozen ?? undefined}
      style={{ ...placeOf(props), ...tintOf(colour) }}
      data-edited={props.editedColumn !== null || undefined}
      onDoubleClick={frame.canOpen ? ({ target }) => frame.actions.press(row, columnAt(target)) : undefined}
    >
      {mark && <Mark mark={mark} />}
      <ColumnBands layout={frame.layout} firstColumn={props.firstColumn} lastColumn={props.lastColumn}>
        {(laid) => <Cell key={laid.id} {...props} laid={laid} ordinal={offset + index + 1} mark={mark} />}
      </ColumnBands>
    </div>
  );
}

/** Returns the place of a row. One that stays in sight scrolls with the page until the head, and no further. */
function placeOf<TRow extends object>({ frame, top, height, frozen }: GridRowProps<TRow>): CSSProperties {
  const size = { height, width: frame.layout.totalWidth };
  return frozen === null ? { ...size, transform: `translateY(${top}px)` } : { ...size, top: headHeight + top };
}

/** Line of the grid. Drawn again only when something of it has changed. */
export const GridRow = memo(PlainGridRow) as typeof PlainGridRow;

interface CellProps<TRow extends object> extends GridRowProps<TRow> {
  readonly laid: LaidColumn<TRow>;
  readonly ordinal: number;
  readonly mark: RowMark | null;
}

function Cell<TRow extends object>(props: CellProps<TRow>) {
  const { frame, row, index, laid, cursorColumn, editedColumn } = props;
  const isInArea = props.areaFrom >= 0 && laid.index >= props.areaFrom && laid.index <= props.areaTo;
  const colour = (laid.column && frame.rows.colourOf?.(row.original, laid.id)) ?? null;
  const isCorner = props.cornerColumn === laid.index && laid.kind === 'data' && editedColumn !== laid.id;
  const problem = laid.column && (frame.cells?.problemOf(row.original, laid.id) ?? null);
  return (
    <div
      role="gridcell"
      id={cellId(frame.id, index, laid.index)}
      aria-colindex={laid.index + 1}
      className={styles.cell}
      data-cell=""
      data-pin={laid.pin ?? undefined}
      data-align={laid.column ? laid.column.align : 'center'}
      data-cursor={cursorColumn === laid.index || undefined}
      data-edited={editedColumn === laid.id || undefined}
      aria-selected={isInArea || undefined}
      data-area={isInArea || undefined}
      data-coloured={colour !== null || undefined}
      data-corner={isCorner || undefined}
      aria-invalid={problem === null ? undefined : true}
      title={problem ?? undefined}
      style={colour === null ? cellLayout(laid) : { ...cellLayout(laid), ...tintOf(colour) }}
    >
      {contentOf(props)}
      {isCorner && <span className={styles.handle} data-fill="" aria-hidden="true" />}
    </div>
  );
}

function contentOf<TRow extends object>(props: CellProps<TRow>): ReactNode {
  const { frame, row, laid, ordinal, mark, editedColumn } = props;
  if (laid.kind === 'checkbox') return <RowCheckbox {...props} />;
  if (!laid.column) return <span className={styles.ordinal}>{ordinal}</span>;
  if (frame.cells !== undefined && editedColumn === laid.id) return frame.cells.renderEditor(row.original, laid.id);
  const isFirst = isFirstData(frame, laid);
  return (
    <>
      {isFirst && mark && <Spoken>{mark.label}</Spoken>}
      {isFirst && frame.tree && <Branch row={row} ordinal={ordinal} actions={frame.actions} />}
      {contentOfCell(laid.column, row)}
    </>
  );
}

function RowCheckbox<TRow extends object>({ frame, row, ordinal, isSelected }: CellProps<TRow>) {
  const t = gridTexts.useT();
  return (
    <GridCheckbox
      state={isSelected ? 'all' : 'none'}
      label={t('selectRow', { row: ordinal })}
      isDisabled={frame.canSelect?.(row.original) === false}
      onToggle={(isRange) => frame.actions.toggle(row, isRange)}
    />
  );
}

/** A bar at the head of the row; the first data cell says it in words. */
function Mark({ mark }: { readonly mark: RowMark }) {
  return <span aria-hidden="true" className={styles.mark} data-tone={mark.tone} title={mark.label} />;
}

/** The index of the column of the cell that was pressed; null beside cells. */
function columnAt(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  return (cell && cursorOf(cell.id))?.column ?? null;
}

function isFirstData<TRow extends object>(frame: GridFrame<TRow>, laid: LaidColumn<TRow>): boolean {
  return frame.layout.columns.find((column) => column.kind === 'data')?.id === laid.id;
}
