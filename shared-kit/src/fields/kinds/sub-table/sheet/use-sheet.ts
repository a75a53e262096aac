import { useMemo, useState } from 'react';
import { optionSourceOf } from '../../../option-sources.ts';
import type { Property } from '../../../property.ts';
import type { RowsEditorProps } from '../rows-editor.tsx';
import { useRows } from '../use-rows.ts';
import { useWrongCells } from '../use-wrong-cells.ts';
import { rowActionsOf } from './row-actions.ui.ts';
import { useCellSelection } from './use-cell-selection.ts';

/** Rows that Page Up and Page Down go over. */
const screen = 12;
/** Editors that stay drawn after the cursor left: what they fetch or store goes on. */
const mostKept = 12;
/** Editors that one cell brings with it: those whose options follow from its value, which they then correct. */
const mostFollowers = 6;

/** A cell whose editor stays drawn. */
export interface MountedEditor {
  readonly rowId: string;
  readonly column: number;
}

/** The state of rows that are filled in, on a desk and on a phone. */
export type Sheet = ReturnType<typeof useSheet>;

/** Holds the rows, the marked cell, what is wrong, and which editors are drawn. */
export function useSheet(props: RowsEditorProps) {
  const { value, settings, disabled, invalid, cellProblems, isFixed = false, onChange, uiOfColumn } = props;
  const { columns } = settings;
  const rows = useRows(value, onChange, columns);
  const count = rows.rows.length;
  // Of fixed rows there are as many as may be.
  const maxRows = isFixed ? count : settings.maxRows;
  const size = useMemo(() => ({ rows: count, columns: columns.length, screen }), [count, columns]);
  const selection = useCellSelection(size);
  const actions = rowActionsOf({ rows, selection, columns, maxRows, isFixed });
  const wrong = useWrongCells(rows.rows, { columns, invalid, cellProblems });
  const canEdit = (column: number) => !disabled && columns[column] !== undefined && columns[column].readOnly !== true;
  const marked = columns[selection.position.column];
  const isTyped = marked !== undefined && uiOfColumn(marked).isTyped === true;
  const isEditing = selection.isInside && canEdit(selection.position.column) && (isTyped || selection.mode !== 'ready');
  const kept = useMountedEditors(
    rows.rows[selection.position.row]?.id,
    isEditing
      ? [...(isTyped ? [] : [selection.position.column]), ...followersOf(columns, selection.position.column)]
      : [],
  );
  const canAlter = !disabled && !isFixed;
  return {
    rows,
    columns,
    maxRows,
    disabled,
    canAlter,
    size,
    selection,
    actions,
    wrong,
    canEdit,
    isTyped,
    isEditing,
    kept,
  };
}

function useMountedEditors(rowId: string | undefined, edited: readonly number[]): readonly MountedEditor[] {
  const [mounted, setMounted] = useState<readonly MountedEditor[]>([]);
  const isKept = (column: number) => mounted.some((each) => each.rowId === rowId && each.column === column);
  const added = rowId === undefined ? [] : edited.filter((column) => !isKept(column));
  if (rowId !== undefined && added.length > 0)
    setMounted([...mounted, ...added.map((column) => ({ rowId, column }))].slice(-mostKept));
  return mounted;
}

function followersOf(columns: readonly Property[], index: number): readonly number[] {
  const code = columns[index]?.code;
  const followers = columns.flatMap((column, at) =>
    column.readOnly !== true && optionSourceOf(column)?.match?.equals === code ? [at] : [],
  );
  return followers.slice(0, mostFollowers);
}
