import type { BatchInput } from '@portico/shared-kit/contract/batch.schema';
import type { Endpoint } from '@portico/shared-kit/contract/endpoint';
import { getListScript } from '@portico/shared-kit/contract/list-scripts.endpoints';
import type { ViewListAsInput } from '@portico/shared-kit/contract/list-view-as.schema';
import { getListConfigData } from '@portico/shared-kit/contract/models.endpoints';
import * as organisation from '@portico/shared-kit/contract/organisation.endpoints';
import {
  getColumnStatistics,
  groupRecords,
  matchRecords,
  queryOptions,
  queryRecords,
} from '@portico/shared-kit/contract/records.endpoints';
import { getSavedView, listSavedViews } from '@portico/shared-kit/contract/saved-views.endpoints';
import { listSavedFilters } from '@portico/shared-kit/contract/work-items.endpoints';

type List = Pick<ViewListAsInput, 'schemaCode' | 'viewCode'>;
type Input = BatchInput['calls'][number]['input'];

/** Says whether the input of a read names a list, the one that the audit trail names. */
type NamesList = (input: Input, list: List) => boolean;

const namesModel: NamesList = (input, { schemaCode }) => input.schemaCode === schemaCode;

/** A read of the model that may name a view in a parameter: none but that of the list. */
const namesView =
  (parameter: string): NamesList =>
  (input, list) =>
    namesModel(input, list) &&
    (list.viewCode === undefined || input[parameter] === undefined || input[parameter] === list.viewCode);

/** The definition is that of the first view where none is named. */
const namesSameView: NamesList = (input, list) =>
  namesModel(input, list) && (list.viewCode === undefined || input.code === list.viewCode);

const namesGroups: NamesList = ({ list: name }, { schemaCode }) => name === `groups:${schemaCode}`;

/** Names of people and departments, which belong to no list. */
const always: NamesList = () => true;

const rows: readonly (readonly [Pick<Endpoint<never, unknown>, 'operationId'>, NamesList])[] = [
  [getListConfigData, namesSameView],
  [queryRecords, namesView('queryCode')],
  [groupRecords, namesView('queryCode')],
  [matchRecords, namesView('queryCode')],
  [getColumnStatistics, namesView('queryCode')],
  [queryOptions, namesView('queryCode')],
  [getListScript, namesView('viewCode')],
  [listSavedViews, namesModel],
  [getSavedView, namesModel],
  [listSavedFilters, namesGroups],
  [organisation.getUserCard, always],
  [organisation.listDepartmentChildren, always],
  [organisation.listUserDepartments, always],
  [organisation.resolveUnits, always],
  [organisation.searchDepartments, always],
  [organisation.searchUsers, always],
];

const byOperation: ReadonlyMap<string, NamesList> = new Map(
  rows.map(([{ operationId }, namesList]) => [operationId, namesList]),
);

/** Returns whether a call reads this list, or names of people; false for a read of another list and of anything else. */
export function isReadOfList(list: List, { operationId, input }: BatchInput['calls'][number]): boolean {
  return byOperation.get(operationId)?.(input, list) === true;
}
