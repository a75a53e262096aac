/** States before the present one, the present one, and those that were undone. */
export interface History<TDocument> {
  readonly past: readonly TDocument[];
  readonly present: TDocument;
  readonly future: readonly TDocument[];
}

const longest = 200;

/** A history in which nothing happened yet. */
export function createHistory<TDocument>(present: TDocument): History<TDocument> {
  return { past: [], present, future: [] };
}

/** The history with one state more; the same where it is the present one. */
export function push<TDocument>(history: History<TDocument>, present: TDocument): History<TDocument> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-longest), present, future: [] };
}

/** Returns the history one step back; the same where there is none. */
export function undo<TDocument>({ past, present, future }: History<TDocument>): History<TDocument> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Returns the history one step on again; the same where none was undone. */
export function redo<TDocument>({ past, present, future }: History<TDocument>): History<TDocument> {
  const [after, ...rest] = future;
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: rest };
}
