import type { FormDesignSummary } from '@portico/shared-kit/contract/form-design.schema';
import { DesignListPage } from '@portico/shared-kit/designer';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { formDesignPath } from '../../../../addresses.model.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { CreateFormDialog } from './CreateFormDialog.tsx';

/** Every form that the user designs, by application; and the way to a new one. */
export function FormDesignList() {
  const t = formDesignTexts.useT();
  const locale = useLocale();
  const entryOf = (form: FormDesignSummary) => {
    const { modelName, modelName_i18n, schemaCode, sheetCode: formCode, appCode, appName, appName_i18n } = form;
    return {
      key: `${schemaCode}/${formCode}`,
      place: [localised(modelName, modelName_i18n, locale), schemaCode, formCode],
      to: formDesignPath(schemaCode, formCode),
      group: { key: appCode, title: localised(appName, appName_i18n, locale) },
    };
  };
  return (
    <DesignListPage
      kind="form"
      words={{
        title: t('title'),
        create: t('create'),
        search: t('search'),
        empty: t('empty'),
        emptyHint: t('emptyHint'),
      }}
      canCreate={(forms) => forms.length > 0}
      entryOf={entryOf}
      wordsOf={({ modelName }) => [modelName]}
      renderCreation={({ designs }, onClose) => <CreateFormDialog forms={designs} onClose={onClose} />}
    />
  );
}
