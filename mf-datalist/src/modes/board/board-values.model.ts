import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { RecordGroup } from '@portico/shared-kit/contract/record-groups.schema';
import { type FieldOption, settingsOf, storageOf } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';
import { keyValue, valueFilter } from '../group-values.model.ts';

/** Value of a field that makes a column or a lane of a board. */
export interface BoardValue {
  /** Tells it from the others of its field: its text, '' for none. */
  readonly id: string;
  /** The value as records hold it; null for none. */
  readonly value: unknown;
  /** The records that have it; null for all. */
  readonly filter: FilterTree | null;
  /** Number of the records with it that the list finds. */
  readonly count: number;
  readonly sumMap: RecordGroup['sumMap'];
}

/**
 * Returns the values of a field that make columns or lanes: every option in its order, then what records have beside them, and
 * none last where records have none or may lose the value. `groups` are the records of the list by the values of the field.
 */
export function boardValues(property: PropertyWithRights, groups: readonly RecordGroup[]): readonly BoardValue[] {
  if (storageOf(property).dimension === 'boolean') return yesAndNo(property.code, groups);
  const found = new Map(groups.map((group) => [group.keys[0]?.value ?? '', group]));
  const listed = listedValues(property);
  const others = [...found.keys()].filter((id) => id !== '' && !listed.includes(id));
  const hasNone = found.has('') || (property.required !== true && mayBeSet(property));
  return [...listed, ...others, ...(hasNone ? [''] : [])].map((id) => {
    const { count = 0, sumMap = {}, keys: [key] = [] } = found.get(id) ?? {};
    const value = keyValue(property, key ?? null, id);
    return { id, value, filter: valueFilter(property.code, value), count, sumMap };
  });
}

/** Returns whether people set the field themselves, on some of the records at least. */
export function mayBeSet({ system, writable }: PropertyWithRights): boolean {
  return system !== true && writable !== false;
}

/** Returns yes and no: what was never chosen is no as well. */
function yesAndNo(propertyCode: string, groups: readonly RecordGroup[]): readonly BoardValue[] {
  const isYes: FilterTree = { propertyCode, operator: 'equal', value: true };
  const filters: readonly FilterTree[] = [isYes, { join: 'none', items: [isYes] }];
  return filters.map((filter, at) => {
    const own = groups.filter(({ keys: [key] }) => (key?.value === 'true') === (at === 0));
    // Figures of two groups cannot be joined: an average is none of averages.
    const sumMap = own.length === 1 ? (own[0]?.sumMap ?? {}) : {};
    const count = own.reduce((sum, group) => sum + group.count, 0);
    return { id: String(at === 0), value: at === 0, filter, count, sumMap };
  });
}

/** Values that stand on the board whether or not a record has them. A status is set by the platform: only what is there is shown. */
function listedValues(property: PropertyWithRights): readonly string[] {
  if (property.system === true) return [];
  const { options = [] } = settingsOf(property) as { readonly options?: readonly FieldOption[] };
  return options.map(({ value }) => value);
}
