import type { FilterScalar } from '../../filters/filter-tree.ts';

/** Kind of what records are brought together by in a chart; options are texts. */
export type DimensionKind = 'text' | 'date' | 'boolean' | 'person' | 'department' | 'record';

/** Facts about values that are stored alike. The server keeps their SQL beside it, in `record-store/storages`. */
export interface FieldStorage {
  /** True where there may be several values, in their order. */
  readonly isList: boolean;
  /** True where the value is a table of its own, one row for each row. */
  readonly hasTable: boolean;
  /** Thing that the value names by its id, `unit` for a person or a department; null where the value stands for itself. */
  readonly refersTo: 'user' | 'department' | 'unit' | 'record' | null;
  /** True where people are among what it names. */
  readonly holdsPeople: boolean;
  /** True for text that people write, such as a title. */
  readonly isText: boolean;
  readonly isNumber: boolean;
  /** True for a point in time: ISO text in UTC. */
  readonly isMoment: boolean;
  readonly holdsFiles: boolean;
  /** True for a list of entries that have facts of their own and are not put side by side, such as files. */
  readonly hasEntries: boolean;
  /** Ways in which rules of a model compare its values, and whether they find other records by an equal one. */
  readonly rules: { readonly compare: 'order' | 'equality' | null; readonly match: boolean };
  /** True where options of records are matched by it: it is one value, equal or not. */
  readonly matchesOptions: boolean;
  /** Means by which a column of a sub-table narrows rows: a pattern of its text, its kind's own control, or none. */
  readonly rowFilter: 'pattern' | 'own' | 'none';
  /** Kind of dimension that its values make in charts; null for several values, and for those of which hardly two are equal. */
  readonly dimension: DimensionKind | null;
  /** Order of two values; null where there is none. */
  readonly compare: ((left: string, right: string) => number) | null;
  /** Returns whether a filter can compare a column with this. A wrong value would be an error of the database. */
  isComparable(value: FilterScalar): boolean;
  /** The part of a value that makes it another one: a picture, or a name that is kept elsewhere, does not. */
  identityOf(value: unknown): unknown;
}

/** Returns whether a value of a filter is text. */
export const isFilterText = (value: FilterScalar): boolean => typeof value === 'string';

/** Returns whether a value of a filter names a person, a department or a record. */
export const isFilterUnit = (value: FilterScalar): boolean => typeof value === 'string' || typeof value === 'object';

/** Returns a value whose parts all count. */
export const wholeValue = (value: unknown): unknown => value;

/** Returns the id of a value that names something. */
export const idOf = (value: unknown): string => (value as { readonly id: string }).id;

/** Returns the ids of a list of such values. */
export const idsOf = (value: unknown): readonly string[] => (value as readonly unknown[]).map(idOf);

/** Order of texts that are written alike, such as times of a day. */
export function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
