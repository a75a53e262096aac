import { useGetOpinionHabitsQuery } from '@portico/shared-kit/api/opinions.api';
import { useGetPictureQuery } from '@portico/shared-kit/api/files.api';
import { useFieldServices } from '@portico/shared-kit/fields/ui';
import { EditOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button, Form } from 'antd';
import { Suspense, useState } from 'react';
import styles from './Opinion.module.css';
import type { Signed } from './opinion.model.ts';
import { opinionTexts } from './opinion.texts.ts';
import { pictureOf, uploadSignature } from './signature-file.ts';

const SignatureDialog = lazyWithRetry(async () => (await import('./SignatureDialog.tsx')).SignatureDialog);

interface SignatureFieldProps {
  readonly value: Signed | null;
  readonly isBusy: boolean;
  onChange(signature: Signed | null): void;
}

/** The signature under an opinion: a new one, or the one that the user keeps. */
export function SignatureField({ value, isBusy, onChange }: SignatureFieldProps) {
  const t = opinionTexts.useT();
  const [isSigning, setSigning] = useState(false);
  return (
    <Form.Item className={styles.entry} label={t('signature.label')}>
      <div className={styles.signature}>
        {value !== null && <Paper signed={value} />}
        <Button icon={<EditOutlined />} disabled={isBusy} onClick={() => setSigning(true)}>
          {t(value === null ? 'signature.sign' : 'signature.again')}
        </Button>
        {value === null ? (
          <OwnSignatureButton isBusy={isBusy} onChange={onChange} />
        ) : (
          <Button type="text" disabled={isBusy} onClick={() => onChange(null)}>
            {t('signature.remove')}
          </Button>
        )}
      </div>
      {isSigning && (
        <Suspense fallback={null}>
          <SignatureDialog
            onSigned={(signed) => {
              setSigning(false);
              onChange(signed);
            }}
            onClose={() => setSigning(false)}
          />
        </Suspense>
      )}
    </Form.Item>
  );
}

/** The signature as it will stand under the opinion. */
function Paper({ signed: { fileId, url } }: { readonly signed: Signed }) {
  const t = opinionTexts.useT();
  const { data } = useGetPictureQuery(fileId, { skip: url !== null });
  const shown = url ?? data;
  return shown === undefined ? null : <img className={styles.paper} src={shown} alt={t('signature.mine')} />;
}

/** Signs with what the user keeps: a copy goes along, so that the opinion stays signed as it was. */
function OwnSignatureButton({ isBusy, onChange }: Pick<SignatureFieldProps, 'isBusy' | 'onChange'>) {
  const t = opinionTexts.useT();
  const services = useFieldServices();
  const { data } = useGetOpinionHabitsQuery();
  const fileId = data?.signature ?? null;
  const { data: url } = useGetPictureQuery(fileId ?? '', { skip: fileId === null });
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle');
  if (url === undefined) return null;
  const use = async () => {
    setState('working');
    try {
      onChange(await uploadSignature(services, await pictureOf(url)));
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button disabled={isBusy} loading={state === 'working'} onClick={() => void use()}>
        {t('signature.own')}
      </Button>
      {state === 'failed' && (
        <span role="alert" className={styles.problem}>
          {t('signature.failed')}
        </span>
      )}
    </>
  );
}
