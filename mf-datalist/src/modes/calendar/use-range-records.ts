import { useQueryRecordPagesInfiniteQuery } from '@portico/shared-kit/api/list-modes.api';
import { useQueryRecordsQuery } from '@portico/shared-kit/api/records.api';
import { allOf } from '@portico/shared-kit/filters';
import { useEffect, useMemo } from 'react';
import { visibleCodes } from '../../list/visible-columns.model.ts';
import type { ModeProps } from '../list-mode.ts';
import { filterOfRange } from './calendar-entries.model.ts';
import { type CalendarFields, codesOf } from './calendar-fields.model.ts';
import type { CalendarRange } from './calendar-range.model.ts';

const pageSize = 500;
/** Pages that are read of one range: nobody finds their way among more entries. */
const mostPages = 2;

type ListOfMode = Pick<ModeProps, 'config' | 'criteria' | 'columns'>;

/** Reads the records that a range shows, those that begin first where there are too many. */
export function useRangeRecords(
  { config, criteria, columns }: ListOfMode,
  range: CalendarRange,
  fields: CalendarFields,
) {
  const { first, last } = range;
  const input = useMemo(() => {
    const codes = [...new Set([...visibleCodes(config, columns), ...codesOf(fields)])];
    const filter = allOf([criteria.filter ?? null, filterOfRange({ first, last }, fields)]);
    const orderBy = [{ propertyCode: fields.start.code, direction: 'asc' as const }];
    return { schemaCode: config.schemaCode, ...criteria, filter, orderBy, size: pageSize, columns: codes };
  }, [config, criteria, columns, first, last, fields]);
  const query = useQueryRecordPagesInfiniteQuery(input, { refetchOnMountOrArgChange: true });
  const { currentData: data, error, isFetching, hasNextPage, fetchNextPage, fulfilledTimeStamp, refetch } = query;
  const hasMore = hasNextPage && (data?.pages.length ?? 0) < mostPages;
  useEffect(() => {
    if (hasMore && !isFetching && error === undefined) void fetchNextPage();
  }, [hasMore, isFetching, error, fetchNextPage]);
  const records = useMemo(() => data?.pages.flatMap(({ content }) => content) ?? [], [data]);
  return {
    records,
    total: data?.pages.at(-1)?.totalElements ?? 0,
    readAt: fulfilledTimeStamp ?? 0,
    isRead: data !== undefined,
    /** True where all was read that is read of a range. */
    isWhole: data !== undefined && !hasMore,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}

/** Returns the number of records of the list that have no start, and so no day to stand on. */
export function useUndatedCount({ config, criteria }: ListOfMode, { start }: CalendarFields): number {
  const input = useMemo(() => {
    const undated = { propertyCode: start.code, operator: 'isNull', value: null } as const;
    const filter = allOf([criteria.filter ?? null, undated]);
    return { schemaCode: config.schemaCode, ...criteria, filter, page: 0, size: 1, columns: [start.code] };
  }, [config, criteria, start]);
  const { currentData } = useQueryRecordsQuery(input, { skip: start.required === true || start.system === true });
  return currentData?.totalElements ?? 0;
}
