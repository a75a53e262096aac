import { isApiError, useFailure } from '@portico/shared-kit/api';
import { ErrorState, NoPermission } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { isUnanswerable } from './unanswerable.ts';

interface ListFailureProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** Takes back what the address asks for; absent where the list itself could not be loaded. */
  readonly onClear?: () => void;
}

/** A list that could not be loaded, that is not there, or that the user may not see. */
export function ListFailure({ error, isRetrying, onRetry, onClear }: ListFailureProps) {
  const t = datalistTexts.useT();
  const failure = useFailure(error);
  const status = isApiError(error) ? error.status : 0;
  if (status === 403) return <NoPermission />;
  // An address can ask what no list can answer; without its conditions it can.
  const clear = isUnanswerable(error) && onClear && (
    <Button type="primary" onClick={onClear}>
      {t('filter.clearAll')}
    </Button>
  );
  return (
    <ErrorState
      isPage={onClear === undefined}
      failure={failure}
      isRetrying={isRetrying}
      onRetry={onRetry}
      action={clear || undefined}
    />
  );
}
