import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { randomId } from '../../../contract/random-id.ts';
import type { Property, RowValue } from '../../property.ts';
import type { Rows } from './rows.ts';

/** Number of changes that can be undone. */
const mostSteps = 100;

interface Step {
  readonly rows: Rows;
  /** Changes of one cell's editing are one step; null for a change of its own. */
  readonly session: object | null;
}

interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The rows in an editor and their changes. The functions stay the same ones, so that rows are drawn anew only for a reason. */
export interface RowsState {
  readonly rows: Rows;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The rows as they are after every change so far, drawn or not. */
  latest(): Rows;
  /** Takes other rows; with a session the changes of one are taken back together. The same rows change nothing. */
  change(rows: Rows, session?: object): void;
  /** Puts values into a row, wherever it is by then; columns that are only read stay as they are. */
  fill(rowId: string, values: Readonly<Record<string, unknown>>, session?: object): void;
  /** Gives up what was changed in a session, when nothing else was changed since. */
  cancel(session: object): void;
  undo(): void;
  redo(): void;
}

const none: Rows = [];
const noHistory: History = { past: [], future: [] };

/** An empty row with a random id, so that it is the same row after it is saved. */
export function newRow(): RowValue {
  return { id: randomId() };
}

/** Keeps what was before each change of the rows. No rows are null. */
export function useRows(
  value: Rows | null,
  onChange: (value: Rows | null) => void,
  columns: readonly Property[],
): RowsState {
  const rows = value ?? none;
  const { latest, put } = useLatestRows(rows, onChange);
  const [history, setHistory] = useState(noHistory);
  const change = useCallback(
    (next: Rows, session: object | null = null) => {
      const before = latest();
      if (next === before) return;
      put(next);
      setHistory(({ past }) => ({ past: noted(past, { rows: before, session }), future: [] }));
    },
    [latest, put],
  );
  const fill = useCallback(
    (rowId: string, values: Readonly<Record<string, unknown>>, session?: object) => {
      const writable = columns.filter(({ code, readOnly }) => readOnly !== true && code in values);
      if (writable.length === 0) return;
      const filled = Object.fromEntries(writable.map(({ code }) => [code, values[code]]));
      const next = latest().map((row) => (row.id === rowId ? { ...row, ...filled } : row));
      change(next, session);
    },
    [latest, change, columns],
  );
  const travels = useMemo(() => travelsIn(history, setHistory, { latest, put }), [history, latest, put]);
  return useMemo(() => ({ rows, latest, change, fill, ...travels }), [rows, latest, change, fill, travels]);
}

interface LatestRows {
  latest(): Rows;
  put(rows: Rows): void;
}

/** The rows as they are after every change so far: two changes in one moment are both kept. */
function useLatestRows(rows: Rows, onChange: (value: Rows | null) => void): LatestRows {
  const held = useRef({ rows, onChange });
  useEffect(() => {
    held.current = { rows, onChange };
  });
  const latest = useCallback(() => held.current.rows, []);
  const put = useCallback((next: Rows) => {
    held.current.rows = next;
    held.current.onChange(next.length === 0 ? null : next);
  }, []);
  return { latest, put };
}

function travelsIn(history: History, setHistory: (next: History) => void, { latest, put }: LatestRows) {
  const travel = (from: 'past' | 'future') => {
    const step = history[from].at(-1);
    if (step === undefined) return;
    const opposite = from === 'past' ? 'future' : 'past';
    const kept = [...history[opposite], { rows: latest(), session: null }];
    put(step.rows);
    setHistory({ ...noHistory, [from]: history[from].slice(0, -1), [opposite]: kept });
  };
  return {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => travel('past'),
    redo: () => travel('future'),
    cancel(session: object) {
      const step = history.past.at(-1);
      if (step?.session !== session) return;
      put(step.rows);
      setHistory({ past: history.past.slice(0, -1), future: history.future });
    },
  };
}

/** The steps with one more, unless it goes on with the last one. */
function noted(past: readonly Step[], step: Step): readonly Step[] {
  const goesOn = step.session !== null && past.at(-1)?.session === step.session;
  return goesOn ? past : [...past, step].slice(-mostSteps);
}
