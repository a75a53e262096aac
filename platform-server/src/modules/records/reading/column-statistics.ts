import {
  type ColumnStatistics,
  type ColumnStatisticsInput,
} from '@portico/shared-kit/contract/column-statistics.schema';
import { groupLimits } from '@portico/shared-kit/contract/group-limits';
import { meaningfulAggregates } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import { isGroupable } from '@portico/shared-kit/reports';
import { type Database, listsOf } from '../../../database/index.ts';
import type { Platform } from '../../../platform.ts';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import {
  type GroupMeasure,
  type GroupQuery,
  missingProperty,
  type ModelColumn,
  readGroups,
  type RecordSelection,
  visibleTable,
} from '../../../record-store/index.ts';
import type { Model } from '../../models/index.ts';
import { presentKey } from './group-records.ts';
import { askedOf } from './query-records.ts';

interface StatisticsQuery {
  readonly model: Model;
  readonly user: SignedInUser;
  readonly input: ColumnStatisticsInput;
  readonly locale: Locale;
}

/** The number of the aggregate that counts values. */
const count = 5;
/** Values that are told at most. */
const mostFrequent = 10;

/**
 * Returns the figures of one field over all records of a list that the user sees. Throws as a query of records, and propertyMissing for
 * what is no column.
 */
export async function columnStatistics(
  platform: Platform,
  { model, user, input, locale }: StatisticsQuery,
): Promise<ColumnStatistics> {
  const { selection } = askedOf(platform, { model, user, input: { ...input, page: 0, size: 1 }, locale });
  const seen = visibleTable(selection.table, selection.policy);
  const column = seen.columns.get(input.propertyCode);
  if (column === undefined) throw missingProperty(seen, input.propertyCode, locale);
  const reading = { db: listsOf(platform.connections, user), selection, column, locale };
  const [figures, values] = await Promise.all([readFigures(reading), readValues(reading)]);
  return { ...figures, ...values };
}

interface ColumnReading {
  readonly db: Database;
  readonly selection: RecordSelection;
  readonly column: ModelColumn;
  readonly locale: Locale;
}

async function readFigures({ db, selection, column, locale }: ColumnReading) {
  const codes = meaningfulAggregates(column.property).filter((code) => code !== count);
  const measureOf = (of: ModelColumn | null, aggregate: GroupMeasure['aggregate']) => ({
    of,
    aggregate,
    isOfRows: false,
  });
  const measures = [measureOf(null, count), measureOf(column, count), ...codes.map((code) => measureOf(column, code))];
  const [row] = await readGroups(db, selection, { ...wholeList, dimensions: [], measures, limit: 1, locale });
  const [total, filled, ...figures] = row?.values ?? [];
  return {
    total: Number(total ?? 0),
    filled: Number(filled ?? 0),
    figures: Object.fromEntries(codes.map((code, at) => [code, figures[at] ?? null])),
  };
}

async function readValues({ db, selection, column, locale }: ColumnReading) {
  if (!isGroupable(column.property)) return { values: null, distinct: null };
  const rows = await readGroups(db, selection, {
    ...wholeList,
    dimensions: [{ column, isOfRows: false, level: null }],
    measures: [{ of: null, aggregate: count, isOfRows: false }],
    sort: { by: 'measure', index: 0, direction: 'desc' },
    // One more for the records without a value, and one that says that there are more.
    limit: groupLimits.groups + 2,
    locale,
  });
  const values = rows.filter(({ keys }) => keys[0] !== null);
  return {
    values: values.slice(0, mostFrequent).map((row) => ({ key: presentKey(row, 0), count: Number(row.values[0]) })),
    distinct: values.length > groupLimits.groups ? null : values.length,
  };
}

const wholeList: Pick<GroupQuery, 'rows' | 'sort' | 'totals'> = { rows: null, sort: null, totals: [] };
