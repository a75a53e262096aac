import { Button } from 'antd/es';
import type { ReactNode } from 'react';
import { codeOf } from '../../errors/index.ts';
import { commonTexts } from '../../i18n/index.ts';
import { CopyOutlined, ReloadOutlined, WarningOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { type Failure, failureDetails } from './failure.model.ts';
import { useOnceOnline } from './OfflineBanner.tsx';
import { StateBlock } from './StateBlock.tsx';
import styles from './StateBlock.module.css';
import { useCopy } from './use-copy.ts';

interface ErrorStateProps {
  /** Title for the failure; absent: some content did not load. */
  readonly title?: string;
  readonly failure: Failure;
  readonly onRetry?: (() => void) | undefined;
  /** A way out that fits better than retrying or going back. */
  readonly action?: ReactNode;
  readonly isRetrying?: boolean;
  /** True where it is all that the page shows. */
  readonly isPage?: boolean;
}

/** Goes back to the page that the user came from; to the portal's start where the tab began here. */
function goBack(): void {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/');
}

/** Message of a failure in the catalogue's words, the code, retry where that can help, and details to copy for support. */
export function ErrorState({ title, failure, onRetry, action, isRetrying = false, isPage = false }: ErrorStateProps) {
  const t = uiTexts.useT();
  const common = commonTexts.useT();
  const copy = useCopy();
  useOnceOnline(failure.code === codeOf('networkDown') ? onRetry : undefined);
  // A page of its own is called as what happened; in a part of a page that comes below what is missing.
  const heading = title ?? (isPage ? failure.message : t('error.title'));
  const actions = (
    <>
      {action ?? (onRetry && <NextTry {...{ failure, onRetry, isRetrying }} />)}
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
      title={heading}
      hint={heading === failure.message ? undefined : failure.message}
      actions={actions}
    >
      {failure.hint && <p className={styles.hint}>{failure.hint}</p>}
      {failure.code !== undefined && <p className={styles.code}>{t('error.code', { code: String(failure.code) })}</p>}
      {failure.traceId && <p className={styles.code}>{t('error.trace', { id: failure.traceId })}</p>}
    </StateBlock>
  );
}

type NextTryProps = Required<Pick<ErrorStateProps, 'failure' | 'isRetrying'>> & { readonly onRetry: () => void };

/** Another try, or the way back where it can only fail again. */
function NextTry({ failure, onRetry, isRetrying }: NextTryProps) {
  const common = commonTexts.useT();
  if (failure.canRetry === false) {
    return (
      <Button type="primary" onClick={goBack}>
        {common('back')}
      </Button>
    );
  }
  return (
    <Button type="primary" icon={<ReloadOutlined />} loading={isRetrying} onClick={onRetry}>
      {common('retry')}
    </Button>
  );
}
