import { CloseOutlined, FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Progress } from 'antd';
import styles from './Import.module.css';
import { importTexts } from './import.texts.ts';
import type { SpreadsheetUpload } from './use-import-file.ts';

const progressStatus = { uploading: 'active', uploaded: 'success', failed: 'exception' } as const;

/** The chosen file, how far its upload is, and the button that removes it. */
export function FileLine({ file, onRemove }: { readonly file: SpreadsheetUpload; readonly onRemove: () => void }) {
  const t = importTexts.useT();
  const { name, status, percent, problem } = file;
  const words = { uploading: t('upload.busy'), uploaded: t('upload.done'), failed: problem ?? t('upload.failed') };
  return (
    <div className={styles.file}>
      <FileTextOutlined aria-hidden="true" />
      <span className={styles.fileName}>{name}</span>
      <span role="status" className={status === 'failed' ? styles.problem : styles.hint}>
        {words[status]}
      </span>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('upload.remove', { name })}
        onClick={onRemove}
      />
      <Progress
        className={styles.bar}
        size="small"
        percent={Math.round(percent)}
        status={progressStatus[status]}
        showInfo={false}
        aria-label={name}
      />
    </div>
  );
}
