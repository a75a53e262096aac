import type { ModelCode } from '../contract/ids.ts';
import type { OptionColour } from '../contract/option-colours.ts';

/** Parts of a field that a form computes, each in FEEL over the values of the record. */
export interface FieldExpressions {
  /** Condition under which it is shown; hidden, nobody has to fill it in and it is saved as empty. */
  readonly visible?: string;
  /** Condition under which it must be filled in, too. */
  readonly required?: string;
  /** Its value: nobody fills it in. Of a column, by the cells of its row beside the values of the record. */
  readonly value?: string;
  /** The value with which a new record begins. */
  readonly default?: string;
}

/**
 * A field of a business model (list spec, section 3). Whoever needs its behaviour asks `kindOf(property)`;
 * nobody compares `propertyType`.
 */
export interface Property {
  readonly code: string;
  readonly name: string;
  /** JSON text with an `en` key, null or missing when there is only the default name. */
  readonly name_i18n?: string | null;
  readonly propertyType: number;
  readonly required?: boolean;
  readonly unique?: boolean;
  /** True for the fields that every record has, such as the creator. */
  readonly system?: boolean;
  /** True for what is computed when a record is read, from what stands elsewhere: no record holds it. */
  readonly derived?: boolean;
  /** Of a column: its values are shown in a form, but this user does not change them. */
  readonly readOnly?: boolean;
  /** Of a sub-table: its rows are filled in, but this user neither adds nor deletes any. */
  readonly fixedRows?: boolean;
  /** Expressions (FEEL) by which a form computes parts of it. */
  readonly expressions?: FieldExpressions;
  /** The kind's settings as stored; what is missing or wrong there counts as the kind's default. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The columns of a sub-table. */
  readonly subSchema?: { readonly properties: readonly Property[] };
}

/** Choice of a dropdown or radio. `value` is stored; it holds no semicolon, which separates several. */
export interface FieldOption {
  readonly value: string;
  readonly name: string;
  readonly name_i18n?: string | null;
  /** The colour of its tag; words alone without one. */
  readonly color?: OptionColour | null;
}

/** A person as a record holds it. */
export interface PersonValue {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null;
  readonly imgUrl?: string | null;
}

/** A department as a record holds it. */
export interface DepartmentValue {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null;
}

/** A record of another model as a record holds it. Its name is joined when it is read, '' where it is gone. */
export interface RecordValue {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null;
  readonly schemaCode: ModelCode;
  /** True where the reader may not see what it is called; the name is '' then. */
  readonly hidden?: boolean;
}

/** A person (3) or a department (1) as a record holds one of either. */
export interface UnitValue extends PersonValue {
  readonly unitType: 1 | 3;
}

/** A stored file as a record holds it; `size` in bytes. */
export interface FileValue {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly mimeType: string;
}

/** Opinion and decision of a person on a work item, as the workflow leaves it in the record. `time` is an instant. */
export interface OpinionValue {
  readonly id: string;
  readonly activityCode: string;
  readonly activityName: string;
  readonly activityName_i18n: string | null;
  readonly user: PersonValue;
  /** Person on whose behalf the user did it; absent where it was the user's own work. */
  readonly delegator?: PersonValue;
  /** Number of the action in the workflow log. */
  readonly action: number;
  readonly comment: string | null;
  readonly time: string;
}

/** A row of a sub-table: its id and its columns' values by code. */
export interface RowValue {
  readonly id: string;
  readonly [code: string]: unknown;
}
