import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { filterStateOf } from '@portico/shared-kit/fields';
import { allOf, type FilterTexts, type FilterTree } from '@portico/shared-kit/filters';
import { advancedCode } from './advanced-code.ts';
import { asksSomething, filterableProperties, filterOf } from './conditions.model.ts';

interface FilterSources {
  readonly filters: FilterTexts;
  readonly where: string;
  /** Conditions that the script of the view adds. */
  readonly narrowing?: FilterTree | null;
}

/**
 * The filter form and the advanced filter of an address as one: what the server is asked. `now` is in epoch ms. Where the address has an
 * advanced filter, its code must be there.
 */
export function wholeFilter(
  config: ListConfig,
  { filters, where, narrowing = null }: FilterSources,
  now: number,
): FilterTree {
  const properties = filterableProperties(config);
  const form = filterOf(config, filterStateOf(properties, filters), now);
  const advanced = advancedCode()?.readTree(properties, where) ?? null;
  return allOf([form, advanced, narrowing].filter((tree) => tree !== null && asksSomething(tree)));
}
