import { isSameValue, type RowValue, storageOf } from '@portico/shared-kit/fields';
import type { FormItem, FormValues } from '../../../../form-view/form-values.model.ts';

/** Value as three hands have it: before both, as the user left it, and as somebody else saved it meanwhile. */
export interface Hands {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Conflict of two changes to one value: a field, or one row of a sub-table (then `rowId` and its number, from 1). */
export interface FieldConflict extends Hands {
  /** Names it among the conflicts of a form. */
  readonly key: string;
  readonly property: FormItem;
  readonly row: { readonly id: string; readonly number: number } | null;
}

/** Side whose value a conflict is given. */
export type Side = 'mine' | 'theirs';
/** The chosen sides by key of the conflict. */
export type Choices = Readonly<Record<string, Side>>;

/** The three states of a form's values. */
export interface ThreeForms {
  readonly properties: readonly FormItem[];
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

/** Result of a merge: the conflicts to resolve, and the fields that are merged from the other side because only they changed them. */
export interface Merge {
  readonly conflicts: readonly FieldConflict[];
  readonly merged: readonly FormItem[];
}

/** Compares the three states: what only one side changed needs no question. */
export function mergeOf({ properties, base, mine, theirs }: ThreeForms): Merge {
  const items = properties.map((property) => ({ property, hands: handsOf(property.code, { base, mine, theirs }) }));
  const changed = items.filter(({ property, hands }) => !isSame(property, hands.base, hands.theirs));
  return {
    conflicts: changed.flatMap(({ property, hands }) => conflictsOf(property, hands)),
    merged: changed
      .filter(({ property, hands }) => !isSame(property, hands.mine, hands.theirs))
      .map(({ property }) => property),
  };
}

/** The values to save: what only one side changed as it is there, what both changed by choice; without one, theirs. */
export function mergedValues({ properties, ...forms }: ThreeForms, choices: Choices): FormValues {
  const merged = properties.map((property) => {
    const { code } = property;
    const hands = handsOf(code, forms);
    if (isOfRows(property)) return [code, mergedRows(property, hands, choices)] as const;
    return [code, choices[code] === 'mine' ? hands.mine : untouched(hands, sameBy(property))] as const;
  });
  return Object.fromEntries(merged);
}

function handsOf(code: string, { base, mine, theirs }: Omit<ThreeForms, 'properties'>): Hands {
  return { base: base[code], mine: mine[code], theirs: theirs[code] };
}

/** Returns whether two values are the same one. */
type Same = (one: unknown, other: unknown) => boolean;

const sameBy =
  (property: FormItem): Same =>
  (one, other) =>
    isSame(property, one, other);

/** Returns the value that needs no choice: theirs where they changed it, else mine. */
function untouched({ base, mine, theirs }: Hands, same: Same): unknown {
  return same(base, theirs) ? mine : theirs;
}

function isOfRows(property: FormItem): boolean {
  return storageOf(property).hasTable;
}

function isConflict({ base, mine, theirs }: Hands, same: Same): boolean {
  return !same(base, mine) && !same(base, theirs) && !same(mine, theirs);
}

function conflictsOf(property: FormItem, hands: Hands): readonly FieldConflict[] {
  if (!isOfRows(property))
    return isConflict(hands, sameBy(property)) ? [{ ...hands, key: property.code, property, row: null }] : [];
  const places = new Map(rowsIn(hands.theirs).map(({ id }, index) => [id, index + 1]));
  return rowHands(hands).flatMap(({ id, ...own }, index) => {
    const row = { id, number: places.get(id) ?? index + 1 };
    return isConflict(own, sameRowBy(property)) ? [{ ...own, key: rowKey(property, id), property, row }] : [];
  });
}

const rowKey = ({ code }: FormItem, id: string) => `${code}/${id}`;

function rowsIn(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? (value as readonly RowValue[]) : [];
}

/** Each row of any hand by its id, null where a hand has it not: theirs in their order, then mine. */
function rowHands({ base, mine, theirs }: Hands) {
  const [was, own, others] = [rowsById(base), rowsById(mine), rowsById(theirs)];
  const ids = [...new Set([...others.keys(), ...own.keys(), ...was.keys()])];
  return ids.map((id) => ({
    id,
    base: was.get(id) ?? null,
    mine: own.get(id) ?? null,
    theirs: others.get(id) ?? null,
  }));
}

function rowsById(value: unknown): ReadonlyMap<string, RowValue> {
  return new Map(rowsIn(value).map((row) => [row.id, row]));
}

/** The rows of both; in the user's order where the others have not changed theirs. */
function mergedRows(property: FormItem, hands: Hands, choices: Choices): unknown {
  if (isSame(property, hands.base, hands.theirs)) return hands.mine;
  if (isSame(property, hands.base, hands.mine)) return hands.theirs;
  return rowHands(hands).flatMap(({ id, ...own }) => {
    const row = choices[rowKey(property, id)] === 'mine' ? own.mine : untouched(own, sameRowBy(property));
    return row === null ? [] : [row];
  });
}

/** Returns whether two values of a field are the same: nothing is nothing however written, people and records are who they are. */
export function isSame(
  property: Pick<FormItem, 'propertyType' | 'subSchema' | 'code' | 'name'>,
  one: unknown,
  other: unknown,
): boolean {
  if (!isOfRows(property)) return isSameValue(one, other);
  const [rows, others] = [rowsIn(one), rowsIn(other)];
  return rows.length === others.length && rows.every((row, index) => sameRowBy(property)(row, others[index]));
}

const sameRowBy =
  ({ subSchema }: Pick<FormItem, 'subSchema'>): Same =>
  (one, other) => {
    if (!isRow(one) || !isRow(other)) return one === other;
    const columns = subSchema?.properties ?? [];
    return one.id === other.id && columns.every((column) => isSame(column, one[column.code], other[column.code]));
  };

function isRow(value: unknown): value is RowValue {
  return typeof value === 'object' && value !== null;
}
