import {
  type ColumnDef,
  columnPinningFeature,
  columnSizingFeature,
  createExpandedRowModel,
  type Row,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { checkboxWidth, fillWidths, keepsPins, ordinalWidth } from '../model/column-layout.model.ts';
import type { GridColumn, GridRows, GridTree } from '../model/grid-types.ts';
import type { GridLayout, LaidColumn } from '../model/laid-column.ts';
import type { ColumnSizes } from './use-column-sizes.ts';

const features = tableFeatures({
  columnPinningFeature,
  columnSizingFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});
type Features = typeof features;

/** A row of the page in the order seen: branches that are open are followed by their rows. */
export type GridRowModel<TRow extends object> = Row<Features, TRow>;

interface TableInput<TRow extends object> {
  readonly columns: readonly GridColumn<TRow>[];
  readonly rows: GridRows<TRow>;
  readonly tree: GridTree<TRow> | undefined;
  readonly hasCheckbox: boolean;
  readonly hasOrdinal: boolean;
  /** Room for columns in pixels; 0 before the grid is measured. */
  readonly available: number;
  readonly sizes: ColumnSizes<TRow>;
}

/** The grid's columns where they stand and its rows in the order seen. */
export function useGridTable<TRow extends object>(input: TableInput<TRow>) {
  const { rows, tree } = input;
  const slots = useSlots(input);
  const definitions = useMemo(() => slots.map(definitionOf<TRow>), [slots]);
  const columnSizing = useMemo(() => Object.fromEntries(slots.map((slot) => [slot.id, slot.width])), [slots]);
  const columnPinning = useMemo(() => pinningOf(slots), [slots]);
  const expanded = useMemo(
    () => Object.fromEntries([...(tree?.expanded ?? [])].map((key) => [key, true])),
    [tree?.expanded],
  );
  const table = useTable<Features, TRow>({
    features,
    columns: definitions,
    data: rows.items,
    getRowId: (row) => rows.keyOf(row),
    getSubRows: (row) => tree?.childrenOf(row),
    getRowCanExpand: (row) => tree?.canExpand(row.original) ?? false,
    state: { columnSizing, columnPinning, expanded },
  });
  const layout = useMemo(
    () => layOut(slots, table.getTotalSize(), (id) => table.getColumn(id)?.getStart() ?? 0),
    [slots, table],
  );
  return { layout, rows: table.getRowModel().rows };
}

type Slot<TRow> = Pick<LaidColumn<TRow>, 'id' | 'kind' | 'column' | 'width' | 'pin'>;

function useSlots<TRow extends object>(input: TableInput<TRow>): readonly Slot<TRow>[] {
  const { columns, hasCheckbox, hasOrdinal, available, sizes } = input;
  return useMemo(() => {
    const lead: Slot<TRow>[] = [];
    if (hasCheckbox) lead.push({ id: '#checkbox', kind: 'checkbox', column: null, width: checkboxWidth, pin: 'left' });
    if (hasOrdinal) lead.push({ id: '#ordinal', kind: 'ordinal', column: null, width: ordinalWidth, pin: 'left' });
    const leadWidth = lead.reduce((sum, slot) => sum + slot.width, 0);
    const widths = fillWidths(columns.map(sizes.wishOf), available - leadWidth);
    const data = columns.map<Slot<TRow>>((column, index) => ({
      id: column.id,
      kind: 'data',
      column,
      width: widths[index] ?? 0,
      pin: column.pin ?? null,
    }));
    const pinned = data.reduce((sum, slot) => sum + (slot.pin ? slot.width : 0), leadWidth);
    const hasPins = available === 0 || keepsPins(pinned, available);
    return [...lead, ...data].map((slot) => (hasPins || slot.kind === 'checkbox' ? slot : { ...slot, pin: null }));
  }, [columns, hasCheckbox, hasOrdinal, available, sizes]);
}

function definitionOf<TRow extends object>(slot: Slot<TRow>): ColumnDef<Features, TRow> {
  return { id: slot.id, header: slot.column?.title ?? slot.id, minSize: 1 };
}

function pinningOf<TRow>(slots: readonly Slot<TRow>[]) {
  const idsAt = (pin: 'left' | 'right') => slots.filter((slot) => slot.pin === pin).map((slot) => slot.id);
  return { start: idsAt('left'), end: idsAt('right') };
}

function layOut<TRow>(
  slots: readonly Slot<TRow>[],
  totalWidth: number,
  startOf: (id: string) => number,
): GridLayout<TRow> {
  const bandOf = (pin: Slot<TRow>['pin']) => slots.filter((slot) => slot.pin === pin);
  const leftWidth = widthOf(bandOf('left'));
  const columns = [...bandOf('left'), ...bandOf(null), ...bandOf('right')].map((slot, index) => {
    const start = startOf(slot.id);
    const insets = { left: start, right: totalWidth - start - slot.width };
    return { ...slot, index, inset: slot.pin ? insets[slot.pin] : start - leftWidth };
  });
  const left = columns.filter((column) => column.pin === 'left');
  const right = columns.filter((column) => column.pin === 'right');
  const center = columns.filter((column) => column.pin === null);
  return { left, center, right, leftWidth, rightWidth: widthOf(right), totalWidth, columns };
}

function widthOf<TRow>(columns: readonly Slot<TRow>[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
