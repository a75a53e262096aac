import { useFailure } from '@portico/shared-kit/api';
import { Alert, Button } from 'antd';
import { datalistTexts } from '../../datalist.texts.ts';

/** Says that the rows below are those from before, because asking for newer ones failed. */
export function StaleNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = datalistTexts.useT();
  const { message, code, canRetry } = useFailure(error);
  return (
    <Alert
      type="error"
      showIcon
      title={t('states.stale', { message, code: String(code) })}
      action={
        canRetry && (
          <Button size="small" onClick={onRetry}>
            {t('states.retry')}
          </Button>
        )
      }
    />
  );
}
