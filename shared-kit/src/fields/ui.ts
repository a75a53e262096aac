/** Looks of fields: cells, editors and filter controls, found by field and never by comparing a type. */
export {
  FieldServicesProvider,
  useFieldServices,
  type FieldServices,
  type FileText,
} from './field-services.tsx';
export { FormFillProvider } from './form-fill.tsx';
export type { AnyFieldUi, CellProps, EditorProps, FieldUi, FilterControlProps, FilterLook } from './field-ui.ts';
export { FieldCell, isShownAsText } from './FieldCell.tsx';
export { loadDateEditor } from './kinds/date/date-parts.ui.ts';
export { RowScroller } from './kinds/sub-table/RowScroller.tsx';
export { FieldConditionValue } from './FieldConditionValue.tsx';
export { FieldEditor } from './FieldEditor.tsx';
export { FieldFilter } from './FieldFilter.tsx';
export { FieldReader } from './FieldReader.tsx';
export { type OpenUploads, UploadWatchProvider, useUploadWatch } from './upload-watch.tsx';
export { fieldUi, uiOf } from './kinds-ui.ts';
