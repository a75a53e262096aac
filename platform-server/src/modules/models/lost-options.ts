import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import type { Property } from '@portico/shared-kit/fields';
import { optionValues, takesOptions } from './options-of-imports.ts';

/** Options of a field, or of a column as `lines.unit`, that are not there any more. */
export interface LostOptions {
  readonly path: string;
  readonly options: readonly string[];
}

/**
 * Returns the options that fields lose which take them from imports: a package that was written before an import does not
 * know what it has added.
 */
export function lostOptions(before: ModelDefinition, next: ModelDefinition): LostOptions[] {
  return lostIn(before.properties, next.properties);
}

function lostIn(before: readonly Property[], next: readonly Property[], parent = ''): LostOptions[] {
  return before.flatMap((property): LostOptions[] => {
    const path = parent + property.code;
    const after = next.find(({ code }) => code === property.code);
    if (after === undefined) return [];
    const columns = lostIn(property.subSchema?.properties ?? [], after.subSchema?.properties ?? [], `${path}.`);
    if (!takesOptions(property)) return columns;
    const kept = new Set(optionValues(after));
    const options = optionValues(property).filter((value) => !kept.has(value));
    return options.length === 0 ? columns : [{ path, options }];
  });
}
