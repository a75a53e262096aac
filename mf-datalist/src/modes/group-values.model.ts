import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import type { RecordGroup } from '@portico/shared-kit/contract/record-groups.schema';
import { storageOf } from '@portico/shared-kit/fields';
import type { FilterTree } from '@portico/shared-kit/filters';

type GroupKey = RecordGroup['keys'][number];

/** Returns the value of a field that the records of a group share, as records hold it; null for none. `id` stands for a value that no group has. */
export function keyValue(property: PropertyWithRights, key: GroupKey | null, id = key?.value ?? ''): unknown {
  if (id === '') return null;
  const { dimension } = storageOf(property);
  if (dimension === 'boolean') return id === 'true';
  if (dimension === 'text') return id;
  return { id, name: key?.name ?? id, name_i18n: key?.name_i18n ?? null };
}

/** Returns the condition that a field has a value, or none. */
export function valueFilter(propertyCode: string, value: unknown): FilterTree {
  return value === null
    ? { propertyCode, operator: 'isNull', value: null }
    : { propertyCode, operator: 'equal', value: value as string };
}
