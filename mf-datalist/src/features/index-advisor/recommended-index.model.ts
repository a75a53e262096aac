import type { IndexDefinition } from '@portico/shared-kit/contract/model-indexes.schema';

/** An index has this many fields at most. */
export const mostItems = 3;

/** The fields of an index, the last one being what it has in order. */
export function itemCodes({ propertyCode, within = [] }: IndexDefinition): readonly string[] {
  return [...within, propertyCode];
}

/** Tells indexes apart. */
export function indexKey(index: IndexDefinition): string {
  return [...itemCodes(index), index.kind].join(' ');
}

/** Returns the part of an index that is sent. */
export function indexInput({ propertyCode, kind, within }: IndexDefinition): IndexDefinition {
  return within === undefined ? { propertyCode, kind } : { propertyCode, kind, within };
}

/** The index of fields in the order in which they were chosen; null of none. */
export function indexOf(codes: readonly string[], kind: IndexDefinition['kind']): IndexDefinition | null {
  const propertyCode = codes.at(-1);
  if (propertyCode === undefined) return null;
  return codes.length === 1 ? { propertyCode, kind } : { propertyCode, kind, within: codes.slice(0, -1) };
}
