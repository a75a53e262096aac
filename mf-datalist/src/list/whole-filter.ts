import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { FilterTree } from '@portico/shared-kit/filters';
import { type FilterSources, wholeFilter as addressFilter } from '@portico/shared-kit/list-address';
import { advancedCode } from './advanced-code.ts';

/** The filter of an address. Where the address has an advanced filter, its code must be there. `now` is in epoch ms. */
export const wholeFilter = (config: ListConfig, sources: FilterSources, now: number): FilterTree =>
  addressFilter(config, sources, { now, readTree: advancedCode()?.readTree ?? null });
