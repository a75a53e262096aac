import { useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { recordPath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import { EditForm } from './EditForm.tsx';
import { defaultValues } from './form-values.model.ts';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

/** Adds a record to a model. */
export function NewRecordForm({ config }: { readonly config: FormConfig }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const [search] = useSearchParams();
  const [save, saving] = useSaveRecordMutation();
  const { idFor } = useAttemptId();
  const initial = useMemo(() => defaultValues(config.properties), [config]);
  const { schemaCode, form: sheet } = config;

  const handleSave = async (form: FormState, draft: boolean) => {
    const data = form.collect(draft);
    if (data === null) return;
    const answer = await save({ schemaCode, data, draft, requestId: idFor({ data, draft }) });
    if (answer.data === undefined) return;
    form.forget();
    shell.notify({ kind: 'success', text: t(draft ? 'form.draftSaved' : 'form.saved') });
    const path = recordPath(schemaCode, sheet.code, answer.data.id);
    shell.navigate(withReturn(path, search.get('return')), { replace: true });
  };

  return (
    <EditForm
      draftKey={`new/${schemaCode}/${sheet.code}`}
      title={t('form.newRecord', { name: localised(config.name, config.name_i18n, locale) })}
      config={config}
      initial={initial}
      record={null}
      isBusy={saving.isLoading}
      error={saving.error}
      renderActions={(form) => (
        <>
          <Button type="primary" loading={saving.isLoading} onClick={() => void handleSave(form, false)}>
            {t('form.save')}
          </Button>
          <Button disabled={saving.isLoading} onClick={() => void handleSave(form, true)}>
            {t('form.saveDraft')}
          </Button>
        </>
      )}
    />
  );
}
