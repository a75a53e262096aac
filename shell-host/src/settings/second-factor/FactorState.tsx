import type { SecondFactor } from '@portico/shared-kit/contract/second-factor.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { Alert, Button, Tag } from 'antd/es';
import type { Purpose } from './ProofForm.tsx';
import styles from './SecondFactor.module.css';
import { secondFactorTexts } from './second-factor.texts.ts';

/** So few recovery codes that the person is asked to make new ones. */
const few = 3;

interface FactorStateProps {
  readonly factor: SecondFactor;
  readonly onChoose: (purpose: Purpose) => void;
}

/** Tells whether the second factor is on, and offers what may be done with it. */
export function FactorState({ factor, onChoose }: FactorStateProps) {
  const t = secondFactorTexts.useT();
  const { isOn, confirmedTime, recoveryCodesLeft: count } = factor;
  return (
    <>
      <p className={styles.about}>{t('about')}</p>
      <div className={styles.state}>
        <Tag color={isOn ? 'success' : 'default'}>{t(isOn ? 'on' : 'off')}</Tag>
        {isOn && confirmedTime !== null && (
          <span className={styles.fact}>{t('since', { time: formatDate(confirmedTime, 3) })}</span>
        )}
        {isOn && <span className={styles.fact}>{t('codesLeft', { count })}</span>}
      </div>
      {isOn && count < few && <Alert className={styles.few} type="warning" showIcon title={t('fewCodes')} />}
      {isOn ? <Choices factor={factor} onChoose={onChoose} /> : <SetUpButton onChoose={onChoose} />}
    </>
  );
}

function SetUpButton({ onChoose }: Pick<FactorStateProps, 'onChoose'>) {
  const t = secondFactorTexts.useT();
  return (
    <Button type="primary" onClick={() => onChoose('setUp')}>
      {t('setUp')}
    </Button>
  );
}

function Choices({ factor, onChoose }: FactorStateProps) {
  const t = secondFactorTexts.useT();
  return (
    <div className={styles.choices}>
      <Button onClick={() => onChoose('renew')}>{t('renew')}</Button>
      <Button onClick={() => onChoose('device')}>{t('device')}</Button>
      <DisabledReason reason={factor.isRequired ? t('required') : null}>
        <Button danger onClick={() => onChoose('turnOff')}>
          {t('turnOff')}
        </Button>
      </DisabledReason>
    </div>
  );
}
