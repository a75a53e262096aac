import { commonTexts } from '@portico/shared-kit/i18n';
import { CloseOutlined, PrinterOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Select } from 'antd';
import { printTexts } from '../../print.texts.ts';
import styles from './PrintPreview.module.css';
import type { TemplateChoice } from './template-choice.model.ts';
import { type Zoom, zoomSteps } from './use-zoom.ts';

export interface ToolbarProps {
  readonly records: number;
  /** 0 while the pages are being laid out. */
  readonly sheets: number;
  /** The print dialog is about to open by itself. */
  readonly isOpening: boolean;
  readonly templates: {
    readonly choices: readonly TemplateChoice[];
    readonly chosen: string;
    onChoose(id: string): void;
  };
  readonly zoom: { readonly value: Zoom; onChange(zoom: Zoom): void } | null;
  onClose(): void;
}

/** What is printed, by which template, how large it is shown; and the one action: print. */
export function PrintToolbar({ records, sheets, isOpening, templates, zoom, onClose }: ToolbarProps) {
  const t = printTexts.useT();
  const common = commonTexts.useT();
  const isReady = sheets > 0;
  const facts = isReady ? `${t('preview.records', { count: records })} · ${t('preview.pages', { count: sheets })}` : '';
  const zooms = [
    { value: 'fit' as Zoom, label: t('preview.fit') },
    ...zoomSteps.map((value) => ({ value: value as Zoom, label: t('preview.percent', { value: value * 100 }) })),
  ];
  return (
    <header className={styles['toolbar']} data-print="hidden">
      <h1 className={styles['title']}>{t('preview.title')}</h1>
      <p className={styles['facts']} role="status">
        {isOpening ? t('preview.opening') : facts}
      </p>
      <div className={styles['tools']}>
        {templates.choices.length > 1 && (
          <Select
            aria-label={t('preview.template')}
            className={styles['template'] ?? ''}
            popupMatchSelectWidth={false}
            value={templates.chosen}
            options={templates.choices.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={templates.onChoose}
          />
        )}
        {zoom && (
          <Select
            aria-label={t('preview.zoom')}
            popupMatchSelectWidth={false}
            value={zoom.value}
            options={zooms}
            onChange={zoom.onChange}
          />
        )}
        <Button
          icon={<CloseOutlined />}
          className={styles['close'] ?? ''}
          aria-label={common('close')}
          onClick={onClose}
        >
          <span className={styles['closeWord']}>{common('close')}</span>
        </Button>
        {isReady && (
          <Button type="primary" icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('preview.print')}
          </Button>
        )}
      </div>
    </header>
  );
}
