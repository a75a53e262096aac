/** The dialog that chooses people and departments, and what it needs to know of them. */
export {
  type DepartmentEntry,
  type PersonEntry,
  type Unit,
  type UnitEntry,
  unitKey,
  type UnitPage,
  unitPageSize,
  type UnitSource,
  type UnitType,
  unitTypes,
} from './unit-source.ts';
export { detailOf, nameOf, pathText } from './unit-words.ts';
export { UnitMark } from './UnitMark.tsx';
export { UnitPickerDialog, type UnitPickerDialogProps } from './UnitPickerDialog.tsx';
