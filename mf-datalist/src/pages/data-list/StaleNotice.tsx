import { useFailure } from '@portico/shared-kit/api';
import { Alert, Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';
import { isUnanswerable } from './unanswerable.ts';

interface StaleNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Takes back what the address asks for. */
  readonly onClear: () => void;
}

/**
 * Says that the rows below are those from before, because asking for newer ones failed: another try, or the way back to
 * a list that can be answered where its model has lost what is asked.
 */
export function StaleNotice({ error, onRetry, onClear }: StaleNoticeProps) {
  const t = datalistTexts.useT();
  const { message, code, canRetry } = useFailure(error);
  return (
    <Alert
      type="error"
      showIcon
      title={t('states.stale', { message, code: String(code) })}
      action={
        (canRetry || isUnanswerable(error)) && (
          <Button size="small" onClick={canRetry ? onRetry : onClear}>
            {canRetry ? t('states.retry') : t('filter.clearAll')}
          </Button>
        )
      }
    />
  );
}
