import { useFailure } from '@portico/shared-kit/api';
import { ChoiceField, designerTexts } from '@portico/shared-kit/designer';
import { type Locale, useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { DraftSheets } from './DraftSheets.tsx';
import { sampleChoices, sampleOf } from './sample-records.model.ts';
import styles from './TemplatePreview.module.css';
import { useSampleRecords } from './use-sample-records.ts';

/** The template as it is in the designer, with the values of a record: as it will stand on paper. */
export function TemplatePreview({ onClose }: { onClose(): void }) {
  const t = templateDesignTexts.useT();
  const words = designerTexts.useT();
  const { design } = useTemplateDesigner();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const [chosen, setChosen] = useState<string>(sampleChoices.longest);
  const { records, choices, isLoading, error, retry } = useSampleRecords(design);
  const failure = useFailure(error);
  const choice = choices.some(({ value }) => value === chosen) ? chosen : sampleChoices.empty;
  return (
    <Modal open width="min(1000px, 96vw)" footer={null} title={words('preview')} onCancel={onClose}>
      <div className={styles.preview}>
        <div className={styles.tools}>
          <div className={styles.choice}>
            <ChoiceField
              isAlwaysOpen
              label={t('samples.record')}
              value={choice}
              options={choices}
              onChange={setChosen}
            />
          </div>
          <Segmented<Locale>
            aria-label={t('samples.language')}
            value={locale}
            options={[
              { value: 'zh', label: t('samples.zh') },
              { value: 'en', label: t('samples.en') },
            ]}
            onChange={setLocale}
          />
        </div>
        {error !== undefined && <ErrorState failure={failure} onRetry={retry} />}
        {isLoading ? <LinesSkeleton /> : <DraftSheets record={sampleOf(choice, records, design)} locale={locale} />}
      </div>
    </Modal>
  );
}
