/** States before the present one, the present one, and those that were undone. */
export interface History<TDocument> {
  readonly past: readonly TDocument[];
  readonly present: TDocument;
  readonly future: readonly TDocument[];
  /** Number of past states when each mark was set, by the name of the mark. */
  readonly marks: Readonly<Record<string, number>>;
}

/** Most states that can be undone. */
export const longestHistory = 200;

/** A history in which nothing happened yet. */
export function createHistory<TDocument>(present: TDocument): History<TDocument> {
  return { past: [], present, future: [], marks: {} };
}

/** The history with one state more; the same where it is the present one. */
export function push<TDocument>(history: History<TDocument>, present: TDocument): History<TDocument> {
  if (present === history.present) return history;
  const past = [...history.past, history.present];
  const dropped = Math.max(0, past.length - longestHistory);
  return { past: past.slice(dropped), present, future: [], marks: shiftedMarks(history.marks, dropped) };
}

/** The history with another present state and no step more, as while something is dragged or typed. */
export function replace<TDocument>(history: History<TDocument>, present: TDocument): History<TDocument> {
  return present === history.present ? history : { ...history, present };
}

/** Returns the history one step back; the same where there is none. */
export function undo<TDocument>(history: History<TDocument>): History<TDocument> {
  const { past, present, future, marks } = history;
  if (past.length === 0) return history;
  const before = past.slice(0, -1);
  const kept = Object.entries(marks).filter(([, depth]) => depth <= before.length);
  return {
    past: before,
    present: past[before.length] as TDocument,
    future: [present, ...future],
    marks: Object.fromEntries(kept),
  };
}

/** Returns the history one step on again; the same where none was undone. */
export function redo<TDocument>(history: History<TDocument>): History<TDocument> {
  const { past, present, future, marks } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as TDocument, future: future.slice(1), marks };
}

/** The history with a mark at the present state, to which `squash` and `bail` lead back. */
export function mark<TDocument>(history: History<TDocument>, name: string): History<TDocument> {
  return { ...history, marks: { ...history.marks, [name]: history.past.length } };
}

/** The history in which all steps since a mark are one, which one undo takes back; the same where the mark is gone. */
export function squash<TDocument>(history: History<TDocument>, name: string): History<TDocument> {
  const { [name]: depth, ...marks } = history.marks;
  if (depth === undefined) return history;
  return { ...history, past: history.past.slice(0, depth + 1), marks: withinDepth(marks, depth) };
}

/** The history as it was at a mark, with nothing to redo; the same where the mark is gone. */
export function bail<TDocument>(history: History<TDocument>, name: string): History<TDocument> {
  const { [name]: depth, ...marks } = history.marks;
  if (depth === undefined) return history;
  const { past, present } = history;
  const isThere = depth >= past.length;
  return {
    past: past.slice(0, depth),
    present: isThere ? present : (past[depth] as TDocument),
    future: [],
    marks: withinDepth(marks, depth),
  };
}

function shiftedMarks(marks: History<unknown>['marks'], dropped: number): History<unknown>['marks'] {
  if (dropped === 0) return marks;
  return Object.fromEntries(Object.entries(marks).map(([name, depth]) => [name, Math.max(0, depth - dropped)]));
}

function withinDepth(marks: History<unknown>['marks'], most: number): History<unknown>['marks'] {
  return Object.fromEntries(Object.entries(marks).filter(([, depth]) => depth <= most));
}
