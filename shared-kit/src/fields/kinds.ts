import type { AnyFieldKind, FieldKind } from './field-kind.ts';
import { address } from './kinds/address/address.kind.ts';
import { approvalOpinion } from './kinds/approval-opinion/approval-opinion.kind.ts';
import { attachment } from './kinds/attachment/attachment.kind.ts';
import { checkbox } from './kinds/checkbox/checkbox.kind.ts';
import { date } from './kinds/date/date.kind.ts';
import { departmentMulti } from './kinds/department-multi/department-multi.kind.ts';
import { departmentSingle } from './kinds/department-single/department-single.kind.ts';
import { dropdownMulti } from './kinds/dropdown-multi/dropdown-multi.kind.ts';
import { dropdown } from './kinds/dropdown/dropdown.kind.ts';
import { logic } from './kinds/logic/logic.kind.ts';
import { longText } from './kinds/long-text/long-text.kind.ts';
import { number } from './kinds/number/number.kind.ts';
import { radio } from './kinds/radio/radio.kind.ts';
import { relevance } from './kinds/relevance/relevance.kind.ts';
import { relevanceMulti } from './kinds/relevance-multi/relevance-multi.kind.ts';
import { shortText } from './kinds/short-text/short-text.kind.ts';
import { staffDepartment } from './kinds/staff-department/staff-department.kind.ts';
import { staffMulti } from './kinds/staff-multi/staff-multi.kind.ts';
import { staffSingle } from './kinds/staff-single/staff-single.kind.ts';
import { subTableOf } from './kinds/sub-table/sub-table.kind.ts';
import { time } from './kinds/time/time.kind.ts';
import type { Property } from './property.ts';
import { storages } from './storages.ts';
import type { FieldStorage } from './storages/field-storage.ts';

/** The kinds that can be a column of a sub-table. */
const columnKinds = {
  shortText,
  longText,
  number,
  date,
  time,
  logic,
  address,
  attachment,
  radio,
  checkbox,
  dropdown,
  dropdownMulti,
  staffSingle,
  staffMulti,
  departmentSingle,
  departmentMulti,
  staffDepartment,
  relevance,
  relevanceMulti,
} satisfies Record<string, AnyFieldKind>;

/**
 * Every kind of field. To add one: a folder in kinds, a row here, in kinds-ui.ts and in kinds-palette.tsx.
 *
 * The specifications give some numbers two meanings (list spec, section 3; portal spec, section 3). The context decides:
 * - As the type of a field, in a model, a form, a list or a package, a number is the kind below: 6 attachment,
 *   8 sub-table, 12 radio, 13 checkbox, 51 several people. A time is 20; "Time 12" is the reading of an older table.
 * - As the type in a `filters` entry of a record query, the code of the entry goes first: 13 with the code `id` asks for
 *   records by their ids, and 51 with the code `participants_` for those who handle them now.
 * - In a change of the form trace, types are those of the fields: 2 shows an arrow, 6 files, 10 a place.
 * - As the type of a list's button (`queryActionType`), 6 opens what `extend1` names; as a result of an import
 *   (`errorType`), 8 asks for corrections. Neither is a field.
 */
export const fieldKinds = {
  ...columnKinds,
  approvalOpinion,
  subTable: subTableOf(columnKindOf),
} satisfies Record<string, AnyFieldKind>;

/** The name of a kind. */
export type FieldKindId = keyof typeof fieldKinds;
/** The name of a kind that a sub-table’s column may have. */
export type ColumnKindId = keyof typeof columnKinds;

type KindParts<TKind> =
  TKind extends FieldKind<infer TValue, infer TSettings, infer TFilter>
    ? { value: TValue; settings: TSettings; filter: TFilter }
    : never;
/** Type of a kind's value that is not empty. */
export type ValueOf<K extends FieldKindId> = KindParts<(typeof fieldKinds)[K]>['value'];
/** The settings of a kind. */
export type SettingsOf<K extends FieldKindId> = KindParts<(typeof fieldKinds)[K]>['settings'];
/** Type of the value that the filter form holds for a kind. */
export type FilterOf<K extends FieldKindId> = KindParts<(typeof fieldKinds)[K]>['filter'];

/** The kind of a field. Throws for a type that has no kind: publishing refuses those (`hasKind`). */
export function kindOf(property: Pick<Property, 'propertyType'>): AnyFieldKind {
  return fieldKinds[kindIdOf(property)];
}

/** Returns the facts about how a field's values are stored. */
export function storageOf(property: Pick<Property, 'propertyType'>): FieldStorage {
  return storages[kindOf(property).storage];
}

/** The name of a field's kind, as registries are keyed. */
export function kindIdOf({ propertyType }: Pick<Property, 'propertyType'>): FieldKindId {
  const id = idsByType.get(propertyType);
  if (id === undefined) throw new RangeError(`No field kind has the type ${propertyType}`);
  return id;
}

/** True when fields of this type can be shown and stored. */
export function hasKind(propertyType: number): boolean {
  return idsByType.has(propertyType);
}

const idsByType = new Map(
  (Object.keys(fieldKinds) as FieldKindId[]).flatMap((id) =>
    fieldKinds[id].propertyTypes.map((propertyType) => [propertyType, id] as const),
  ),
);

/** True when a sub-table may have columns of this type. */
export function mayBeColumn(propertyType: number): boolean {
  return Object.hasOwn(columnKinds, idsByType.get(propertyType) ?? '');
}

function columnKindOf(column: Property): AnyFieldKind {
  if (mayBeColumn(column.propertyType)) return kindOf(column);
  throw new RangeError(`A sub-table cannot have a column of the type ${column.propertyType}`);
}
