import { groupLimits } from '@portico/shared-kit/contract/group-limits';
import type { GroupRecordsInput, RecordGroups } from '@portico/shared-kit/contract/record-groups.schema';
import type { ListView } from '@portico/shared-kit/contract/models.schema';
import { appError } from '@portico/shared-kit/errors';
import type { Locale } from '@portico/shared-kit/i18n';
import { isGroupable } from '@portico/shared-kit/reports';
import { listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  type GroupDimension,
  type GroupMeasure,
  missingProperty,
  type ModelTable,
  readGroups,
  type RecordGroup,
  visibleTable,
} from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';
import { askedOf, wantedSums } from './query-records.ts';

interface Grouping {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: GroupRecordsInput;
  readonly locale: Locale;
}

/**
 * Returns how the records of a list that the user sees fall into groups; values that they do not see count as none.
 * Throws as a query of records; requestInvalid for a field by whose values nothing is grouped.
 */
export async function groupRecords(
  platform: Platform,
  { model, user, input, locale }: Grouping,
): Promise<RecordGroups> {
  const query = { ...input, page: 0, size: 1 };
  const { selection, view } = askedOf(platform, { model, user, input: query, locale });
  const seen = visibleTable(selection.table, selection.policy);
  const measures = measuresOf(seen, view);
  const rows = await readGroups(listsOf(platform.connections, user), selection, {
    rows: null,
    dimensions: input.groupBy.map((code) => dimensionOf(seen, code, locale)),
    measures: [countOfRecords, ...measures],
    sort: null,
    limit: groupLimits.groups + 1,
    locale,
    totals: [],
  });
  const codes = measures.map(({ of }) => of.code);
  return {
    groups: rows.slice(0, groupLimits.groups).map((row) => presentGroup(row, codes)),
    isCut: rows.length > groupLimits.groups,
  };
}

const countOfRecords: GroupMeasure = { of: null, aggregate: 5, isOfRows: false };

function dimensionOf(table: ModelTable, code: string, locale: Locale): GroupDimension {
  const column = table.columns.get(code);
  if (column === undefined) throw missingProperty(table, code, locale);
  if (!isGroupable(column.property)) throw appError('requestInvalid', { detail: `groupBy ${code}` });
  return { column, isOfRows: false, level: null };
}

function measuresOf(table: ModelTable, view: ListView | undefined) {
  return wantedSums(view?.queryColumns ?? []).flatMap(({ propertyCode, sumType }) => {
    const of = table.columns.get(propertyCode);
    return of === undefined ? [] : [{ of, aggregate: sumType, isOfRows: false }];
  });
}

/** Returns the value that the records of a group share by one of its dimensions. */
export function presentKey({ keys, names }: RecordGroup, at: number): RecordGroups['groups'][number]['keys'][number] {
  const named = names[at];
  return { value: keys[at] ?? null, name: named?.name ?? null, name_i18n: named?.name_i18n ?? null };
}

function presentGroup(row: RecordGroup, codes: readonly string[]): RecordGroups['groups'][number] {
  const [count, ...figures] = row.values;
  return {
    keys: row.keys.map((_, at) => presentKey(row, at)),
    count: Number(count),
    sumMap: Object.fromEntries(codes.map((code, at) => [code, figures[at] ?? null])),
  };
}
