import { Button } from 'antd/es';
import { commonTexts } from '../../i18n/index.ts';
import { CopyOutlined, ReloadOutlined, WarningOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { type Failure, failureDetails } from './failure.model.ts';
import { StateBlock } from './StateBlock.tsx';
import styles from './StateBlock.module.css';
import { useCopy } from './use-copy.ts';

interface ErrorStateProps {
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  /** It is all that the page shows. */
  readonly isPage?: boolean;
}

/** What happened in the catalogue's words, the code, retry, and details to copy for support. */
export function ErrorState({ failure, onRetry, isRetrying = false, isPage = false }: ErrorStateProps) {
  const t = uiTexts.useT();
  const common = commonTexts.useT();
  const copy = useCopy();
  const actions = (
    <>
      {onRetry && (
        <Button type="primary" icon={<ReloadOutlined />} loading={isRetrying} onClick={onRetry}>
          {common('retry')}
        </Button>
      )}
      <Button icon={<CopyOutlined />} onClick={() => copy(failureDetails(failure, window.location.href))}>
        {common('copyDetails')}
      </Button>
    </>
  );
  return (
    <StateBlock
      isUrgent
      isPage={isPage}
      icon={<WarningOutlined />}
      title={t('error.title')}
      hint={failure.message}
      actions={actions}
    >
      {failure.code !== undefined && (
        <p className={styles['code']}>{t('error.code', { code: String(failure.code) })}</p>
      )}
    </StateBlock>
  );
}
