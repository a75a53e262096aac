import { useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { recordPath, withDebug, withReturn } from '../../../addresses.model.ts';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import { type EditableForm, EditForm } from './EditForm.tsx';
import { keyPart, returnAddress } from './form-options.model.ts';
import { newDraft, savingDraft } from './saving-draft.ts';
import { useAttemptId } from './use-attempt-id.ts';
import { useBeginning } from './use-beginning.tsx';

interface NewRecordFormProps {
  readonly config: FormConfig;
  /** The record whose values the form begins with; null where it begins empty, undefined where it cannot be read. */
  readonly old: BizRecord | null | undefined;
}

/** Adds a record to a model. */
export function NewRecordForm({ config, old }: NewRecordFormProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const [save, saving] = useSaveRecordMutation();
  const isBusy = saving.isLoading;
  const { idFor } = useAttemptId();
  const { options, initial, notice, isLoading } = useBeginning(config, { old, title: t('form.duplicated') });
  const { schemaCode, form: sheet } = config;
  const keep = (form: EditableForm) => handleSave(form, true);

  const handleSave = async (form: EditableForm, draft: boolean) => {
    const saved = await savingDraft(form, schemaCode, (place) => {
      const data = draft ? form.collectForDraft() : form.collect(false);
      if (data === null) return Promise.resolve(null);
      const record = { schemaCode, sheetCode: sheet.code, data, draft };
      return save({ ...record, ...place, requestId: idFor({ data, draft, ...place }) });
    });
    if (saved?.data === undefined) return undefined;
    form.forget();
    shell.notify({ kind: 'success', text: t(draft ? 'form.draftSaved' : 'form.saved') });
    const back = returnAddress(options, config);
    // A custom button asked for one record: the list that has it is where to go on.
    if (options.isByButton && back !== null && !draft) return shell.navigate(back, { replace: true });
    const path = withDebug(recordPath(schemaCode, sheet.code, saved.data.id), options.debugId);
    return shell.navigate(withReturn(path, back), { replace: true });
  };

  if (isLoading) return null;
  return (
    <EditForm
      draftKey={`new/${schemaCode}/${sheet.code}${old ? `/${old.id}` : ''}${keyPart(options)}`}
      notice={notice}
      title={t('form.newRecord', { name: localised(config.name, config.name_i18n, locale) })}
      config={config}
      initial={initial}
      record={null}
      draft={newDraft(schemaCode)}
      isBusy={isBusy}
      error={saving.error}
      renderActions={(form) => (
        <FormActions
          actions={[
            { code: 'save', label: t('form.save'), isBusy, run: () => void handleSave(form, false) },
            { code: 'saveDraft', label: t('form.saveDraft'), isDisabled: isBusy, run: () => void keep(form) },
          ]}
        />
      )}
    />
  );
}
