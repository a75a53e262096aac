import type { Locale } from '@portico/shared-kit/i18n';
import { Segmented, Select } from 'antd';
import { templateDesignTexts } from '../template-design.texts.ts';
import { useTemplateDesigner } from '../template-designer.ts';
import styles from './SampleTools.module.css';

/** Choice of the record and the language with which the template is shown. */
export function SampleTools() {
  const t = templateDesignTexts.useT();
  const { sample } = useTemplateDesigner();
  return (
    <div className={styles.tools}>
      <Select
        size="small"
        className={styles.record}
        aria-label={t('samples.record')}
        value={sample.choice}
        loading={sample.isLoading}
        options={[...sample.choices]}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        onChange={sample.choose}
      />
      <Segmented<Locale>
        size="small"
        aria-label={t('samples.language')}
        value={sample.locale}
        options={[
          { value: 'zh', label: t('samples.zh') },
          { value: 'en', label: t('samples.en') },
        ]}
        onChange={sample.speak}
      />
    </div>
  );
}
