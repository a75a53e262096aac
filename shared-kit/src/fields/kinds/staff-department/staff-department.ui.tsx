import type { FilterUnit } from '../../../filters/filter-tree.ts';
import { type Unit, unitTypes } from '../../../ui/unit-picker/unit-source.ts';
import type { CellProps, EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { UnitValue } from '../../property.ts';
import { UnitNames } from '../units/UnitNames.tsx';
import type { UnitSettings } from '../unit-settings.ts';
import { loadUnitEditor, UnitSelect } from '../units/UnitSelect.tsx';

const types = [unitTypes.department, unitTypes.person];

function Cell({ value, isTabStop }: CellProps<readonly UnitValue[], UnitSettings>) {
  return <UnitNames units={value} isTabStop={isTabStop} />;
}

function Editor(props: EditorProps<readonly UnitValue[], UnitSettings>) {
  const { id, label, value, settings, disabled, invalid, describedBy, onChange } = props;
  return (
    <UnitSelect
      {...{ id, label, types, disabled, invalid, describedBy }}
      choiceType={settings.choiceType}
      isMultiple
      value={value ?? []}
      onChange={(units) => onChange(units.length === 0 ? null : units)}
    />
  );
}

function FilterControl(props: FilterControlProps<readonly FilterUnit[], UnitSettings>) {
  const { id, label, value, settings, look, onChange } = props;
  return (
    <UnitSelect
      {...{ id, label, types }}
      choiceType={look?.choiceType ?? settings.choiceType}
      isMultiple
      value={(value ?? []).map((unit): Unit => ({ ...unit, unitType: unit.unitType ?? unitTypes.person }))}
      onChange={(units) => onChange(units.length === 0 ? null : units.map(({ imgUrl: _, ...unit }) => unit))}
    />
  );
}

/** Cell, editor and filter control of people and departments together. */
export const staffDepartmentUi: FieldUi<readonly UnitValue[], UnitSettings, readonly FilterUnit[]> = {
  Cell,
  Editor,
  readsText: () => true,
  loadEditor: loadUnitEditor,
  FilterControl,
};
