import { designerTexts, NameFields, panelStyles } from '@portico/shared-kit/designer';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';

/** The names of the page, its code, and who can see it. */
export function PageFields() {
  const t = pageDesignTexts.useT();
  const words = designerTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { design, page, dispatch } = usePageDesigner();
  const { appCode, appName, appName_i18n, pageCode } = design;
  const audience =
    appCode === null ? t('everybody') : t('usersOf', { name: localised(appName ?? appCode, appName_i18n, locale) });
  return (
    <>
      <NameFields
        name={page.name}
        name_i18n={page.name_i18n}
        onChange={(names, setting) => dispatch({ type: 'set', setting, document: { ...page, ...names } })}
      />
      <p className={panelStyles.hint}>{common('labelled', { label: words('code'), value: pageCode })}</p>
      <p className={panelStyles.hint}>{common('labelled', { label: t('audience'), value: audience })}</p>
    </>
  );
}
