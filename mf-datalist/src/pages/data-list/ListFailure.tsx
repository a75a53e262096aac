import { isApiError, useFailure } from '@portico/shared-kit/api';
import { ErrorState, NoPermission } from '@portico/shared-kit/ui/feedback';

interface ListFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** A list that could not be loaded, or that the user may not see. */
export function ListFailure({ error, isRetrying, onRetry }: ListFailureProps) {
  const failure = useFailure(error);
  if (isApiError(error) && error.status === 403) return <NoPermission />;
  return <ErrorState failure={failure} isRetrying={isRetrying} onRetry={onRetry} />;
}
