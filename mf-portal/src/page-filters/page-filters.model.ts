import {
  filterStateOf,
  filterTreeOf,
  type FilterState,
  type Property,
  systemProperties,
} from '@portico/shared-kit/fields';
import { everything, type FilterTree, filterTextsIn } from '@portico/shared-kit/filters';
import type { WidgetSettings } from '@portico/shared-kit/portal-pages';

/** Filter that stands above the widgets of a page. */
export type PageFilter = WidgetSettings['Page']['filters'][number];

/** Fields that every record has, by the filters that ask for them. */
const codes = { date: 'createdTime', department: 'ownerDeptId', person: 'owner' } as const satisfies Record<
  PageFilter,
  Property['code']
>;

/** The fields that the filters of a page ask for, in their order. */
export function filterFields(filters: readonly PageFilter[]): readonly Property[] {
  return filters.flatMap((filter) => systemProperties.find(({ code }) => code === codes[filter]) ?? []);
}

/** Values that an address asks of these fields; anything else in it is left alone. */
export function filterState(fields: readonly Property[], search: URLSearchParams): FilterState {
  return filterStateOf(fields, filterTextsIn(search));
}

/** The condition on the records that widgets show; null where nothing is asked. */
export function filterTree(fields: readonly Property[], state: FilterState): FilterTree | null {
  const tree = filterTreeOf(fields, state);
  return JSON.stringify(tree) === JSON.stringify(everything) ? null : tree;
}
