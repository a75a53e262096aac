/** Parts that editing cells needs, fetched together when it begins. */
export { BlockDialog } from './blocks/BlockDialog.tsx';
export { CellEditor, loadEditors } from './CellEditor.tsx';
export { CellFigures } from './CellFigures.tsx';
export { EditBar } from './EditBar.tsx';
