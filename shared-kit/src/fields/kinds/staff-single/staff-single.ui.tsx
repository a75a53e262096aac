import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { PersonValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { textCell } from '../text-cell.ui.ts';
import { PersonSelect } from './PersonSelect.tsx';
import { staffSingle } from './staff-single.kind.ts';

function Editor({ id, label, value, disabled, invalid, describedBy, onChange }: EditorProps<PersonValue, NoSettings>) {
  return (
    <PersonSelect
      id={id}
      label={label}
      isMultiple={false}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      value={value === null ? [] : [value]}
      onChange={([person]) => onChange(person ?? null)}
    />
  );
}

function FilterControl({ id, label, value, onChange }: FilterControlProps<readonly FilterUnit[], NoSettings>) {
  const handlePeople = (people: readonly PersonValue[]) =>
    onChange(people.length === 0 ? null : people.map(({ id: personId, name }) => ({ id: personId, name })));
  return <PersonSelect id={id} label={label} isMultiple value={value ?? []} onChange={handlePeople} />;
}

export const staffSingleUi: FieldUi<PersonValue, NoSettings, readonly FilterUnit[]> = {
  Cell: textCell(staffSingle),
  Editor,
  FilterControl,
};
