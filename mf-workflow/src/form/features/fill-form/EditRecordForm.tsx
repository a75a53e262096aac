import { useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import type { ReactNode } from 'react';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import { type EditableForm, EditForm } from './EditForm.tsx';
import { changedValues } from '../../../form-view/form-values.model.ts';
import { saveResolvingConflicts } from './save-resolving-conflicts.ts';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

interface EditRecordFormProps {
  readonly title: string;
  readonly config: FormConfig;
  readonly record: BizRecord;
  /** Content beside the form. */
  readonly aside: ReactNode;
  /** The record is saved, or the user gives up. */
  onDone(): void;
}

/** Changes a record; a change that somebody else made meanwhile is never overwritten. */
export function EditRecordForm({ title, config, record, aside, onDone }: EditRecordFormProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [save, saving] = useSaveRecordMutation();
  const isBusy = saving.isLoading;
  const { idFor } = useAttemptId();
  const { id, schemaCode } = record;

  const attempt = async (form: EditableForm) => {
    const whole = form.collect(false);
    if (whole === null) return null;
    const { version, values } = form.base();
    const data = changedValues(whole, values);
    return save({ schemaCode, id, version: version ?? record.version, data, requestId: idFor({ data, version }) });
  };
  const handleSave = async (form: EditableForm) => {
    const answer = await saveResolvingConflicts(form, { schemaCode, id }, () => attempt(form));
    if (answer?.data === undefined) return;
    shell.notify({ kind: 'success', text: t('form.saved') });
    finish(form);
  };
  const finish = (form: FormState) => {
    form.forget();
    onDone();
  };

  return (
    <EditForm
      draftKey={`edit/${schemaCode}/${id}`}
      title={title}
      config={config}
      initial={record.data}
      record={record}
      aside={aside}
      isBusy={isBusy}
      error={saving.error}
      renderActions={(form) => (
        <FormActions
          actions={[
            { code: 'save', label: t('form.save'), isBusy, run: () => void handleSave(form) },
            { code: 'cancel', label: t('form.cancel'), isDisabled: isBusy, run: () => finish(form) },
          ]}
        />
      )}
    />
  );
}
