import { useQueryRecordPagesInfiniteQuery } from '@portico/shared-kit/api/list-modes.api';
import type { FilterTree } from '@portico/shared-kit/filters';
import { allOf } from '@portico/shared-kit/filters';
import { useMemo } from 'react';
import { visibleCodes } from '../../list/visible-columns.model.ts';
import type { ModeProps } from '../list-mode.ts';

/** Cards that a cell reads at once. */
const pageSize = 30;

/** Reads the records of a cell, more of them as it is scrolled. */
export function useCellRecords(
  { config, criteria, orderBy, columns }: Pick<ModeProps, 'config' | 'criteria' | 'orderBy' | 'columns'>,
  { filter: ofCell, codes: needed }: { readonly filter: FilterTree; readonly codes: readonly string[] },
) {
  const { filter: ofList = null } = criteria;
  const input = useMemo(() => {
    const codes = [...new Set([...visibleCodes(config, columns), ...needed])];
    const filter = allOf([ofList, ofCell]);
    return {
      schemaCode: config.schemaCode,
      ...criteria,
      filter,
      orderBy: [...orderBy],
      size: pageSize,
      columns: codes,
    };
  }, [config, criteria, orderBy, columns, ofList, ofCell, needed]);
  const { data, error, isFetching, hasNextPage, fetchNextPage, fulfilledTimeStamp, refetch } =
    useQueryRecordPagesInfiniteQuery(input, { refetchOnMountOrArgChange: true });
  const records = useMemo(() => data?.pages.flatMap(({ content }) => content) ?? [], [data]);
  return {
    records,
    total: data?.pages.at(-1)?.totalElements ?? 0,
    readAt: fulfilledTimeStamp ?? 0,
    isRead: data !== undefined,
    error,
    isFetching,
    more: hasNextPage && !isFetching ? () => void fetchNextPage() : null,
    refetch: () => void refetch(),
  };
}
