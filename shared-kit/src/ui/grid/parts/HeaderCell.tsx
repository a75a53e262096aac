import { DownOutlined } from '../../icons/index.ts';
import { gridTexts } from '../grid.texts.ts';
import { useResizeDrag } from '../hooks/use-resize-drag.ts';
import type { GridColumn } from '../model/grid-types.ts';
import type { HeadItem } from '../model/head-menu.model.ts';
import type { LaidColumn } from '../model/laid-column.ts';
import { directionOf, nextDirection, placeOf, type SortEntry } from '../model/sort-cycle.model.ts';
import { cellLayout } from './ColumnBands.tsx';
import styles from './GridHead.module.css';
import { SortMark } from './SortMark.tsx';

/** Actions that a header cell may ask of the grid. */
export interface HeadActions<TRow> {
  sort(asked: SortEntry, isAdditive: boolean): void;
  /** Returns the width that holds. */
  resize(laid: LaidColumn<TRow>, width: number): number;
  endResize(laid: LaidColumn<TRow>): void;
  resetWidth(laid: LaidColumn<TRow>): void;
  /** Opens the column's menu below its head. */
  openMenu(laid: LaidColumn<TRow>, head: Element | null): void;
  choose(laid: LaidColumn<TRow>, item: HeadItem): void;
}

interface HeaderCellProps<TRow> {
  readonly id: string;
  readonly laid: LaidColumn<TRow>;
  readonly column: GridColumn<TRow>;
  /** Null when the grid does not sort. */
  readonly entries: readonly SortEntry[] | null;
  readonly isCursor: boolean;
  readonly actions: HeadActions<TRow>;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The head of a data column: its title, which sorts, and the edge by which its width is dragged. */
export function HeaderCell<TRow>({ id, laid, column, entries, isCursor, actions }: HeaderCellProps<TRow>) {
  const isSortable = entries !== null && column.isSortable === true;
  const direction = entries ? directionOf(entries, column.id) : null;
  return (
    <div
      role="columnheader"
      id={id}
      aria-colindex={laid.index + 1}
      aria-sort={isSortable ? (direction ? ariaSort[direction] : 'none') : undefined}
      className={styles.cell}
      data-cell=""
      data-column={column.id}
      data-pin={laid.pin ?? undefined}
      data-align={column.align}
      data-cursor={isCursor || undefined}
      style={cellLayout(laid)}
    >
      {isSortable ? (
        <SortButton column={column} entries={entries} actions={actions} />
      ) : (
        <span className={styles.title} data-cut="">
          {column.title}
        </span>
      )}
      {column.hasMenu !== false && <MenuButton laid={laid} actions={actions} />}
      {column.isResizable !== false && <ResizeEdge laid={laid} actions={actions} />}
    </div>
  );
}

interface SortButtonProps<TRow> {
  readonly column: GridColumn<TRow>;
  readonly entries: readonly SortEntry[];
  readonly actions: HeadActions<TRow>;
}

function SortButton<TRow>({ column, entries, actions }: SortButtonProps<TRow>) {
  const direction = directionOf(entries, column.id);
  return (
    <button
      type="button"
      data-grid-control=""
      tabIndex={-1}
      className={styles.sort}
      onClick={(event) => actions.sort({ columnId: column.id, direction: nextDirection(direction) }, event.shiftKey)}
    >
      <span className={styles.title} data-cut="">
        {column.title}
      </span>
      <SortMark direction={direction} place={placeOf(entries, column.id)} />
    </button>
  );
}

/** For the pointer only, so that it is no part of the column's name: keys open the menu by Alt and the arrow down, or by Shift and F10. */
function MenuButton<TRow>({ laid, actions }: Pick<HeaderCellProps<TRow>, 'laid' | 'actions'>) {
  const t = gridTexts.useT();
  return (
    <button
      type="button"
      data-grid-control=""
      tabIndex={-1}
      className={styles.menu}
      aria-hidden="true"
      title={t('menu.open')}
      onClick={(event) => actions.openMenu(laid, event.currentTarget.closest('[data-cell]'))}
    >
      <DownOutlined aria-hidden="true" />
    </button>
  );
}

function ResizeEdge<TRow>({ laid, actions }: Pick<HeaderCellProps<TRow>, 'laid' | 'actions'>) {
  const t = gridTexts.useT();
  const drag = useResizeDrag({
    width: laid.width,
    onResize: (width) => void actions.resize(laid, width),
    onEnd: () => actions.endResize(laid),
  });
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      title={t('resize', { column: laid.column?.title ?? '' })}
      onDoubleClick={() => actions.resetWidth(laid)}
      {...drag}
    />
  );
}
