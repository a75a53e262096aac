import { Button, Modal, Spin } from 'antd/es';
import { useEffect, useState } from 'react';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { useFieldServices } from '../../field-services.tsx';
import type { FileValue } from '../../property.ts';
import styles from './FilePreview.module.css';
import { previewTexts } from './preview.texts.ts';
import { isPicture, isText } from './shown-types.ts';
import { useLoaded } from '../use-loaded.ts';
import { useFileUrl } from './use-file-url.ts';

/** Sizes at which a picture is shown, in times of the size that shows the whole of it. */
const zooms = [1, 1.5, 2, 3, 4] as const;

interface FilePreviewDialogProps {
  /** All that can be shown, in their order. */
  readonly files: readonly FileValue[];
  readonly first: FileValue;
  onClose(): void;
}

/** Pictures, PDF documents and texts, one after the other by button and arrow key. */
export function FilePreviewDialog({ files, first, onClose }: FilePreviewDialogProps) {
  const [index, setIndex] = useState(() => Math.max(0, files.indexOf(first)));
  const [zoom, setZoom] = useState(0);
  const file = files[index] ?? first;
  const go = (step: number) => {
    setZoom(0);
    setIndex((at) => (at + step + files.length) % files.length);
  };
  const scale = (step: number) => setZoom((at) => Math.min(zooms.length - 1, Math.max(0, at + step)));
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': () => scale(1),
    '=': () => scale(1),
    '-': () => scale(-1),
    '0': () => setZoom(0),
  });
  return (
    <Modal
      open
      width="min(1040px, 94vw)"
      centered
      title={file.name}
      onCancel={onClose}
      footer={<PreviewBar {...{ file, index, zoom }} count={files.length} onGo={go} onScale={scale} />}
    >
      <FileContent key={file.id} file={file} zoom={zooms[zoom] ?? 1} />
    </Modal>
  );
}

interface PreviewBarProps {
  readonly file: FileValue;
  readonly index: number;
  readonly count: number;
  readonly zoom: number;
  onGo(step: number): void;
  onScale(step: number): void;
}

/** Bar of the actions on the file that is shown. */
function PreviewBar({ file, index, count, zoom, onGo, onScale }: PreviewBarProps) {
  const t = previewTexts.useT();
  const tCommon = commonTexts.useT();
  const services = useFieldServices();
  return (
    <div className={styles.bar}>
      {count > 1 && (
        <>
          <Button onClick={() => onGo(-1)}>{t('previous')}</Button>
          <span role="status">{t('place', { place: index + 1, count })}</span>
          <Button onClick={() => onGo(1)}>{t('next')}</Button>
        </>
      )}
      {isPicture(file) && (
        <>
          <Button disabled={zoom === 0} onClick={() => onScale(-1)}>
            {t('smaller')}
          </Button>
          <Button disabled={zoom === zooms.length - 1} onClick={() => onScale(1)}>
            {t('larger')}
          </Button>
        </>
      )}
      <Button type="primary" onClick={() => void services.downloadFile(file)}>
        {tCommon('download')}
      </Button>
    </div>
  );
}

/** Listens everywhere: the focus may be on the dialog, a button or nowhere. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });
}

function FileContent({ file, zoom }: { readonly file: FileValue; readonly zoom: number }) {
  return isText(file) ? <Text file={file} /> : <BrowserPreview file={file} zoom={zoom} />;
}

/** The letters of a file: nothing in it is read as anything else. Its box takes the focus, so that keys scroll it. */
function Text({ file }: { readonly file: FileValue }) {
  const t = previewTexts.useT();
  const services = useFieldServices();
  const { value, isLoading, retry } = useLoaded(() => services.fileText(file), { key: file.id, isWanted: true });
  if (isLoading) return <Spin className={styles.waiting} />;
  if (value === null) return <Failed text={t('notFetched')} onRetry={retry} />;
  return (
    <>
      <pre className={styles.text} role="group" aria-label={file.name} tabIndex={0}>
        {value.text}
      </pre>
      {!value.isWhole && <p className={styles.rest}>{t('beginning')}</p>}
    </>
  );
}

function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: (() => void) | null }) {
  const tCommon = commonTexts.useT();
  return (
    <p role="alert" className={styles.failed}>
      {text}
      {onRetry !== null && (
        <Button type="link" onClick={onRetry}>
          {tCommon('retry')}
        </Button>
      )}
    </p>
  );
}

/** The kinds of files that the browser draws. */
function BrowserPreview({ file, zoom }: { readonly file: FileValue; readonly zoom: number }) {
  const t = previewTexts.useT();
  const { url, retry } = useFileUrl(file);
  const [isBroken, setBroken] = useState(false);
  if (url === undefined) return <Spin className={styles.waiting} />;
  if (isBroken) return <Failed text={t('notReadable')} onRetry={null} />;
  if (url === null) return <Failed text={t('notFetched')} onRetry={retry} />;
  if (isPicture(file)) return <Picture url={url} name={file.name} zoom={zoom} onBroken={() => setBroken(true)} />;
  // Phones show documents in an application of their own.
  if (!navigator.pdfViewerEnabled) return <p className={styles.failed}>{t('noViewer')}</p>;
  // A sandboxed frame has no viewer. It shows what the server calls a PDF, which runs nothing of ours.
  return <iframe className={styles.document} src={url} title={file.name} />;
}

interface PictureProps {
  readonly url: string;
  readonly name: string;
  readonly zoom: number;
  onBroken(): void;
}

function Picture({ url, name, zoom, onBroken }: PictureProps) {
  // How wide it is where the whole of it is seen, in pixels; null until it is.
  const [whole, setWhole] = useState<number | null>(null);
  const isZoomed = zoom > 1 && whole !== null;
  return (
    <div className={styles.stage}>
      <img
        className={styles.picture}
        data-zoomed={isZoomed}
        style={isZoomed ? { width: whole * zoom } : {}}
        src={url}
        alt={name}
        onLoad={(event) => setWhole(event.currentTarget.clientWidth)}
        onError={onBroken}
      />
    </div>
  );
}
