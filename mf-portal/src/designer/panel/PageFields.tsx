import { panelStyles, TextField } from '@portico/shared-kit/designer';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { englishName, withEnglishName } from '../model/page-names.model.ts';
import type { PageDraft } from '../model/page-draft.model.ts';
import { pageDesignTexts } from '../page-design.texts.ts';
import { usePageDesigner } from '../page-designer.ts';

/** Longest name of a page, as the server takes it. */
const longestName = 100;

/** The names of the page, its code, and who can see it. */
export function PageFields() {
  const t = pageDesignTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const { design, page, dispatch } = usePageDesigner();
  const set = (setting: string, names: Partial<Pick<PageDraft, 'name' | 'name_i18n'>>) =>
    dispatch({ type: 'set', setting, document: { ...page, ...names } });
  const { appCode, appName, appName_i18n, pageCode } = design;
  const audience =
    appCode === null ? t('everybody') : t('usersOf', { name: localised(appName ?? appCode, appName_i18n, locale) });
  return (
    <>
      <TextField
        label={t('nameZh')}
        value={page.name}
        maxLength={longestName}
        onChange={(name) => name !== '' && set('name', { name })}
      />
      <TextField
        label={t('nameEn')}
        value={englishName(page.name_i18n)}
        maxLength={longestName}
        onChange={(name) => set('nameEn', { name_i18n: withEnglishName(page.name_i18n, name) })}
      />
      <p className={panelStyles.hint}>{common('labelled', { label: t('code'), value: pageCode })}</p>
      <p className={panelStyles.hint}>{common('labelled', { label: t('audience'), value: audience })}</p>
    </>
  );
}
