import type { StoredImport } from '../tasks/import-tasks.repository.ts';

/** Days for which an import can be undone after it last wrote something: by then people work with its records. */
export const undoableDays = 7;
/** The same in ms. */
export const undoableMs = undoableDays * 24 * 60 * 60 * 1000;

/** Returns whether an import can be undone now. */
export function isUndoable({ status, undoUntil, undo }: StoredImport, at: Date): boolean {
  if (status === 'INIT' || status === 'RUN' || undo !== null) return false;
  return undoUntil !== null && undoUntil.getTime() > at.getTime();
}
