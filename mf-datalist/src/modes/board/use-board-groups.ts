import { useGroupRecordsQuery } from '@portico/shared-kit/api/list-modes.api';
import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { useMemo } from 'react';
import type { ModeProps } from '../list-mode.ts';
import { type BoardValue, boardValues } from './board-values.model.ts';

/** Columns and lanes that a board draws at most. */
export const mostValues = 50;

/** Values of a field, with what was read of them; none while nothing was. */
interface BoardGroups {
  readonly values: readonly BoardValue[];
  /** True where there are more than are drawn. */
  readonly isCut: boolean;
  readonly readAt: number;
  readonly isRead: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Reads the values of a field that the records of a list have. */
export function useBoardGroups(
  { config: { schemaCode }, criteria }: Pick<ModeProps, 'config' | 'criteria'>,
  property: PropertyWithRights,
): BoardGroups {
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useGroupRecordsQuery(
    { schemaCode, ...criteria, groupBy: [property.code] },
    { refetchOnMountOrArgChange: true },
  );
  const values = useMemo(() => (data === undefined ? [] : boardValues(property, data.groups)), [data, property]);
  return {
    values: values.slice(0, mostValues),
    isCut: values.length > mostValues || data?.isCut === true,
    readAt: fulfilledTimeStamp ?? 0,
    isRead: data !== undefined,
    error,
    isFetching,
    refetch: () => void refetch(),
  };
}
