import { isEmptyValue, type Property, storageOf } from '@portico/shared-kit/fields';
import type { TracedChange } from './changes.ts';

/** Field that many entries share, with the value that all of them had before. */
type SharedField = Omit<TracedChange, 'afterValue'>;

/** Returns the fields that the entries of new records of a model share. */
export function sharedFields(properties: readonly Property[]): readonly SharedField[] {
  return properties
    .filter(({ system }) => system !== true)
    .map((property) => {
      const { code, name, propertyType: type } = property;
      return { code, name, type, beforeValue: storageOf(property).hasTable ? [] : null };
    });
}

/** Returns the values of a new record as its entry has them beside shared fields. */
export function sharedValues(fields: readonly SharedField[], values: Readonly<Record<string, unknown>>): unknown[] {
  return fields.map(({ code }) => (isEmptyValue(values[code]) ? null : values[code]));
}

/** Returns the changes of an entry, whichever way it has them. */
export function tracedChanges({
  changes,
  fields,
}: {
  readonly changes: unknown;
  readonly fields: unknown;
}): readonly TracedChange[] {
  if (fields === null) return changes as readonly TracedChange[];
  const values = changes as readonly unknown[];
  return (fields as readonly SharedField[])
    .map((field, at) => ({ ...field, afterValue: values[at] ?? null }))
    .filter(({ afterValue }) => afterValue !== null);
}
