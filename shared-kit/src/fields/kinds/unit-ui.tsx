import type { FilterUnit } from '../../filters/filter-tree.ts';
import { type Unit, type UnitType, unitTypes } from '../../ui/unit-picker/unit-source.ts';
import type { FieldKind } from '../field-kind.ts';
import type { CellProps, EditorProps, FieldUi, FilterControlProps } from '../field-ui.ts';
import type { PersonValue } from '../property.ts';
import { textCell } from './text-cell.ui.ts';
import { UnitNames } from './units/UnitNames.tsx';
import type { UnitSettings } from './unit-settings.ts';
import { loadUnitEditor, UnitSelect } from './units/UnitSelect.tsx';

type About = keyof typeof unitTypes;

/** The looks of a kind whose values are people or departments. */
export function unitUiOf(
  kind: FieldKind<PersonValue, UnitSettings, readonly FilterUnit[]>,
  about: About,
): FieldUi<PersonValue, UnitSettings, readonly FilterUnit[]> {
  const { unitOf, types } = reading(about);
  const Editor = (props: EditorProps<PersonValue, UnitSettings>) => {
    const { id, label, value, settings, disabled, invalid, describedBy, onChange } = props;
    return (
      <UnitSelect
        {...{ id, label, types, disabled, invalid, describedBy }}
        choiceType={settings.choiceType}
        isMultiple={false}
        value={value === null ? [] : [unitOf(value)]}
        onChange={([unit]) => onChange(unit === undefined ? null : valueOf(unit))}
      />
    );
  };
  const PersonCell = ({ value, isTabStop }: CellProps<PersonValue, UnitSettings>) => (
    <UnitNames units={[unitOf(value)]} isTabStop={isTabStop} />
  );
  return {
    Cell: about === 'person' ? PersonCell : textCell(kind),
    Editor,
    readsText: () => true,
    loadEditor: loadUnitEditor,
    FilterControl: unitFilterOf(about),
  };
}

/** The looks of a kind whose values are several people or departments. */
export function unitsUiOf(
  kind: FieldKind<readonly PersonValue[], UnitSettings, readonly FilterUnit[]>,
  about: About,
): FieldUi<readonly PersonValue[], UnitSettings, readonly FilterUnit[]> {
  const { unitOf, types } = reading(about);
  const Editor = (props: EditorProps<readonly PersonValue[], UnitSettings>) => {
    const { id, label, value, settings, disabled, invalid, describedBy, onChange } = props;
    return (
      <UnitSelect
        {...{ id, label, types, disabled, invalid, describedBy }}
        choiceType={settings.choiceType}
        isMultiple
        value={(value ?? []).map(unitOf)}
        onChange={(units) => onChange(units.length === 0 ? null : units.map(valueOf))}
      />
    );
  };
  const PeopleCell = ({ value, isTabStop }: CellProps<readonly PersonValue[], UnitSettings>) => (
    <UnitNames units={value.map(unitOf)} isTabStop={isTabStop} />
  );
  return {
    Cell: about === 'person' ? PeopleCell : textCell(kind),
    Editor,
    readsText: () => true,
    loadEditor: loadUnitEditor,
    FilterControl: unitFilterOf(about),
  };
}

/** A filter names units: whoever is one of them is found. */
function unitFilterOf(about: About) {
  const { unitOf, types } = reading(about);
  return ({ id, label, value, settings, look, onChange }: FilterControlProps<readonly FilterUnit[], UnitSettings>) => (
    <UnitSelect
      {...{ id, label, types }}
      choiceType={look?.choiceType ?? settings.choiceType}
      isMultiple
      value={(value ?? []).map(unitOf)}
      onChange={(units) => onChange(units.length === 0 ? null : units.map(filterUnitOf))}
    />
  );
}

function reading(about: About) {
  const unitType: UnitType = unitTypes[about];
  return { types: [unitType], unitOf: (value: PersonValue): Unit => ({ ...value, unitType }) };
}

/** A property of one type does not keep which it is. */
function valueOf({ unitType: _, ...value }: Unit): PersonValue {
  return value;
}

function filterUnitOf({ id, name, name_i18n }: Unit): FilterUnit {
  return { id, name, ...(name_i18n ? { name_i18n } : {}) };
}
