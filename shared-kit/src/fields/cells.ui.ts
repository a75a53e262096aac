/** Working in cells: the focus in their editors, texts that editors would drop, and what texts mean. */
export { focusCell, nextInCell } from './kinds/sub-table/sheet/cell-focus.ts';
export { createCellReader } from './kinds/sub-table/sheet/cell-reader.ui.ts';
export { droppedText, takesOption } from './kinds/sub-table/sheet/dropped-text.ui.ts';
