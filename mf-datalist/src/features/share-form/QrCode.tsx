import { toString } from 'qrcode';
import { useEffect, useState } from 'react';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';

/** In pixels, with the quiet edge that readers need. */
const size = 200;

interface QrCodeProps {
  readonly address: string;
  readonly name: string;
}

/** An address as a QR code: black on white in every theme, because readers need it so. */
export function QrCode({ address, name }: QrCodeProps) {
  const t = shareFormTexts.useT();
  const [picture, setPicture] = useState<string | null>('');
  useEffect(() => {
    let isWanted = true;
    void toString(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' }).then(
      (svg) => isWanted && setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`),
      () => isWanted && setPicture(null),
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  if (picture === null) return <p className={styles['hint']}>{t('qrFailed')}</p>;
  if (picture === '') return <div className={styles['code']} />;
  return <img className={styles['code']} src={picture} width={size} height={size} alt={t('qrAlt', { name })} />;
}
