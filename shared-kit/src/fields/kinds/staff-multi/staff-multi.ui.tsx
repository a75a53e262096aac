import type { FilterUnit } from '../../../filters/filter-tree.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import type { PersonValue } from '../../property.ts';
import type { NoSettings } from '../../settings.ts';
import { PersonSelect } from '../staff-single/PersonSelect.tsx';
import { staffSingleUi } from '../staff-single/staff-single.ui.tsx';
import { textCell } from '../text-cell.ui.ts';
import { staffMulti } from './staff-multi.kind.ts';

function Editor({ value, onChange, ...editor }: EditorProps<readonly PersonValue[], NoSettings>) {
  const { id, label, disabled, invalid, describedBy } = editor;
  return (
    <PersonSelect
      id={id}
      label={label}
      isMultiple
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      value={value ?? []}
      onChange={(people) => onChange(people.length === 0 ? null : people)}
    />
  );
}

/** How several people are shown, chosen and filtered by. */
export const staffMultiUi: FieldUi<readonly PersonValue[], NoSettings, readonly FilterUnit[]> = {
  Cell: textCell(staffMulti),
  Editor,
  FilterControl: staffSingleUi.FilterControl,
};
