import type { GridRowModel } from '../hooks/use-grid-rows.ts';
import type { GridWindow } from '../hooks/use-grid-window.ts';
import type { CellArea } from '../model/cell-area.model.ts';
import type { CellAddress } from '../model/grid-cells.ts';
import type { GridFrame } from '../model/grid-frame.ts';
import type { GridCursor } from '../model/keyboard.model.ts';
import styles from './GridRow.module.css';
import { GridRow } from './GridRow.tsx';

interface GridBodyProps<TRow extends object> {
  readonly frame: GridFrame<TRow>;
  readonly rows: readonly GridRowModel<TRow>[];
  readonly gridWindow: GridWindow;
  /** Keys of the selected rows. */
  readonly selected: ReadonlySet<string>;
  readonly cursor: GridCursor;
  /** The cells that are selected as a block. */
  readonly area: CellArea | null;
  /** The cell that is being edited. */
  readonly edited: CellAddress | null;
  /** True where blocks have a handle that fills cells. */
  readonly canFill: boolean;
}

/** The rows in view, in the room that all rows of the page take. */
export function GridBody<TRow extends object>(props: GridBodyProps<TRow>) {
  const { frame, rows, gridWindow, selected, cursor, area, edited, canFill } = props;
  const corner = canFill ? (area ? { row: area.bottom, column: area.right } : cursor) : null;
  const size = { height: gridWindow.rowsHeight, width: frame.layout.totalWidth };
  return (
    <div role="rowgroup" className={styles.rows} style={size}>
      {gridWindow.rows.map(({ index, top, height }) => {
        const row = rows[index];
        return (
          row && (
            <GridRow
              // Another page is drawn into the rows of the one before, which takes half the time; rows of a tree move.
              key={frame.tree === undefined ? index : row.id}
              frame={frame}
              row={row}
              index={index}
              top={top}
              height={height}
              frozen={frozenAs(index, gridWindow.frozenCount)}
              firstColumn={gridWindow.firstColumn}
              lastColumn={gridWindow.lastColumn}
              isSelected={selected.has(row.id)}
              cursorColumn={cursor.row === index ? cursor.column : -1}
              areaFrom={isIn(area, index) ? area.left : -1}
              areaTo={isIn(area, index) ? area.right : -1}
              cornerColumn={corner?.row === index ? corner.column : -1}
              editedColumn={edited?.key === row.id ? edited.columnId : null}
            />
          )
        );
      })}
    </div>
  );
}

function isIn(area: CellArea | null, row: number): area is CellArea {
  return area !== null && row >= area.top && row <= area.bottom;
}

/** Returns how a row stays in sight: as the last of those that do, as one of them, or not. */
function frozenAs(index: number, count: number) {
  if (index >= count) return null;
  return index === count - 1 ? 'last' : 'all';
}
