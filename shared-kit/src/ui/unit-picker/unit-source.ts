/** Types of units (list spec, section 5: unitType of staff and department values). */
export const unitTypes = { department: 1, person: 3 } as const;
/** 1 is a department, 3 a person. */
export type UnitType = (typeof unitTypes)[keyof typeof unitTypes];

/** A department's or person's names as a path shows them. */
export interface UnitLabel {
  readonly id: string;
  readonly name: string;
  readonly name_i18n?: string | null;
}

/** A person or department that is chosen. */
export interface Unit extends UnitLabel {
  readonly unitType: UnitType;
  readonly imgUrl?: string | null;
}

/** A person to choose from; `path` leads to the main department. */
export interface PersonEntry extends Unit {
  readonly unitType: 3;
  readonly employeeNo: string | null;
  readonly position: string | null;
  readonly position_i18n: string | null;
  readonly path: readonly UnitLabel[];
  /** False for somebody who has left. */
  readonly isActive: boolean;
}

/** A department to choose or to open; `path` leads to the one above it. */
export interface DepartmentEntry extends Unit {
  readonly unitType: 1;
  readonly hasChildren: boolean;
  readonly memberCount: number;
  readonly path: readonly UnitLabel[];
}

/** Person or department that a picker offers. */
export type UnitEntry = PersonEntry | DepartmentEntry;

/** Page of entries, and how many there are over all pages. */
export interface UnitPage<TEntry = UnitEntry> {
  readonly content: readonly TEntry[];
  readonly totalElements: number;
}

/** Entries of a page, which is zero-based. */
export const unitPageSize = 50;

/** Source of a picker's people and departments. A rejection is shown with another try. */
export interface UnitSource {
  /** People, departments or both whom the words fit, those that fit best first. */
  search(
    wanted: { readonly keyword: string; readonly types: readonly UnitType[]; readonly page: number },
    signal: AbortSignal,
  ): Promise<UnitPage>;
  /** The departments right below one, or those at the top. */
  departments(parentId: string | null, page: number, signal: AbortSignal): Promise<UnitPage<DepartmentEntry>>;
  /** The people right in a department. */
  people(departmentId: string, page: number, signal: AbortSignal): Promise<UnitPage<PersonEntry>>;
  /** Returns the people and departments that the user chose last, the latest first; those who have left are left out. */
  recent(types: readonly UnitType[], signal: AbortSignal): Promise<readonly UnitEntry[]>;
  /** Notes what was chosen. */
  remember(units: readonly Unit[]): void;
}

/** Returns the unit that is kept of a chosen entry. */
export function unitOf({ id, unitType, name, name_i18n, imgUrl }: UnitEntry): Unit {
  return { id, unitType, name, ...(name_i18n ? { name_i18n } : {}), ...(imgUrl ? { imgUrl } : {}) };
}

/** Tells units apart: a person and a department may share an id. */
export function unitKey({ id, unitType }: Pick<Unit, 'id' | 'unitType'>): string {
  return `${unitType}:${id}`;
}

/** Returns the chosen units after an entry was pressed: one more, or one less. */
export function toggled(value: readonly Unit[], entry: UnitEntry): readonly Unit[] {
  const others = value.filter((each) => unitKey(each) !== unitKey(entry));
  return others.length < value.length ? others : [...value, unitOf(entry)];
}
