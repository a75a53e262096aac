import { Button } from 'antd/es';
import { commonTexts } from '../../i18n/index.ts';
import { CopyOutlined } from '../icons/index.ts';
import { uiTexts } from '../texts/index.ts';
import { copyText } from './copy-text.ts';
import { type Failure, failureDetails } from './failure.model.ts';
import styles from './StateBlock.module.css';

interface ToastedFailureProps {
  readonly failure: Failure;
  readonly onCopied: (isCopied: boolean) => void;
}

/** Part below the message of a failure: what to do next, its code, and its details to copy. */
export function ToastedFailure({ failure, onCopied }: ToastedFailureProps) {
  const t = uiTexts.useT();
  const common = commonTexts.useT();
  const copy = () => void copyText(failureDetails(failure, window.location.href)).then(onCopied);
  return (
    <>
      {failure.hint && <p>{failure.hint}</p>}
      {failure.code !== undefined && (
        <p className={styles.toastedCode}>{t('error.code', { code: String(failure.code) })}</p>
      )}
      <Button size="small" icon={<CopyOutlined />} onClick={copy}>
        {common('copyDetails')}
      </Button>
    </>
  );
}
