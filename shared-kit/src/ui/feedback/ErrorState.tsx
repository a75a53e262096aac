import { Button } from 'antd/es';
import { commonTexts } from '../../i18n/index.ts';
import { CopyOutlined, ReloadOutlined, WarningOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { type Failure, failureDetails } from './failure.model.ts';
import { StateBlock } from './StateBlock.tsx';
import styles from './StateBlock.module.css';
import { useToast } from './use-toast.tsx';

interface ErrorStateProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

/** What happened in the catalogue's words, the code, retry, and details to copy for support. */
export function ErrorState({ failure, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = uiTexts.useT();
  const common = commonTexts.useT();
  const copy = useCopyDetails(failure);
  const actions = (
    <>
      {onRetry && (
        <Button type="primary" icon={<ReloadOutlined />} loading={isRetrying} onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
      <Button icon={<CopyOutlined />} onClick={copy}>
        {common('copyDetails')}
      </Button>
    </>
  );
  return (
    <StateBlock isUrgent icon={<WarningOutlined />} title={t('error.title')} hint={failure.message} actions={actions}>
      {failure.code !== undefined && (
        <p className={styles['code']}>{t('error.code', { code: String(failure.code) })}</p>
      )}
    </StateBlock>
  );
}

function useCopyDetails(failure: Failure): () => void {
  const t = uiTexts.useT();
  const toast = useToast();
  return () => {
    // The clipboard is missing where the page is not served securely.
    const copied = navigator.clipboard?.writeText(failureDetails(failure, window.location.href));
    Promise.resolve(copied ?? Promise.reject(new Error('no clipboard'))).then(
      () => toast.success(t('error.copied')),
      () => toast.warning(t('error.copyFailed')),
    );
  };
}
