import { type Static, Type } from 'typebox';
import { PropertyPath } from './model-permissions.schema.ts';

/** Records that an undo left as they are for one reason, with the names of the first of them. */
export const ImportUndoReason = Type.Object({
  reason: Type.String(),
  count: Type.Integer(),
  firstNames: Type.Array(Type.String()),
});
export type ImportUndoReason = Static<typeof ImportUndoReason>;

/** Outcome of an undo, in numbers of records. */
export const ImportUndo = Type.Object({
  undone: Type.Integer(),
  /** Left as they are, because somebody changed or deleted them since. */
  changedSince: Type.Integer(),
  /** Left as they are for a reason. */
  refused: Type.Integer(),
  reasons: Type.Array(ImportUndoReason),
});
export type ImportUndo = Static<typeof ImportUndo>;

/** Options that a field gets by an import. */
export const AddedOptions = Type.Object({ propertyPath: PropertyPath, options: Type.Array(Type.String()) });
export type AddedOptions = Static<typeof AddedOptions>;
