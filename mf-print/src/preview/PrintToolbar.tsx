import { commonTexts } from '@portico/shared-kit/i18n';
import { CloseOutlined, PrinterOutlined, UndoOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button, Select } from 'antd';
import { Suspense } from 'react';
import { printTexts } from '../print.texts.ts';
import { PaperToolbar } from './PaperToolbar.tsx';
import type { PrintFileRequest } from './file/PrintFileButton.tsx';
import styles from './PrintPreview.module.css';
import type { TemplateChoice } from './template-choice.model.ts';
import { type Zoom, zoomSteps } from './use-zoom.ts';

const PrintFileButton = lazyWithRetry(async () => (await import('./file/PrintFileButton.tsx')).PrintFileButton);

/** Props of the preview's toolbar. */
export interface ToolbarProps {
  readonly records: number;
  /** Pages laid out so far. */
  readonly sheets: number;
  /** Places that are not on paper as their author meant. */
  readonly problems?: number;
  /** All pages are laid out, with their fonts and pictures. */
  readonly isReady?: boolean;
  /** The print dialog opens by itself. */
  readonly isAutomatic?: boolean;
  readonly templates: {
    readonly choices: readonly TemplateChoice[];
    readonly chosen: string;
    onChoose(id: string): void;
  };
  /** null while there is nothing to see larger. */
  readonly zoom: { readonly value: Zoom; onChange(zoom: Zoom): void } | null;
  /** Lets every page end by itself; absent where all do. */
  resetBreaks?(): void;
  /** Records as a file; absent while there are none. */
  readonly file?: PrintFileRequest;
  print?(): void;
  onClose(): void;
}

/** Toolbar of the preview: the records that are printed, their template, the zoom; and the one action: print. */
export function PrintToolbar({ templates, zoom, resetBreaks, file, print, onClose, ...state }: ToolbarProps) {
  const t = printTexts.useT();
  const { sheets, isReady = false } = state;
  return (
    <PaperToolbar title={t('preview.title')} facts={useFacts(state)}>
      {templates.choices.length > 1 && <TemplateSelect {...templates} />}
      {resetBreaks && <ResetBreaks onReset={resetBreaks} />}
      {zoom && <ZoomSelect {...zoom} />}
      <CloseButton onClose={onClose} />
      <Suspense>{file && <PrintFileButton request={file} />}</Suspense>
      {sheets > 0 && (
        <Button type="primary" icon={<PrinterOutlined />} loading={!isReady} disabled={!isReady} onClick={print}>
          {t('preview.print')}
        </Button>
      )}
    </PaperToolbar>
  );
}

/** The number of records, pages and problems, or what is being waited for. */
function useFacts(
  state: Omit<ToolbarProps, 'templates' | 'zoom' | 'resetBreaks' | 'file' | 'print' | 'onClose'>,
): string {
  const { records, sheets, problems = 0, isReady = false, isAutomatic = false } = state;
  const t = printTexts.useT();
  if (sheets === 0) return '';
  if (isAutomatic && !isReady) return t('preview.opening');
  const facts = [t('preview.records', { count: records }), t('preview.pages', { count: sheets })];
  return [...facts, ...(problems > 0 ? [t('preview.problems', { count: problems })] : [])].join(' · ');
}

function TemplateSelect({ choices, chosen, onChoose }: ToolbarProps['templates']) {
  const t = printTexts.useT();
  return (
    <Select
      aria-label={t('preview.template')}
      className={styles.template}
      popupMatchSelectWidth={false}
      value={chosen}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChoose}
    />
  );
}

function ResetBreaks({ onReset }: { onReset(): void }) {
  const t = printTexts.useT();
  return (
    <Button icon={<UndoOutlined />} className={styles.close} aria-label={t('breaks.reset')} onClick={onReset}>
      <span className={styles.closeWord}>{t('breaks.reset')}</span>
    </Button>
  );
}

function ZoomSelect({ value, onChange }: NonNullable<ToolbarProps['zoom']>) {
  const t = printTexts.useT();
  const zooms: { readonly value: Zoom; readonly label: string }[] = [
    { value: 'fit', label: t('preview.fit') },
    ...zoomSteps.map((step) => ({ value: step, label: t('preview.percent', { value: step * 100 }) })),
  ];
  return (
    <Select
      aria-label={t('preview.zoom')}
      popupMatchSelectWidth={false}
      value={value}
      options={zooms}
      onChange={onChange}
    />
  );
}

/** A cross alone where there is no room for its word. */
function CloseButton({ onClose }: Pick<ToolbarProps, 'onClose'>) {
  const common = commonTexts.useT();
  return (
    <Button icon={<CloseOutlined />} className={styles.close} aria-label={common('close')} onClick={onClose}>
      <span className={styles.closeWord}>{common('close')}</span>
    </Button>
  );
}
