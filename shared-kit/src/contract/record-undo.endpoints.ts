import { endpoint } from './endpoint.ts';
import type { OperationUndo, UndoOperationInput } from './record-undo.schema.ts';

export const undoOperation = endpoint<UndoOperationInput, OperationUndo>({
  method: 'POST',
  path: '/api/record-operations/:id/undo',
  operationId: 'undoOperation',
  access: 'record:list',
  audit: 'operationUndo',
  summary:
    'Undoes an own deletion, batch update, change of owner or change of cells, as far as nobody changed its records since',
});
