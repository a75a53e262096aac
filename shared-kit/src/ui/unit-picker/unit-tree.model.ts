import { type DepartmentEntry, type PersonEntry, type UnitEntry, unitKey } from './unit-source.ts';

/** Content of a department as far as it is known; null totals are not known yet. */
export interface Branch {
  readonly departments: readonly DepartmentEntry[];
  readonly departmentTotal: number | null;
  readonly people: readonly PersonEntry[];
  readonly peopleTotal: number | null;
  readonly state: 'loading' | 'failed' | 'ready';
}

/** By department id; '' is the top. */
export type Branches = ReadonlyMap<string, Branch>;

/** A row of a picker's list. */
export type PickerRow =
  | {
      readonly kind: 'unit';
      readonly key: string;
      readonly entry: UnitEntry;
      readonly level: number;
      /** Null for what cannot be opened. */
      readonly isOpen: boolean | null;
    }
  | {
      /** Kind of the row in place of entries: on their way, failed, more to fetch once it is seen, or none. */
      readonly kind: 'loading' | 'failed' | 'more' | 'none';
      readonly key: string;
      /** The department they belong to, '' at the top. */
      readonly of: string;
      readonly level: number;
    };

interface Shape {
  readonly branches: Branches;
  readonly open: ReadonlySet<string>;
  readonly withPeople: boolean;
}

/** Returns whether a branch has entries that were not fetched. */
function hasMore(branch: Branch, withPeople: boolean): boolean {
  const { departments, departmentTotal, people, peopleTotal } = branch;
  return (
    departmentTotal === null ||
    departments.length < departmentTotal ||
    (withPeople && (peopleTotal === null || people.length < peopleTotal))
  );
}

/** The tree as the rows that are in sight: departments before people, what is open with what is in it. */
export function treeRows(shape: Shape, of = '', level = 0): PickerRow[] {
  const branch = shape.branches.get(of);
  if (branch === undefined) return [{ kind: 'loading', key: `loading ${of}`, of, level }];
  const departments = branch.departments.flatMap((entry): PickerRow[] => {
    const canOpen = entry.hasChildren || (shape.withPeople && entry.memberCount > 0);
    const isOpen = canOpen && shape.open.has(entry.id);
    const row: PickerRow = { kind: 'unit', key: unitKey(entry), entry, level, isOpen: canOpen ? isOpen : null };
    return isOpen ? [row, ...treeRows(shape, entry.id, level + 1)] : [row];
  });
  // A person of two open departments stands in both.
  const people = branch.people.map(
    (entry): PickerRow => ({ kind: 'unit', key: `${of}>${unitKey(entry)}`, entry, level, isOpen: null }),
  );
  return [...departments, ...people, ...lastRow(branch, shape.withPeople, of, level)];
}

function lastRow(branch: Branch, withPeople: boolean, of: string, level: number): PickerRow[] {
  const row = (kind: 'loading' | 'failed' | 'more' | 'none'): PickerRow[] => [
    { kind, key: `${kind} ${of}`, of, level },
  ];
  if (branch.state !== 'ready') return row(branch.state);
  if (hasMore(branch, withPeople && of !== '')) return row('more');
  return branch.departments.length + branch.people.length === 0 ? row('none') : [];
}

/** The row above or below that can be chosen or opened; the present one where there is none. */
export function nextUnit(rows: readonly PickerRow[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < rows.length; index += step) {
    if (rows[index]?.kind === 'unit') return index;
  }
  return rows[from]?.kind === 'unit' ? from : -1;
}

/** The row of the department that a row stands in, -1 at the top. */
export function rowAbove(rows: readonly PickerRow[], from: number): number {
  const level = rows[from]?.level ?? 0;
  return rows.findLastIndex((row, index) => index < from && row.kind === 'unit' && row.level < level);
}
