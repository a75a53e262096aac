import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { DepartmentValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { textCell } from '../text-cell.ui.ts';
import { departmentSingle } from './department-single.kind.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';

function Editor({
  id,
  label,
  value,
  disabled,
  invalid,
  describedBy,
  onChange,
}: EditorProps<DepartmentValue, NoSettings>) {
  return (
    <DepartmentSelect
      id={id}
      label={label}
      isMultiple={false}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      value={value === null ? [] : [value]}
      onChange={([department]) => onChange(department ?? null)}
    />
  );
}

function FilterControl({ id, label, value, onChange }: FilterControlProps<readonly FilterUnit[], NoSettings>) {
  return (
    <DepartmentSelect
      id={id}
      label={label}
      isMultiple
      value={value ?? []}
      onChange={(departments) => onChange(departments.length === 0 ? null : departments)}
    />
  );
}

export const departmentSingleUi: FieldUi<DepartmentValue, NoSettings, readonly FilterUnit[]> = {
  Cell: textCell(departmentSingle),
  Editor,
  FilterControl,
};
