import { changeCells, previewCellChanges } from '../contract/cell-changes.endpoints.ts';
import type { CellChanges, ChangeCellsInput } from '../contract/cell-changes.schema.ts';
import { markHandlesErrorItself } from './error-rule.ts';
import { api, request } from './portal-api.ts';

const cellChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Many cells are asked at once and what others save counts: nothing of the answer is kept.
    previewCellChanges: build.mutation<CellChanges, ChangeCellsInput>({ query: request(previewCellChanges) }),
    changeCells: build.mutation<CellChanges, ChangeCellsInput>({
      query: request(changeCells),
      invalidatesTags: (_, error, { schemaCode }) => (error ? [] : [{ type: 'Record', id: schemaCode }]),
    }),
  }),
});

markHandlesErrorItself('previewCellChanges');
markHandlesErrorItself('changeCells');

export const { endpoints: cellChangesEndpoints } = cellChangesApi;
