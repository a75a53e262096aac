import { commonTexts } from '@portico/shared-kit/i18n';
import { PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { formSettings } from './target-settings.model.ts';
import { TargetSettingsFields } from './TargetSettingsFields.tsx';

/** Fields for the name of the form. */
export function FormFields() {
  const t = formDesignTexts.useT();
  const common = commonTexts.useT();
  const { layout, design } = useFormDesigner();
  return (
    <PanelSection title={t('form')}>
      <TargetSettingsFields settings={formSettings(layout, t)} />
      <p className={styles.hint}>{common('labelled', { label: t('code'), value: design.sheetCode })}</p>
      <p className={styles.hint}>{t('keys')}</p>
    </PanelSection>
  );
}
