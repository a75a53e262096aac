/** The one table of keys: what handles them reads it, and so does the sheet that lists them. */
export {
  cellEditorKeys,
  edgeKeys,
  gridCellKeys,
  gridKeys,
  headKeys,
  historyKeys,
  keyActionOf,
  type KeyTable,
  nameOfKey,
  pageKeys,
  pickerKeys,
} from './keys.model.ts';
export { sheetKeys } from './sheet-keys.model.ts';
export { type KeyPositions, nextPosition } from './next-position.model.ts';
export { takesText } from './takes-text.ts';
export { treeMove, type TreeKeyRow, type TreeMove } from './tree-keys.model.ts';
