import { useCallback, useEffect, useRef } from 'react';
import { randomId } from '../../../contract/random-id.ts';
import type { RowValue } from '../../property.ts';

/** The rows of a sub-table in their order. */
export type Rows = readonly RowValue[];

const none: Rows = [];

/**
 * The rows in an editor and their changes, which stay the same functions: no rows are null. The focus follows: to the
 * first entry of a row that was added, to the button that adds when a row is gone.
 */
export function useRows(value: Rows | null, onChange: (value: Rows | null) => void) {
  const rows = value ?? none;
  const addButton = useRef<HTMLButtonElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const addedId = useRef<string | null>(null);
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current = { rows, onChange };
  });
  useEffect(() => {
    const isThere = addedId.current !== null && value?.at(-1)?.id === addedId.current;
    if (!isThere) return;
    addedId.current = null;
    table.current?.querySelector<HTMLElement>('tbody tr:last-child :is(input, textarea, button)')?.focus();
  }, [value]);
  const change = useCallback((next: Rows) => {
    // Two changes in one moment are both kept.
    latest.current.rows = next;
    latest.current.onChange(next.length === 0 ? null : next);
  }, []);
  /** An empty row with a random id, so that it is the same row after it is saved. */
  const add = useCallback(() => {
    const id = randomId();
    // Who adds a row goes on by filling it in.
    addedId.current = id;
    change([...latest.current.rows, { id }]);
  }, [change]);
  const replace = useCallback(
    (changed: RowValue) => change(latest.current.rows.map((row) => (row.id === changed.id ? changed : row))),
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      change(latest.current.rows.filter((row) => row.id !== id));
      // The button that had the focus is gone with its row.
      addButton.current?.focus();
    },
    [change],
  );
  return { rows, table, addButton, add, replace, remove };
}
