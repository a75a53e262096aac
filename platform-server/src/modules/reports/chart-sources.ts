import type { Property } from '@portico/shared-kit/fields';
import type { Model } from '../models/index.ts';

/** Fields of the sources that charts can be made of, by the code of the source. */
export type SourceFields = ReadonlyMap<string, readonly Property[]>;

/** Returns the fields of these models by their codes. */
export function sourceFields(models: readonly Model[]): SourceFields {
  return new Map(models.map(({ schemaCode, table }) => [schemaCode, table.properties]));
}
