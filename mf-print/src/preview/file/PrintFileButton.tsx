import type { BeginPrintFileInput } from '@portico/shared-kit/contract/print-files.schema';
import { DownloadOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { printFileTexts } from './print-file.texts.ts';
import styles from './PrintFileButton.module.css';
import { usePrintFile } from './use-print-file.ts';

/** Records that are written to a file, and how. */
export type PrintFileRequest = Omit<BeginPrintFileInput, 'requestId'>;

/** Writes the records to a PDF file, says how far it is, and lets the browser keep it. */
export function PrintFileButton({ request }: { readonly request: PrintFileRequest }) {
  const t = printFileTexts.useT();
  const { percent, begin } = usePrintFile(request);
  const label = percent === null ? t('download') : t('underWay', { percent });
  return (
    <Button
      className={styles.button}
      icon={<DownloadOutlined />}
      loading={percent !== null}
      aria-label={label}
      onClick={begin}
    >
      <span className={styles.word}>{label}</span>
    </Button>
  );
}
