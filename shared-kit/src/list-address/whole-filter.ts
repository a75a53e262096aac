import type { ListConfig } from '../contract/models.schema.ts';
import { filterStateOf, type Property } from '../fields/index.ts';
import { allOf, type FilterTexts, type FilterTree } from '../filters/index.ts';
import { asksSomething, filterableProperties, filterOf } from './conditions.ts';

/** Conditions of a list as its address has them. */
export interface FilterSources {
  readonly filters: FilterTexts;
  readonly where: string;
  /** Conditions that the script of the view adds. */
  readonly narrowing?: FilterTree | null;
}

/** Reads the advanced filter of an address, as `readTree` of `advanced-filter` does. */
type ReadTree = (properties: readonly Property[], text: string) => FilterTree | null;

/** The filter form and the advanced filter of an address as one: what the server is asked. `now` is in epoch ms. */
export function wholeFilter(
  config: ListConfig,
  { filters, where, narrowing = null }: FilterSources,
  { now, readTree }: { readonly now: number; readonly readTree: ReadTree | null },
): FilterTree {
  const properties = filterableProperties(config);
  const form = filterOf(config, filterStateOf(properties, filters), now);
  const advanced = readTree?.(properties, where) ?? null;
  return allOf([form, advanced, narrowing].filter((tree) => tree !== null && asksSomething(tree)));
}
