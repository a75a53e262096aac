/** States before the present one, the present one, and those that were undone. */
export interface History<TThing> {
  readonly past: readonly TThing[];
  readonly present: TThing;
  readonly future: readonly TThing[];
}

const longest = 200;

/** A history in which nothing happened yet. */
export function beginning<TThing>(present: TThing): History<TThing> {
  return { past: [], present, future: [] };
}

/** The history with one step more; the same where the step changes nothing. */
export function stepped<TThing>(history: History<TThing>, present: TThing): History<TThing> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-longest), present, future: [] };
}

/** Returns the history one step back; the same where there is none. */
export function undone<TThing>({ past, present, future }: History<TThing>): History<TThing> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Returns the history one step on again; the same where none was undone. */
export function redone<TThing>({ past, present, future }: History<TThing>): History<TThing> {
  const [after, ...rest] = future;
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: rest };
}
