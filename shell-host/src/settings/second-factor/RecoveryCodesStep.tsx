import { useCopy } from '@portico/shared-kit/ui/feedback';
import { keepText } from '@portico/shared-kit/ui/keep-file';
import { CopyOutlined, DownloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd/es';
import styles from './SecondFactor.module.css';
import { secondFactorTexts } from './second-factor.texts.ts';
import { StepTitle } from './StepTitle.tsx';

interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  /** Names the account in the file. */
  readonly username: string;
  /** Part of a set-up, of which it is the last step. */
  readonly isOfSetUp: boolean;
  readonly onKept: () => void;
}

const recoveryFile = { name: 'portico-recovery-codes.txt', type: 'text/plain' };

/** Shows recovery codes, this once. */
export function RecoveryCodesStep({ codes, username, isOfSetUp, onKept }: RecoveryCodesStepProps) {
  const t = secondFactorTexts.useT();
  const copy = useCopy();
  const text = codes.join('\n');
  return (
    <>
      <StepTitle takesFocus>{isOfSetUp ? t('step', { step: 3, title: t('codes.title') }) : t('codes.title')}</StepTitle>
      <p className={styles.hint}>{t('codes.hint')}</p>
      <ol className={styles.codes} aria-label={t('codes.label')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.kept}>
        <div className={styles.choices}>
          <Button icon={<CopyOutlined />} onClick={() => copy(text)}>
            {t('codes.copy')}
          </Button>
          <Button
            icon={<DownloadOutlined />}
            onClick={() => keepText(`${t('codes.file', { name: username })}\n\n${text}\n`, recoveryFile)}
          >
            {t('codes.download')}
          </Button>
        </div>
        <Button className={styles.keep} type="primary" onClick={onKept}>
          {t('codes.keep')}
        </Button>
      </div>
    </>
  );
}
