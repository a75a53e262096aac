import { toString } from 'qrcode';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly address: string;
  /** In pixels, with the quiet edge that readers need. */
  readonly size: number;
  /** Purpose of the picture, in words. */
  readonly alt: string;
  /** Stands in its place where the address is too long for any code. */
  readonly failed: ReactNode;
}

/** An address as a QR code: black on white in every theme, because readers need it so. */
export function QrCode({ address, size, alt, failed }: QrCodeProps) {
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
  if (picture === null) return failed;
  if (picture === '') return <div className={styles.code} style={{ width: size, height: size }} />;
  return <img className={styles.code} src={picture} width={size} height={size} alt={alt} />;
}
