import { Button, Progress } from 'antd/es';
import { formatFileSize } from '../../../formats/numbers.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { CloseOutlined } from '../../../ui/icons/index.ts';
import type { FileValue } from '../../property.ts';
import { FileLink } from './FileLink.tsx';
import { attachmentTexts } from './attachment.texts.ts';
import styles from './FileList.module.css';
import type { Upload } from './use-uploads.ts';

/** A stored file: its name downloads it. Without `onRemove` it can only be read. */
export function FileRow({ file, onRemove }: { file: FileValue; onRemove?: (() => void) | undefined }) {
  const t = attachmentTexts.useT();
  return (
    <li className={styles.item}>
      <FileLink file={file} />
      <span className={styles.size}>{formatFileSize(file.size)}</span>
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('removeFile', { name: file.name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  onRetry(): void;
  onCancel(): void;
}

/** A file on its way: progress, or another try after a failure. */
export function UploadRow({ upload: { file, percent }, onRetry, onCancel }: UploadRowProps) {
  const t = attachmentTexts.useT();
  const tCommon = commonTexts.useT();
  return (
    <li className={styles.item}>
      <span className={styles.name}>{file.name}</span>
      {percent === null ? (
        <span role="alert" className={styles.problem}>
          {t('uploadFailed')}
          <Button type="link" size="small" aria-label={t('retryUpload', { name: file.name })} onClick={onRetry}>
            {tCommon('retry')}
          </Button>
        </span>
      ) : (
        <Progress
          className={styles.progress ?? ''}
          size="small"
          percent={Math.round(percent)}
          aria-label={t('uploading', { name: file.name })}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('removeFile', { name: file.name })}
        onClick={onCancel}
      />
    </li>
  );
}
