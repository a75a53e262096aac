import { useFailure } from '@portico/shared-kit/api';
import { designerTexts } from '@portico/shared-kit/designer';
import { ErrorState } from '@portico/shared-kit/ui/feedback';
import { CloseOutlined } from '@portico/shared-kit/ui/icons';
import { Button } from 'antd';
import { SampleTools } from '../sample/SampleTools.tsx';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import { DraftSheets } from './DraftSheets.tsx';
import styles from './LivePreview.module.css';

/** The template as it is in the designer with the values of a record, as it will stand on paper; it follows each change. */
export function LivePreview() {
  const t = templateDesignTexts.useT();
  const words = designerTexts.useT();
  const { sample, onView } = useTemplateDesigner();
  const failure = useFailure(sample.error);
  return (
    <section className={styles.preview} aria-label={words('preview')}>
      <div className={styles.bar}>
        <SampleTools />
        <Button
          size="small"
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('closePreview')}
          onClick={() => onView({ isPreviewing: false })}
        />
      </div>
      {sample.error !== undefined && <ErrorState failure={failure} onRetry={sample.retry} />}
      <DraftSheets />
    </section>
  );
}
