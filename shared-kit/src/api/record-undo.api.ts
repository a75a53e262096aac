import { undoOperation } from '../contract/record-undo.endpoints.ts';
import type { OperationUndo, UndoOperationInput } from '../contract/record-undo.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const recordUndoApi = api.injectEndpoints({
  endpoints: (build) => ({
    undoOperation: build.mutation<OperationUndo, UndoOperationInput>({
      query: request(undoOperation),
      // The records of the operation are not known here, and few lists are open at once.
      invalidatesTags: (_, error) => (error ? [] : ['Record', 'OwnJob']),
    }),
  }),
});

markHandlesErrorItself('undoOperation');

export const { endpoints: recordUndoEndpoints } = recordUndoApi;
