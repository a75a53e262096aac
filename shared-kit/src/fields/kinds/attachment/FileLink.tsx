import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';
import { attachmentTexts } from './attachment.texts.ts';
import styles from './FileList.module.css';

interface FileLinkProps {
  readonly file: FileValue;
  /** Null for a file that a browser does not show: pressing it downloads it. */
  readonly onShow: (() => void) | null;
}

/** A stored file's name; pressing it shows the file, or downloads it. A button, because an address alone carries no token. */
export function FileLink({ file, onShow }: FileLinkProps) {
  const t = attachmentTexts.useT();
  const services = useFieldServices();
  const { name } = file;
  return (
    <button
      type="button"
      className={styles.link}
      title={t(onShow === null ? 'downloadFile' : 'previewFile', { name })}
      {...(onShow === null ? {} : { 'aria-haspopup': 'dialog' as const })}
      onClick={onShow ?? (() => void services.downloadFile(file))}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {name}
    </button>
  );
}
