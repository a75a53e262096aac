import { useLayoutEffect, useMemo, useRef } from 'react';
import { useStableCallback } from '../../stable/index.ts';
import type { RowActions } from '../model/grid-frame.ts';
import type { GridCells } from '../model/grid-cells.ts';
import type { GridSelection, GridTree } from '../model/grid-types.ts';
import type { GridLayout } from '../model/laid-column.ts';
import { selectionState, selectRange, toggleKey, togglePage } from '../model/selection.model.ts';
import { beginEdit } from './use-cell-edits.ts';
import type { GridRowModel } from './use-grid-rows.ts';

interface ActionsInput<TRow extends object> {
  readonly rows: readonly GridRowModel<TRow>[];
  readonly layout: GridLayout<TRow>;
  readonly selection: GridSelection<TRow> | undefined;
  readonly tree: GridTree<TRow> | undefined;
  readonly onOpen: ((row: TRow) => void) | undefined;
  readonly cells: GridCells<TRow> | undefined;
}

const nothing: ReadonlySet<string> = new Set();

/** Returns the actions of rows and keys: select, open, open a branch. The row actions stay the same for the life of the grid. */
export function useGridActions<TRow extends object>(input: ActionsInput<TRow>) {
  const { rows, selection } = input;
  const latest = useRef(input);
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    latest.current = input;
  });
  const selected = selection?.selected ?? nothing;
  const pageKeys = useMemo(() => selectableKeys(rows, selection), [rows, selection]);
  const actions = useMemo<RowActions<TRow>>(
    () => ({
      toggle: (row, isRange) => {
        toggleRow(latest.current, row, isRange ? anchor.current : null);
        anchor.current = row.id;
      },
      toggleBranch: (row, isOpen) => latest.current.tree?.onToggle(row.original, isOpen),
      press: (row, column) => {
        const { rows: all, onOpen } = latest.current;
        const isEdited = column !== null && beginEdit(latest.current, { row: all.indexOf(row), column }, null);
        if (!isEdited) onOpen?.(row.original);
      },
      open: (row) => latest.current.onOpen?.(row.original),
    }),
    [],
  );
  const state = useMemo(() => selectionState(selected, pageKeys), [selected, pageKeys]);
  const onToggle = useStableCallback(() => selection?.onChange(togglePage(selected, pageKeys)));
  return { actions, selected, page: useMemo(() => ({ state, onToggle }), [state, onToggle]) };
}

function toggleRow<TRow extends object>(input: ActionsInput<TRow>, row: GridRowModel<TRow>, anchor: string | null) {
  const { rows, selection } = input;
  if (!selection || selection.canSelect?.(row.original) === false) return;
  const next =
    anchor === null
      ? toggleKey(selection.selected, row.id)
      : selectRange(selection.selected, selectableKeys(rows, selection), { anchor, to: row.id });
  selection.onChange(next);
}

function selectableKeys<TRow extends object>(
  rows: readonly GridRowModel<TRow>[],
  selection: GridSelection<TRow> | undefined,
): string[] {
  if (!selection) return [];
  return rows.filter((row) => selection.canSelect?.(row.original) !== false).map((row) => row.id);
}
