import { useFailure } from '@portico/shared-kit/api';
import { DelayedSkeleton, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import type { ReactNode } from 'react';

/** State of a read, as its hook returns it. */
export interface QueryState<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface QueryContentProps<T> {
  readonly query: QueryState<T>;
  /** Draws the answer. */
  readonly children: (data: T) => ReactNode;
}

/** The answer of a read once it is there: lines until then, and the error with the button that reads again. */
export function QueryContent<T>({ query, children }: QueryContentProps<T>) {
  const { data, error, isFetching, refetch } = query;
  const failure = useFailure(error);
  if (data !== undefined) return children(data);
  if (error !== undefined)
    return <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <DelayedSkeleton>
      <LinesSkeleton />
    </DelayedSkeleton>
  );
}
