import { Button, Progress } from 'antd/es';
import { formatFileSize } from '../../../formats/numbers.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { CloseOutlined } from '../../../ui/icons/index.ts';
import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';
import { FileLink } from './FileLink.tsx';
import { attachmentTexts } from './attachment.texts.ts';
import styles from './FileList.module.css';
import { useFilePreview } from './use-file-preview.tsx';
import type { Upload } from './use-uploads.ts';

interface FileRowsProps {
  readonly files: readonly FileValue[];
  /** Without it files can only be read. */
  readonly onRemove?: ((file: FileValue) => void) | undefined;
}

/** Stored files: pictures, PDF documents and texts can be looked at in place, everything is downloaded. */
export function FileRows({ files, onRemove }: FileRowsProps) {
  const preview = useFilePreview(files);
  return (
    <>
      {files.map((file) => (
        <FileRow
          key={file.id}
          file={file}
          onShow={preview.showerOf(file)}
          onRemove={onRemove && (() => onRemove(file))}
        />
      ))}
      {preview.dialog}
    </>
  );
}

interface FileRowProps {
  readonly file: FileValue;
  /** Null where a browser does not show it. */
  readonly onShow: (() => void) | null;
  readonly onRemove: (() => void) | undefined;
}

function FileRow({ file, onShow, onRemove }: FileRowProps) {
  const t = attachmentTexts.useT();
  const tCommon = commonTexts.useT();
  const services = useFieldServices();
  const { name } = file;
  return (
    <li className={styles.item}>
      <FileLink file={file} onShow={onShow} />
      <span className={styles.size}>{formatFileSize(file.size)}</span>
      {onShow && (
        <Button type="link" size="small" aria-label={t('previewFile', { name })} onClick={onShow}>
          {tCommon('preview')}
        </Button>
      )}
      <Button
        type="link"
        size="small"
        aria-label={t('downloadFile', { name })}
        onClick={() => void services.downloadFile(file)}
      >
        {tCommon('download')}
      </Button>
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t('removeFile', { name })}
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
export function UploadRow({ upload: { file, percent, problem }, onRetry, onCancel }: UploadRowProps) {
  const t = attachmentTexts.useT();
  const tCommon = commonTexts.useT();
  const { name } = file;
  return (
    <li className={styles.item}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      {percent === null ? (
        <span role="alert" className={styles.problem}>
          {problem === null ? t('uploadFailed') : t('uploadFailedWhy', { problem })}
          <Button type="link" size="small" aria-label={t('retryUpload', { name })} onClick={onRetry}>
            {tCommon('retry')}
          </Button>
        </span>
      ) : (
        <Progress
          className={styles.progress}
          size="small"
          percent={Math.round(percent)}
          aria-label={t('uploading', { name })}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t(percent === null ? 'removeFile' : 'cancelUpload', { name })}
        onClick={onCancel}
      />
    </li>
  );
}
