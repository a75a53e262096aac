import type { SecondFactorSecret } from '@portico/shared-kit/contract/second-factor.schema';
import { useCopy } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button, Form, Input, type InputRef } from 'antd/es';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FactorFailure } from './FactorFailure.tsx';
import styles from './SecondFactor.module.css';
import { secondFactorTexts } from './second-factor.texts.ts';
import { StepTitle } from './StepTitle.tsx';
import { useSending } from './use-sending.ts';

/** In pixels. */
const codeSize = 184;

const QrCode = lazyWithRetry(async () => (await import('@portico/shared-kit/ui/qr-code')).QrCode);

interface ScanStepProps {
  readonly made: SecondFactorSecret;
  /** Turns the second factor on; throws an ApiError, which stands above the field. */
  readonly confirm: (code: string) => Promise<void>;
  readonly other: ReactNode;
}

/** Hands the secret over to an app, as a QR code and as text, and asks for its first code. */
export function ScanStep({ made, confirm, other }: ScanStepProps) {
  const t = secondFactorTexts.useT();
  const field = useRef<InputRef>(null);
  const { submit, isSending, error } = useSending(confirm);
  useEffect(() => {
    if (error !== undefined) field.current?.focus({ cursor: 'all' });
  }, [error]);
  return (
    <Form layout="vertical" requiredMark={false} onFinish={({ code }: { code: string }) => void submit(code)}>
      <StepTitle takesFocus>{t('step', { step: 2, title: t('scan.title') })}</StepTitle>
      <p className={styles.hint}>{t('scan.hint')}</p>
      <Handover made={made} />
      <FactorFailure error={error} />
      <Form.Item
        name="code"
        label={t('scan.code')}
        extra={t('scan.consequence')}
        rules={[{ required: true, whitespace: true, message: t('codeRequired') }]}
      >
        <Input ref={field} inputMode="numeric" autoComplete="one-time-code" maxLength={11} />
      </Form.Item>
      <div className={styles.buttons}>
        {other}
        <Button type="primary" htmlType="submit" loading={isSending}>
          {t('scan.submit')}
        </Button>
      </div>
    </Form>
  );
}

function Handover({ made }: Pick<ScanStepProps, 'made'>) {
  const t = secondFactorTexts.useT();
  const copy = useCopy();
  return (
    <div className={styles.scan}>
      <div className={styles.qr}>
        <Suspense>
          <QrCode
            address={made.address}
            size={codeSize}
            alt={t('scan.alt')}
            failed={<p className={styles.hint}>{t('scan.failed')}</p>}
          />
        </Suspense>
      </div>
      <div className={styles.manual}>
        <p>{t('scan.manual')}</p>
        <code className={styles.secret}>{made.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <div className={styles.choices}>
          <Button size="small" icon={<CopyOutlined />} onClick={() => copy(made.secret)}>
            {t('scan.copy')}
          </Button>
          {/* A phone cannot scan its own screen. */}
          <Button className={styles.ownApp} size="small" href={made.address}>
            {t('scan.open')}
          </Button>
        </div>
      </div>
    </div>
  );
}
