import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import type { DepartmentValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { DepartmentSelect } from '../department-single/DepartmentSelect.tsx';
import { departmentSingleUi } from '../department-single/department-single.ui.tsx';
import { textCell } from '../text-cell.ui.ts';
import { departmentMulti } from './department-multi.kind.ts';

function Editor({ value, onChange, ...editor }: EditorProps<readonly DepartmentValue[], NoSettings>) {
  const { id, label, disabled, invalid, describedBy } = editor;
  return (
    <DepartmentSelect
      id={id}
      label={label}
      isMultiple
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      value={value ?? []}
      onChange={(departments) => onChange(departments.length === 0 ? null : departments)}
    />
  );
}

/** How several departments are shown, chosen and filtered by. */
export const departmentMultiUi: FieldUi<readonly DepartmentValue[], NoSettings, readonly FilterUnit[]> = {
  Cell: textCell(departmentMulti),
  Editor,
  FilterControl: departmentSingleUi.FilterControl,
};
