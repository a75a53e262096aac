/** The column setting dialog of lists. */
export type { ColumnSetting } from './columns-dialog.model.ts';
export { ColumnsDialog, type ColumnsDialogProps } from './ColumnsDialog.tsx';
