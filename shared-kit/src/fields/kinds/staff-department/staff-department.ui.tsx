import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { type Unit, unitTypes } from '../../../ui/unit-picker/unit-source.ts';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { UnitValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { textCell } from '../text-cell.ui.ts';
import { UnitSelect } from '../units/UnitSelect.tsx';
import { staffDepartment } from './staff-department.kind.ts';

const types = [unitTypes.department, unitTypes.person];

function Editor(props: EditorProps<readonly UnitValue[], NoSettings>) {
  const { id, label, value, disabled, invalid, describedBy, onChange } = props;
  return (
    <UnitSelect
      {...{ id, label, types, disabled, invalid, describedBy }}
      isMultiple
      value={value ?? []}
      onChange={(units) => onChange(units.length === 0 ? null : units)}
    />
  );
}

function FilterControl({ id, label, value, onChange }: FilterControlProps<readonly FilterUnit[], NoSettings>) {
  return (
    <UnitSelect
      {...{ id, label, types }}
      isMultiple
      value={(value ?? []).map((unit): Unit => ({ ...unit, unitType: unit.unitType ?? unitTypes.person }))}
      onChange={(units) => onChange(units.length === 0 ? null : units.map(({ imgUrl: _, ...unit }) => unit))}
    />
  );
}

/** How people and departments together are shown, chosen and filtered by. */
export const staffDepartmentUi: FieldUi<readonly UnitValue[], NoSettings, readonly FilterUnit[]> = {
  Cell: textCell(staffDepartment),
  Editor,
  FilterControl,
};
