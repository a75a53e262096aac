import { useQueryRecordPagesInfiniteQuery } from '@portico/shared-kit/api/list-modes.api';
import type { FilterTree } from '@portico/shared-kit/filters';
import { allOf } from '@portico/shared-kit/filters';
import { useMemo } from 'react';
import { visibleCodes } from '../list/visible-columns.model.ts';
import type { ModeProps } from './list-mode.ts';

/** Part of a list that is read as it is scrolled. */
interface ScrolledPart {
  /** The conditions of the part. */
  readonly filter: FilterTree;
  /** Fields that are read beside those of the columns. */
  readonly codes: readonly string[];
  /** Records that are read at once. */
  readonly size: number;
}

/** Reads the records of a part of a list, such as a cell of a board or a group, more of them as it is scrolled. */
export function useRecordsAsScrolled(
  { config, criteria, orderBy, columns }: Pick<ModeProps, 'config' | 'criteria' | 'orderBy' | 'columns'>,
  { filter: ofPart, codes: needed, size }: ScrolledPart,
) {
  const { filter: ofList = null } = criteria;
  const input = useMemo(() => {
    const codes = [...new Set([...visibleCodes(config, columns), ...needed])];
    const filter = allOf([ofList, ofPart]);
    return {
      schemaCode: config.schemaCode,
      ...criteria,
      filter,
      orderBy: [...orderBy],
      size,
      columns: codes,
    };
  }, [config, criteria, orderBy, columns, ofList, ofPart, needed, size]);
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
