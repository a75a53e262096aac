import type { AnyFieldUi, FieldUi } from './field-ui.ts';
import {
  fieldKinds,
  kindIdOf,
  type ColumnKindId,
  type FieldKindId,
  type FilterOf,
  type SettingsOf,
  type ValueOf,
} from './kinds.ts';
import { addressUi } from './kinds/address/address.ui.tsx';
import { approvalOpinionUi } from './kinds/approval-opinion/approval-opinion.ui.tsx';
import { attachmentUi } from './kinds/attachment/attachment.ui.tsx';
import { checkboxUi } from './kinds/checkbox/checkbox.ui.tsx';
import { dateUi } from './kinds/date/date.ui.tsx';
import { departmentMultiUi } from './kinds/department-multi/department-multi.ui.tsx';
import { departmentSingleUi } from './kinds/department-single/department-single.ui.tsx';
import { dropdownMultiUi } from './kinds/dropdown-multi/dropdown-multi.ui.tsx';
import { dropdownUi } from './kinds/dropdown/dropdown.ui.tsx';
import { logicUi } from './kinds/logic/logic.ui.tsx';
import { longTextUi } from './kinds/long-text/long-text.ui.tsx';
import { numberUi } from './kinds/number/number.ui.tsx';
import { radioUi } from './kinds/radio/radio.ui.tsx';
import { relevanceUi } from './kinds/relevance/relevance.ui.tsx';
import { relevanceMultiUi } from './kinds/relevance-multi/relevance-multi.ui.tsx';
import { shortTextUi } from './kinds/short-text/short-text.ui.tsx';
import { staffDepartmentUi } from './kinds/staff-department/staff-department.ui.tsx';
import { staffMultiUi } from './kinds/staff-multi/staff-multi.ui.tsx';
import { staffSingleUi } from './kinds/staff-single/staff-single.ui.tsx';
import { subTableUiOf } from './kinds/sub-table/sub-table.ui.tsx';
import { timeUi } from './kinds/time/time.ui.tsx';
import type { Property } from './property.ts';

type UiOf<K extends FieldKindId> = FieldUi<ValueOf<K>, SettingsOf<K>, FilterOf<K>>;

const columnUi = {
  shortText: shortTextUi,
  longText: longTextUi,
  number: numberUi,
  date: dateUi,
  time: timeUi,
  logic: logicUi,
  address: addressUi,
  attachment: attachmentUi,
  radio: radioUi,
  checkbox: checkboxUi,
  dropdown: dropdownUi,
  dropdownMulti: dropdownMultiUi,
  staffSingle: staffSingleUi,
  staffMulti: staffMultiUi,
  departmentSingle: departmentSingleUi,
  departmentMulti: departmentMultiUi,
  staffDepartment: staffDepartmentUi,
  relevance: relevanceUi,
  relevanceMulti: relevanceMultiUi,
} satisfies { [K in ColumnKindId]: UiOf<K> };

/** The looks of every kind; a kind without them does not compile. */
export const fieldUi = {
  ...columnUi,
  approvalOpinion: approvalOpinionUi,
  subTable: subTableUiOf(fieldKinds.subTable, (column) => columnUiOf(column)),
} satisfies { [K in FieldKindId]: UiOf<K> };

/** The looks of a field. Throws for a type that has no kind. */
export function uiOf(property: Pick<Property, 'propertyType'>): AnyFieldUi {
  return fieldUi[kindIdOf(property)];
}

function columnUiOf(column: Property): AnyFieldUi {
  const looks: Partial<Record<FieldKindId, AnyFieldUi>> = columnUi;
  const ui = looks[kindIdOf(column)];
  if (ui === undefined) throw new RangeError(`A sub-table cannot have the column ${column.code}`);
  return ui;
}
