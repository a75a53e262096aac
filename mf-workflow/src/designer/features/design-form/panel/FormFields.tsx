import { commonTexts } from '@portico/shared-kit/i18n';
import { PanelSection, panelStyles as styles } from '@portico/shared-kit/designer';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { WordsFields } from './WordsFields.tsx';

/** Characters of a form's or a tab's name, as the server takes it. */
export const longestName = 50;

/** Fields for the name of the form. */
export function FormFields() {
  const t = formDesignTexts.useT();
  const common = commonTexts.useT();
  const { layout, design, dispatch } = useFormDesigner();
  const rename = (name: string, i18n: string | undefined) => {
    if (name === '') return;
    const { name_i18n: _, ...rest } = layout;
    dispatch({ type: 'edit', document: { ...rest, name, ...(i18n === undefined ? {} : { name_i18n: i18n }) } });
  };
  return (
    <PanelSection title={t('form')}>
      <WordsFields
        labels={[t('formName'), t('formNameEn')]}
        value={layout.name}
        i18n={layout.name_i18n}
        maxLength={longestName}
        onChange={rename}
      />
      <p className={styles.hint}>{common('labelled', { label: t('code'), value: design.sheetCode })}</p>
      <p className={styles.hint}>{t('keys')}</p>
    </PanelSection>
  );
}
