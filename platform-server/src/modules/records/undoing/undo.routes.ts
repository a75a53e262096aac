import { undoOperation } from '@portico/shared-kit/contract/record-undo.endpoints';
import { OperationUndo, UndoOperationInput } from '@portico/shared-kit/contract/record-undo.schema';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../plugins/route.ts';
import type { OperationUndoing } from './undo-operation.ts';

/** Registers the undo of operations on many records. */
export function registerUndo(app: FastifyInstance, undoing: OperationUndoing): void {
  route(
    app,
    undoOperation,
    { input: UndoOperationInput, reply: OperationUndo, changesLists: true },
    ({ input, user, locale }) => undoing.undo(user, input, locale),
  );
}
