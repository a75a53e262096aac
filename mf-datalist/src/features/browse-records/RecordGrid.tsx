import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useLocale } from '@portico/shared-kit/i18n';
import { DataGrid, type GridView } from '@portico/shared-kit/ui/grid';
import { useMemo } from 'react';
import { EditedCells } from '../../edit-cells/EditedCells.tsx';
import { useEditedCells } from '../../edit-cells/use-edited-cells.tsx';
import { useColours } from '../../colours/colours-context.ts';
import { gridColumns } from './grid-columns.tsx';
import type { GridState, ListRows } from './list-rows.ts';
import { RecordAddresses } from './record-addresses.tsx';
import { rowMark } from './row-mark.ts';
import { linesOf, visibleSubTables } from './sub-table.model.ts';
import { useSummaries } from './summaries.ts';
import { useScriptView } from '../../scripts/list-script.ts';
import { type ShowSubTable, useSubTableDialog } from './use-sub-table-dialog.tsx';

/** The records of a page in the grid. */
export function RecordGrid({ list, grid }: { readonly list: ListRows; readonly grid: GridState }) {
  const { config, columns, shown, addressOf } = list;
  const { dialog, show: onShowRows } = useSubTableDialog();
  const { editing, cells, records, block } = useEditedCells(config, shown.page);
  return (
    <RecordAddresses value={addressOf}>
      <EditedCells editing={editing} records={records} block={block} onImport={grid.onImport}>
        <DataGrid
          // The grid scrolls to its starting place when it is made, which takes rows to scroll.
          key={shown.page === undefined ? 'waiting' : 'rows'}
          label={list.name}
          columns={useDrawnColumns(list, onShowRows)}
          rows={useRows(list, records)}
          summaries={useSummaries({ config, columns, page: shown.page })}
          isLoading={list.isLoading}
          placeholder={list.placeholder}
          sort={useGridSort(grid)}
          selection={{ selected: list.selected, onChange: list.onSelect }}
          {...cells}
          onOpen={list.onOpen}
          view={gridView(grid)}
        />
      </EditedCells>
      {dialog}
    </RecordAddresses>
  );
}

function useDrawnColumns({ config, columns }: ListRows, onShowRows: ShowSubTable) {
  const locale = useLocale();
  const { draw } = useScriptView();
  return useMemo(
    () => draw(gridColumns({ config, columns, locale, hasTabStops: false, onShowRows })),
    [draw, config, columns, locale, onShowRows],
  );
}

function useRows({ config, columns, shown }: ListRows, items: readonly BizRecord[]) {
  const locale = useLocale();
  const { markOf } = useScriptView();
  const colourOf = useColours();
  // Apart from the records, so that one of them is drawn again without the others.
  const drawnBy = useMemo(
    () => ({
      keyOf,
      markOf: (record: BizRecord) => markOf(record) ?? rowMark(record, locale),
      linesOf: linesOf(visibleSubTables(config, columns)),
      colourOf,
    }),
    [markOf, colourOf, locale, config, columns],
  );
  return useMemo(
    () => ({ ...drawnBy, items, total: shown.page?.totalElements, offset: shown.offset }),
    [drawnBy, shown, items],
  );
}

const keyOf = ({ id }: BizRecord) => id;

/** Returns the order of a grid by its columns. */
export function useGridSort({ orderBy, onOrderBy }: GridState) {
  const entries = useMemo(
    () => orderBy.map(({ propertyCode, direction }) => ({ columnId: propertyCode, direction })),
    [orderBy],
  );
  return {
    entries,
    onChange: (chosen: readonly { readonly columnId: string; readonly direction: 'asc' | 'desc' }[]) =>
      onOrderBy(chosen.map(({ columnId, direction }) => ({ propertyCode: columnId, direction }))),
  };
}

/** Returns how a list's grid looks and stands, and what it tells of that. */
export function gridView(grid: GridState): GridView {
  const { density, frozenRows, initialScroll, onScroll, initialRow, onRow, onWidth, onPin, onHide, resetKey } = grid;
  const { onStatistics } = grid;
  return {
    density,
    frozenRows,
    initialScroll,
    onScrollChange: onScroll,
    initialRow,
    onRowChange: onRow,
    onWidthChange: onWidth,
    onPinChange: onPin,
    onHide,
    ...(onStatistics && { onStatistics }),
    scrollResetKey: resetKey,
  };
}
