import {
  type ColumnDef,
  createExpandedRowModel,
  type Row,
  rowExpandingFeature,
  tableFeatures,
  type TableOptions,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { GridColumn, GridRows, GridTree } from '../model/grid-types.ts';

const features = tableFeatures({ rowExpandingFeature, expandedRowModel: createExpandedRowModel() });
type Features = typeof features;

/** A row of the page in the order seen: branches that are open are followed by their rows. */
export type GridRowModel<TRow extends object> = Row<Features, TRow>;

/** The rows in the order seen, each with its depth. */
export function useGridRows<TRow extends object>(
  columns: readonly GridColumn<TRow>[],
  rows: GridRows<TRow>,
  tree: GridTree<TRow> | undefined,
): readonly GridRowModel<TRow>[] {
  const definitions = useMemo(
    () => columns.map<ColumnDef<Features, TRow>>(({ id, title }) => ({ id, header: title })),
    [columns],
  );
  const options = useMemo<TableOptions<Features, TRow>>(
    () => ({
      features,
      columns: definitions,
      data: rows.items,
      getRowId: (row) => rows.keyOf(row),
      getSubRows: (row) => tree?.childrenOf(row),
      getRowCanExpand: (row) => tree?.canExpand(row.original) ?? false,
      autoResetExpanded: false,
      state: { expanded: Object.fromEntries([...(tree?.expanded ?? [])].map((key) => [key, true])) },
    }),
    [definitions, rows, tree],
  );
  return useTable<Features, TRow>(options).getRowModel().rows;
}
