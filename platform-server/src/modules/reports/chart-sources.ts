import type { Property } from '@portico/shared-kit/fields';
import { platformSources } from '@portico/shared-kit/reports';
import type { Model } from '../models/index.ts';

/** Fields of the sources that charts can be made of, by the code of the source. */
export type SourceFields = ReadonlyMap<string, readonly Property[]>;

/** Returns the fields of these models and of what the platform keeps itself, by their codes. */
export function sourceFields(models: readonly Model[]): SourceFields {
  return new Map([
    ...models.map(({ schemaCode, table }): [string, readonly Property[]] => [schemaCode, table.properties]),
    ...Object.entries(platformSources).map(([code, { properties }]): [string, readonly Property[]] => [
      code,
      properties,
    ]),
  ]);
}
