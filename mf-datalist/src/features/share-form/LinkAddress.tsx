import { useShell } from '@portico/shared-kit/remotes/react';
import { copyText } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button, Input, Popover } from 'antd';
import { Suspense } from 'react';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';

/** In pixels. */
const codeSize = 200;

const QrCode = lazyWithRetry(async () => (await import('@portico/shared-kit/ui/qr-code')).QrCode);

interface LinkAddressProps {
  readonly formid: string | null;
  readonly name: string;
}

/** Address of a link: to copy, and as a QR code. */
export function LinkAddress({ formid, name }: LinkAddressProps) {
  const t = shareFormTexts.useT();
  const shell = useShell();
  if (formid === null) return <p className={styles.hint}>{t('noAddress')}</p>;
  const address = `${location.origin}/external-link/${formid}`;
  const copy = async () => {
    const isCopied = await copyText(address);
    shell.notify({ kind: isCopied ? 'success' : 'warning', text: t(isCopied ? 'copied' : 'copyFailed') });
  };
  const code = (
    <Suspense fallback={<div className={styles.code} />}>
      <QrCode
        address={address}
        size={codeSize}
        alt={t('qrAlt', { name })}
        failed={<p className={styles.hint}>{t('qrFailed')}</p>}
      />
    </Suspense>
  );
  return (
    <div className={styles.address}>
      <Input readOnly value={address} aria-label={t('address')} onFocus={({ target }) => target.select()} />
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <Popover content={code} trigger="click">
        <Button>{t('qr')}</Button>
      </Popover>
    </div>
  );
}
