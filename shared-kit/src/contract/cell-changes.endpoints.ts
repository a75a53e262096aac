import type { CellChanges, ChangeCellsInput } from './cell-changes.schema.ts';
import { endpoint } from './endpoint.ts';

export const previewCellChanges = endpoint<ChangeCellsInput, CellChanges>({
  method: 'POST',
  path: '/api/records/change-cells/preview',
  operationId: 'previewCellChanges',
  access: 'record:save',
  summary: 'What a change of cells would write, and what it would leave and why',
});

export const changeCells = endpoint<ChangeCellsInput, CellChanges>({
  method: 'POST',
  path: '/api/records/change-cells',
  operationId: 'changeCells',
  access: 'record:save',
  audit: 'cellsChange',
  summary: 'Gives fields of several records the values of texts, those that its user may, and makes new records',
});
