import type { CurrentUser } from '@portico/shared-kit/contract/session.schema';
import { Button, Form, Input } from 'antd/es';
import type { ReactNode } from 'react';
import { FactorFailure } from './FactorFailure.tsx';
import styles from './SecondFactor.module.css';
import { secondFactorTexts } from './second-factor.texts.ts';
import { StepTitle } from './StepTitle.tsx';
import type { TypedProof } from './use-factor-calls.ts';
import { useSending } from './use-sending.ts';

/** The things for which somebody proves that it is them. */
export type Purpose = 'setUp' | 'device' | 'renew' | 'turnOff';

interface ProofFormProps {
  readonly user: Pick<CurrentUser, 'username'>;
  readonly purpose: Purpose;
  /** Throws an ApiError, which stands above the fields. */
  readonly send: (proof: TypedProof) => Promise<void>;
  /** The button beside the one that sends. */
  readonly other: ReactNode;
}

/** Asks for the password, and for a code where the second factor is on; what was typed stays when it is refused. */
export function ProofForm({ user, purpose, send, other }: ProofFormProps) {
  const t = secondFactorTexts.useT();
  const { submit, isSending, error } = useSending(send);
  const title = t(`prove.${purpose}.title`);
  const isFirst = purpose === 'setUp';
  return (
    <Form<TypedProof> layout="vertical" requiredMark={false} onFinish={(typed) => void submit(typed)}>
      <StepTitle>{isFirst ? t('step', { step: 1, title }) : title}</StepTitle>
      <p className={styles.hint}>{t(`prove.${purpose}.hint`)}</p>
      <FactorFailure error={error} />
      {/* Lets password managers know whose password it is. */}
      <input
        className={styles.account}
        autoComplete="username"
        value={user.username}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Form.Item name="password" label={t('password')} rules={[{ required: true, message: t('passwordRequired') }]}>
        <Input.Password autoComplete="current-password" maxLength={64} autoFocus />
      </Form.Item>
      {!isFirst && (
        <Form.Item
          name="code"
          label={t('code')}
          extra={t('codeHint')}
          rules={[{ required: true, whitespace: true, message: t('codeRequired') }]}
        >
          <Input autoComplete="one-time-code" maxLength={32} />
        </Form.Item>
      )}
      <div className={styles.buttons}>
        {other}
        <Button type="primary" danger={purpose === 'turnOff'} htmlType="submit" loading={isSending}>
          {t(`prove.${purpose}.submit`)}
        </Button>
      </div>
    </Form>
  );
}
