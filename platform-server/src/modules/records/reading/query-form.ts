import type { ViewCode } from '@portico/shared-kit/contract/ids';
import type { ListView, OrderBy } from '@portico/shared-kit/contract/models.schema';
import type { EitherFilter, QueryForRuleInput, QueryRecordsInput } from '@portico/shared-kit/contract/records.schema';
import { appError } from '@portico/shared-kit/errors';
import { propertyName, readSpecFilters } from '@portico/shared-kit/fields';
import { allOf, anyOf, everything, type FilterTree, filterLimits } from '@portico/shared-kit/filters';
import type { Locale } from '@portico/shared-kit/i18n';
import { checkedFilter, type ModelTable } from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';

/** The view of a query; the first where none is named. Throws listViewMissing. */
export function viewOf({ definition }: Model, viewCode: ViewCode | undefined): ListView | undefined {
  if (viewCode === undefined) return definition.listViews[0];
  const view = definition.listViews.find(({ code }) => code === viewCode);
  if (view === undefined) throw appError('listViewMissing', { code: viewCode });
  return view;
}

/** A query of any of the forms; how many rows it may have is a matter of the endpoint. */
export type RecordQuery = QueryRecordsInput & Pick<QueryForRuleInput, 'objectIds'>;

/** Conditions by the form that they are written in. */
export function inItsForm(given: EitherFilter | undefined): Pick<RecordQuery, 'filter' | 'filters'> {
  if (given === undefined) return {};
  return Array.isArray(given) ? { filters: given } : { filter: given };
}

/** The one filter that a query asks for, in whichever form. Throws as `checkedFilter`. */
export function filterOf(
  table: ModelTable,
  { filter, filters = [], objectIds: recordIds }: Pick<RecordQuery, 'filter' | 'filters' | 'objectIds'>,
  { view, locale }: { readonly view: ListView | undefined; readonly locale: Locale },
): FilterTree {
  const wanted = recordIds === undefined ? everything : idIsOneOf(recordIds);
  const own = allOf([checkedFilter(table, filter, locale), wanted].filter((each) => each !== everything));
  if (filters.length === 0) return own;
  const exact = (view?.queryConditions ?? []).filter(({ accurateSearch }) => accurateSearch);
  const reading = readSpecFilters(table.properties, filters, new Set(exact.map(({ propertyCode }) => propertyCode)));
  if (!reading.ok) {
    const property = table.properties.find(({ code }) => code === reading.propertyCode);
    // The one check words what is wrong with a field that is not there.
    if (property === undefined) return checkedFilter(table, missing(reading.propertyCode), locale);
    throw appError('filterValueInvalid', { property: propertyName(property, locale) });
  }
  const { tree, ids } = reading;
  if (ids !== null && ids.length > filterLimits.values) {
    throw appError('filterTooLarge', { limit: filterLimits.values });
  }
  const named = ids === null ? [] : [idIsOneOf(ids)];
  return allOf([own, checkedFilter(table, tree, locale), ...named].filter((each) => each !== everything));
}

const missing = (propertyCode: string) => ({ propertyCode, operator: 'isNull', value: null });

/** The filter that keeps the records of these ids. */
function idIsOneOf(ids: readonly string[]): FilterTree {
  const given = ids.map((value) => ({ propertyCode: 'id', operator: 'equal', value }) as const);
  return anyOf(given) ?? { propertyCode: 'id', operator: 'isNull', value: null };
}

/** The order that a query asks for; that of its view where it asks for none. */
export function orderOf(
  { orderBy, orderByFields, orderType }: Pick<QueryRecordsInput, 'orderBy' | 'orderByFields' | 'orderType'>,
  view: ListView | undefined,
): readonly OrderBy[] {
  const direction = orderType === 2 || String(orderType).toLowerCase() === 'desc' ? 'desc' : 'asc';
  const fields = typeof orderByFields === 'string' ? orderByFields.split(/[;,]/) : (orderByFields ?? []);
  const named = fields.map((field) => field.trim()).filter((field) => field !== '');
  const asked = [...(orderBy ?? []), ...named.map((propertyCode) => ({ propertyCode, direction }) as const)];
  if (asked.length === 0) return orderBy ?? view?.orderBy ?? [];
  return asked.filter(({ propertyCode }, at) => asked.findIndex((each) => each.propertyCode === propertyCode) === at);
}

/** The codes of the fields that a query wants; undefined: all but sub-tables. */
export function columnsOf(
  { columns, options }: Pick<QueryRecordsInput, 'columns' | 'options'>,
  view: ListView | undefined,
): readonly string[] | undefined {
  if (columns !== undefined || options === undefined) return columns;
  const { customDisplayColumns: custom = [], queryDisplayType = custom.length > 0 ? 1 : 0 } = options;
  if (queryDisplayType === 2) return undefined;
  if (queryDisplayType === 1) return custom;
  const shown = (view?.queryColumns ?? []).filter(({ isShow }) => isShow !== false);
  return [...shown.map(({ propertyCode }) => propertyCode), ...custom];
}
