import type { PageFilter } from '@portico/shared-kit/contract/reports.schema';
import { allOf, everything, type FilterScalar, type FilterTree, isFilterGroup } from '@portico/shared-kit/filters';
import { type DimensionKind, type Property, storageOf } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { dimensionKindOf, type PageFields, type ReportChart } from '@portico/shared-kit/reports';
import type { SignedInUser } from '../../plugins/signed-in-user.ts';
import { checkedFilter, filledCondition, type ModelTable } from '../../record-store/index.ts';

/** Filters that a chart is asked for with, beside its own. */
interface FurtherFilters {
  readonly page: PageFilter | undefined;
  /** Filter of the request, for what is drilled into. */
  readonly drill: unknown;
}

interface Reader {
  readonly user: SignedInUser;
  readonly at: Date;
  readonly locale: Locale;
}

const nothing: FilterTree = { propertyCode: 'id', operator: 'isNull', value: null };

/**
 * Returns the one filter of a chart: its own with the reader in the place of placeholders, that of the page, and that of the
 * request. Throws as `checkedFilter`, which is asked with the table that the reader sees.
 */
export function chartFilter(
  { table, pageFields }: { readonly table: ModelTable; readonly pageFields: PageFields },
  chart: Pick<ReportChart, 'dimensions' | 'filter'>,
  { page, drill }: FurtherFilters,
  { user, at, locale }: Reader,
): FilterTree {
  const facts = { userId: user.id, departmentIds: user.departmentIds, at };
  const filled = chart.filter === null ? everything : (filledCondition(chart.filter, facts) ?? nothing);
  const own = withUnits(filled, table.properties, user);
  const parts = [own, pageFilter({ properties: table.properties, pageFields }, chart, page), drill];
  return allOf(parts.map((part) => checkedFilter(table, part, locale)).filter((part) => part !== everything));
}

/** Narrows by the first dimension of each kind; columns of sub-tables choose no records. */
function pageFilter(
  { properties, pageFields }: { readonly properties: readonly Property[]; readonly pageFields: PageFields },
  { dimensions }: Pick<ReportChart, 'dimensions'>,
  page: PageFilter = {},
): FilterTree {
  const fieldOf = (kind: DimensionKind & keyof PageFields) =>
    dimensions.find(({ field }) => {
      const property = properties.find(({ code }) => code === field);
      return property !== undefined && dimensionKindOf(property) === kind;
    })?.field ?? pageFields[kind];
  const { from = null, to = null, departmentIds = [], userIds = [] } = page;
  const units = (ids: readonly string[]) => ids.map((id) => ({ id, name: '' }));
  const hasRange = from !== null || to !== null;
  return allOf([
    hasRange ? { propertyCode: fieldOf('date'), operator: 'between', value: [from, to] } : null,
    departmentIds.length === 0
      ? null
      : { propertyCode: fieldOf('department'), operator: 'of', value: units(departmentIds) },
    userIds.length === 0 ? null : { propertyCode: fieldOf('person'), operator: 'in', value: units(userIds) },
  ]);
}

/** Says whom conditions on people and departments mean as filter forms do: with a name, that of the reader their own. */
function withUnits(tree: FilterTree, properties: readonly Property[], user: SignedInUser): FilterTree {
  if (isFilterGroup(tree)) return { ...tree, items: tree.items.map((item) => withUnits(item, properties, user)) };
  const property = properties.find(({ code }) => code === tree.propertyCode);
  const refersTo = property === undefined ? null : storageOf(property).refersTo;
  if (refersTo !== 'user' && refersTo !== 'department') return tree;
  const unit = (value: FilterScalar | null) =>
    typeof value === 'string' ? { id: value, name: value === user.id ? user.name : value } : value;
  const { value } = tree;
  return { ...tree, value: Array.isArray(value) ? value.map(unit) : unit(value as FilterScalar | null) };
}
