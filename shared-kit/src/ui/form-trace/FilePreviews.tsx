import { Button, Modal } from 'antd/es';
import { useEffect, useState } from 'react';
import type { FileValue } from '../../fields/index.ts';
import { useFieldServices } from '../../fields/ui.ts';
import { formTraceTexts } from './form-trace.texts.ts';
import styles from './FormTrace.module.css';

/** What a browser shows by itself, by the file's type: a picture in a dialog, a document in a tab of its own. */
const isPicture = ({ mimeType }: FileValue) => /^image\/(png|jpeg|gif|webp|bmp)$/.test(mimeType);
const isDocument = ({ mimeType }: FileValue) => mimeType === 'application/pdf';

/** Milliseconds that a document's tab has to read it. */
const tabReads = 60_000;

/** Buttons that show the pictures and PDF documents among files. */
export function FilePreviews({ files }: { readonly files: readonly FileValue[] }) {
  const t = formTraceTexts.useT();
  const services = useFieldServices();
  const [shown, setShown] = useState<FileValue | null>(null);
  const openTab = async (file: FileValue) => {
    const url = await services.fileUrl(file);
    if (url === null) return;
    window.open(url, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(url), tabReads);
  };
  const show = (file: FileValue) => (isPicture(file) ? setShown(file) : void openTab(file));
  return (
    <>
      {files
        .filter((file) => isPicture(file) || isDocument(file))
        .map((file) => (
          <Button
            key={file.id}
            type="link"
            size="small"
            aria-label={t('previewOf', { name: file.name })}
            onClick={() => show(file)}
          >
            {files.length === 1 ? t('preview') : t('previewOf', { name: file.name })}
          </Button>
        ))}
      {shown && <PictureDialog file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function PictureDialog({ file, onClose }: { readonly file: FileValue; readonly onClose: () => void }) {
  const services = useFieldServices();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    let made: string | null = null;
    void services.fileUrl(file).then((found) => {
      made = found;
      if (found === null) onClose();
      else if (isGone) URL.revokeObjectURL(found);
      else setUrl(found);
    });
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [services, file, onClose]);
  return (
    <Modal open width={800} title={file.name} footer={null} loading={url === null} onCancel={onClose}>
      {url !== null && <img className={styles['picture']} src={url} alt={file.name} />}
    </Modal>
  );
}
