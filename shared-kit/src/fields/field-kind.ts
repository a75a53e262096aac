import type { ModelCode } from '../contract/ids.ts';
import type { FilterTree } from '../filters/filter-tree.ts';
import type { OperatorId } from '../filters/operators.ts';
import type { BilingualText } from '../i18n/bilingual-text.ts';
import type { Locale } from '../i18n/locale.ts';
import type { AggregateCode } from './aggregates.ts';
import type { AddressLevels, AddressValue } from './kinds/address/address-value.ts';
import type { OptionSource } from './kinds/option-source.ts';
import type { ValidationResult } from './problems.ts';
import type { DepartmentValue, PersonValue, RecordValue } from './property.ts';
import type { SettingsSchema } from './settings.ts';
import type { SheetForm } from './sheet-form.ts';
import type { StorageType } from './storages.ts';

/** Context that formatting and reading texts need besides the value. */
export interface FormatContext {
  readonly locale: Locale;
  /** Finds a person or department by the text that a spreadsheet holds; null when there is none or several. */
  findPerson?(text: string): PersonValue | null;
  findDepartment?(text: string): DepartmentValue | null;
  /** Finds the place that a text begins with, down to so many levels; its data are too large for a first load. */
  readAddress?(text: string, levels: AddressLevels): AddressValue | null;
  findRecord?(schemaCode: ModelCode, text: string): RecordValue | null;
  /** Finds an option among those of records; null where no record has it. Without it every text may be one. */
  findOption?(source: OptionSource, text: string): string | null;
}

/** Words for who writes values as text, in a spreadsheet for example. */
export interface TextHint {
  /** The form of the text, such as `yyyy-MM-dd`. */
  readonly format: BilingualText;
  readonly example: BilingualText;
}

/** A kind's part of the filter form. `TFilter` is what its control edits; null there means "no condition". */
export interface FilterForm<TFilter, TSettings extends object> {
  /** The condition on a field, null when the value asks for nothing. */
  toTree(propertyCode: string, value: TFilter, settings: TSettings): FilterTree | null;
  /** Texts for addresses and stored defaults: several values joined by semicolons, units as JSON (list spec, section 5). */
  toText(value: TFilter): string;
  /** The value of such a text, null for one that cannot be understood. */
  fromText(text: string, settings: TSettings): TFilter | null;
  /** The value as words for a condition chip. */
  describe(value: TFilter, settings: TSettings, context: FormatContext): string;
}

/** Kind of field, with everything that is not its looks. Methods, not properties: kinds share one registry. */
export interface FieldKind<TValue, TSettings extends object, TFilter> {
  /** The numbers of the specification's field types (list spec, section 3). */
  readonly propertyTypes: readonly number[];
  readonly storage: StorageType;
  readonly operators: readonly OperatorId[];
  readonly settings: SettingsSchema<TSettings>;
  readonly defaultSettings: TSettings;
  readonly isSortable: boolean;
  /** Figures that the summary row can show; none for most kinds. */
  readonly aggregates: readonly AggregateCode[];
  /** Returns whether a sum of values says something, where its kind has sums; absent where it always does. */
  isSummable?(settings: TSettings): boolean;
  /** Column width in px and the side that values stand at. */
  readonly width: number;
  readonly align: 'left' | 'right';
  /** Writer of the values where people do not write them: they are read in forms, and left out of saves and exports. */
  readonly readOnlySource?: 'workflow';
  /** False when a text cannot hold the value, so that imports leave the column out. */
  readonly isTextual: boolean;
  /** True where a value has several lines, for which a cell of a list has no room. */
  readonly hasLines?: boolean;
  /** Checks a value from outside (JSON) and brings it to the form that is stored. Empty gives null. */
  validate(raw: unknown, settings: TSettings): ValidationResult<TValue>;
  /** Reads what a person typed or a spreadsheet holds. Empty gives null. */
  parse(text: string, settings: TSettings, context: FormatContext): ValidationResult<TValue>;
  /** The value as text; `parse` gives the same value back when the kind is textual. */
  format(value: TValue, settings: TSettings, context: FormatContext): string;
  /** Returns how a value is written as text; absent of kinds that a text cannot hold. */
  textHint?(settings: TSettings): TextHint;
  /** The text to show on screen and paper, where it is not the one of `format`. */
  display?(value: TValue, settings: TSettings, context: FormatContext): string;
  /** The form of its values in cells of spreadsheets, which hold those of other kinds as their text. */
  readonly sheetForm?: SheetForm<TValue, TSettings> | undefined;
  /**
   * The first and the last value of the unit around a value that is compared with, such as a day: what is stored may be
   * finer than what the format shows. Absent where a value stands for itself alone.
   */
  unitAround?(value: string, settings: TSettings): readonly [first: string, last: string];
  readonly filter: FilterForm<TFilter, TSettings>;
}

/** Any kind, as a lookup gives it. */
export type AnyFieldKind = FieldKind<unknown, object, unknown>;
