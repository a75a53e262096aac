import type { PageFilter } from '@portico/shared-kit/contract/reports.schema';
import { allOf, everything, type FilterTree } from '@portico/shared-kit/filters';
import type { DimensionKind, Property } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { dimensionKindOf, type ReportChart } from '@portico/shared-kit/reports';
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

/** Fields by which a page narrows a chart that has no dimension of the kind; columns of sub-tables choose no records. */
const usualFields = { date: 'createdTime', department: 'ownerDeptId', person: 'owner' } as const;

/**
 * Returns the one filter of a chart: its own with the reader in the place of placeholders, that of the page, and that of the
 * request. Throws as `checkedFilter`, which is asked with the table that the reader sees.
 */
export function chartFilter(
  table: ModelTable,
  chart: Pick<ReportChart, 'dimensions' | 'filter'>,
  { page, drill }: FurtherFilters,
  { user, at, locale }: Reader,
): FilterTree {
  const facts = { userId: user.id, departmentIds: user.departmentIds, at };
  const own = chart.filter === null ? everything : (filledCondition(chart.filter, facts) ?? nothing);
  const parts = [own, pageFilter(table.properties, chart, page), drill];
  return allOf(parts.map((part) => checkedFilter(table, part, locale)).filter((part) => part !== everything));
}

function pageFilter(
  properties: readonly Property[],
  { dimensions }: Pick<ReportChart, 'dimensions'>,
  page: PageFilter = {},
): FilterTree {
  const fieldOf = (kind: DimensionKind & keyof typeof usualFields) =>
    dimensions.find(({ field }) => {
      const property = properties.find(({ code }) => code === field);
      return property !== undefined && dimensionKindOf(property) === kind;
    })?.field ?? usualFields[kind];
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
