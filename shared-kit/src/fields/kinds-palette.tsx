import type { Locale } from '../i18n/locale.ts';
import { type FieldKindId, kindIdOf } from './kinds.ts';
import { addressEntry } from './kinds/address/address.palette.ui.ts';
import { approvalOpinionEntry } from './kinds/approval-opinion/approval-opinion.palette.ui.ts';
import { attachmentEntry } from './kinds/attachment/attachment.palette.ui.ts';
import { checkboxEntry } from './kinds/checkbox/checkbox.palette.ui.ts';
import { dateEntry } from './kinds/date/date.palette.ui.ts';
import { departmentMultiEntry } from './kinds/department-multi/department-multi.palette.ui.ts';
import { departmentSingleEntry } from './kinds/department-single/department-single.palette.ui.ts';
import { dropdownEntry } from './kinds/dropdown/dropdown.palette.ui.ts';
import { dropdownMultiEntry } from './kinds/dropdown-multi/dropdown-multi.palette.ui.ts';
import { logicEntry } from './kinds/logic/logic.palette.ui.ts';
import { longTextEntry } from './kinds/long-text/long-text.palette.ui.ts';
import { numberEntry } from './kinds/number/number.palette.ui.ts';
import { radioEntry } from './kinds/radio/radio.palette.ui.ts';
import { relevanceEntry } from './kinds/relevance/relevance.palette.ui.ts';
import { relevanceMultiEntry } from './kinds/relevance-multi/relevance-multi.palette.ui.ts';
import { shortTextEntry } from './kinds/short-text/short-text.palette.ui.ts';
import { staffDepartmentEntry } from './kinds/staff-department/staff-department.palette.ui.ts';
import { staffMultiEntry } from './kinds/staff-multi/staff-multi.palette.ui.ts';
import { staffSingleEntry } from './kinds/staff-single/staff-single.palette.ui.ts';
import { subTableEntry } from './kinds/sub-table/sub-table.palette.ui.ts';
import { timeEntry } from './kinds/time/time.palette.ui.ts';
import type { PaletteEntry } from './palette-entry.ui.ts';
import type { Property } from './property.ts';

/** Every kind as designers offer it. They come with a designer, so that pages carry none of it. */
const palette: Readonly<Record<FieldKindId, PaletteEntry>> = {
  shortText: shortTextEntry,
  longText: longTextEntry,
  number: numberEntry,
  date: dateEntry,
  time: timeEntry,
  logic: logicEntry,
  address: addressEntry,
  attachment: attachmentEntry,
  radio: radioEntry,
  checkbox: checkboxEntry,
  dropdown: dropdownEntry,
  dropdownMulti: dropdownMultiEntry,
  staffSingle: staffSingleEntry,
  staffMulti: staffMultiEntry,
  departmentSingle: departmentSingleEntry,
  departmentMulti: departmentMultiEntry,
  staffDepartment: staffDepartmentEntry,
  relevance: relevanceEntry,
  relevanceMulti: relevanceMultiEntry,
  approvalOpinion: approvalOpinionEntry,
  subTable: subTableEntry,
};

/** The name of a field's kind. Throws as `kindOf` for a type that has none. */
export function kindName(property: Pick<Property, 'propertyType'>, locale: Locale): string {
  return palette[kindIdOf(property)].name[locale];
}

/** The sign of a field's kind; its words stand elsewhere. */
export function KindIcon({ propertyType }: { readonly propertyType: number }) {
  const { icon: Icon } = palette[kindIdOf({ propertyType })];
  return <Icon aria-hidden="true" />;
}
