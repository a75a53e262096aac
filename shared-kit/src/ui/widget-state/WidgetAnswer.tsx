import type { ReactNode } from 'react';
import { WidgetError, WidgetLinesSkeleton } from './WidgetState.tsx';

/** Answer of the API that a widget waits for. */
export interface WidgetQuery<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

interface WidgetAnswerProps<T> {
  readonly query: WidgetQuery<T>;
  /** Lines of its outline. */
  readonly lines: number;
  children(data: T): ReactNode;
}

/** The inside of a widget once its answer is there; the outline of lines before, and a way to try again where it failed. */
export function WidgetAnswer<T>({ query, lines, children }: WidgetAnswerProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <WidgetError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return <WidgetLinesSkeleton lines={lines} />;
}
