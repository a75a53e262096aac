import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import { filterStateOf, filterTextsOf } from '@portico/shared-kit/fields';
import { useMemo } from 'react';
import type { ListFilter } from '../../features/filter-records/filter.ts';
import { advancedCode } from '../../list/advanced-code.ts';
import { filterableProperties, formConditions, isFormExpanded, type ListState } from '@portico/shared-kit/list-address';

/** The filter form over the list's state. */
export function useListFilter(
  config: ListConfig,
  state: ListState,
  change: (part: Partial<ListState>) => void,
): ListFilter {
  const { filters, where } = state;
  const all = useMemo(() => filterableProperties(config), [config]);
  const conditions = useMemo(() => formConditions(config), [config]);
  const applied = useMemo(() => filterStateOf(all, filters), [all, filters]);
  const advanced = useMemo(() => advancedCode()?.readAdvanced(all, where) ?? null, [all, where]);
  return useMemo(
    () => ({
      schemaCode: config.schemaCode,
      conditions,
      isExpandedAtFirst: isFormExpanded(config),
      all,
      applied,
      appliedKey: JSON.stringify(filters),
      apply: (asked) => change({ filters: filterTextsOf(all, asked) }),
      advanced,
      applyWhere: (text) => change({ where: text }),
      clear: () => change({ filters: {}, where: '' }),
    }),
    [config, all, conditions, filters, applied, advanced, change],
  );
}
