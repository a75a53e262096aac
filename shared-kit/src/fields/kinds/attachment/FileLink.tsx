import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';
import styles from './FileList.module.css';

/** A stored file's name; pressing it downloads the file. A button, because an address alone carries no token. */
export function FileLink({ file }: { readonly file: FileValue }) {
  const services = useFieldServices();
  return (
    <button
      type="button"
      className={styles.link}
      title={file.name}
      onClick={() => void services.downloadFile(file)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {file.name}
    </button>
  );
}
