import { DataGrid, type GridColumn, type SortEntry } from '@portico/shared-kit/ui/grid';
import { useMemo, useState } from 'react';
import { type SheetRow, sheetColumns, sheetPages, sortedBy } from './sheet.ts';

const columns: readonly GridColumn<SheetRow>[] = sheetColumns.map(({ id, index, title }) => ({
  id,
  title,
  isSortable: true,
  text: (row) => row.cells[index] ?? null,
}));

/** The sheet in our grid, with selection and sorting, one page of it. */
export function OurSheet({ page }: { readonly page: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [entries, setEntries] = useState<readonly SortEntry[]>([]);
  const rows = useMemo(() => {
    const [first] = entries;
    const all = sheetPages[page] ?? [];
    const items = first ? sortedBy(all, Number(first.columnId.slice(1)), first.direction) : all;
    return { items, keyOf: (row: SheetRow) => row.key };
  }, [entries, page]);
  return (
    <div style={{ height: 640, display: 'flex' }}>
      <DataGrid
        label="Sheet"
        columns={columns}
        rows={rows}
        selection={{ selected, onChange: setSelected }}
        sort={{ entries, onChange: setEntries }}
      />
    </div>
  );
}
