import { type Static, Type } from 'typebox';
import { Id } from './common.schema.ts';
import { RecordJobRefusal } from './record-jobs.schema.ts';

/** Names a deletion, batch update, change of owner or change of cells of many records. */
export const UndoOperationInput = Type.Object({ id: Id });
export type UndoOperationInput = Static<typeof UndoOperationInput>;

/** Outcome of an undo: numbers of records, and the reasons for which some had to stay as they are. */
export const OperationUndo = Type.Object({
  undone: Type.Integer(),
  /** Records that somebody changed or deleted since. */
  changedSince: Type.Integer(),
  refusals: Type.Array(RecordJobRefusal),
});
export type OperationUndo = Static<typeof OperationUndo>;
