import { useEffect, useRef } from 'react';
import { randomId } from '../../../contract/random-id.ts';
import type { RowValue } from '../../property.ts';

/** The rows of a sub-table in their order. */
export type Rows = readonly RowValue[];

/**
 * The rows in an editor and their changes: no rows are null. The focus follows: to the first entry of a row that was
 * added, to the button that adds when a row is gone.
 */
export function useRows(value: Rows | null, onChange: (value: Rows | null) => void) {
  const rows = value ?? [];
  const addButton = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const addedId = useRef<string | null>(null);
  useEffect(() => {
    const isThere = addedId.current !== null && value?.at(-1)?.id === addedId.current;
    if (!isThere) return;
    addedId.current = null;
    table.current?.querySelector<HTMLElement>('tbody tr:last-child :is(input, textarea, button)')?.focus();
  }, [value]);
  const change = (next: Rows) => onChange(next.length === 0 ? null : next);
  return {
    rows,
    table,
    addButton,
    /** An empty row with a random id, so that it is the same row after it is saved. */
    add: () => {
      const id = randomId();
      // Who adds a row goes on by filling it in.
      addedId.current = id;
      change([...rows, { id }]);
    },
    replace: (changed: RowValue) => change(rows.map((row) => (row.id === changed.id ? changed : row))),
    remove: (id: string) => {
      change(rows.filter((row) => row.id !== id));
      // The button that had the focus is gone with its row.
      addButton.current?.focus();
    },
  };
}
