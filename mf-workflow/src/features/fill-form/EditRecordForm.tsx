import { useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { workflowTexts } from '../../workflow.texts.ts';
import { EditForm } from './EditForm.tsx';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

interface EditRecordFormProps {
  readonly title: string;
  readonly config: FormConfig;
  readonly record: BizRecord;
  /** Loads the record again after somebody else changed it. */
  onReload(): void;
  /** The record is saved, or the user gives up. */
  onDone(): void;
}

/** Changes a record; a change that somebody else made meanwhile is never overwritten. */
export function EditRecordForm({ title, config, record, onReload, onDone }: EditRecordFormProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [save, saving] = useSaveRecordMutation();
  const { idFor } = useAttemptId();
  const { id, schemaCode, version } = record;

  const handleSave = async (form: FormState, draft: boolean) => {
    const data = form.collect(draft);
    if (data === null) return;
    const answer = await save({ schemaCode, id, version, data, draft, requestId: idFor({ data, version, draft }) });
    if (answer.error !== undefined) return;
    shell.notify({ kind: 'success', text: t(draft ? 'form.draftSaved' : 'form.saved') });
    finish(form);
  };

  const handleReload = () => {
    saving.reset();
    onReload();
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
      isBusy={saving.isLoading}
      error={saving.error}
      onReload={handleReload}
      renderActions={(form) => (
        <>
          <Button type="primary" loading={saving.isLoading} onClick={() => void handleSave(form, false)}>
            {t('form.save')}
          </Button>
          {isDraft(record) && (
            <Button disabled={saving.isLoading} onClick={() => void handleSave(form, true)}>
              {t('form.saveDraft')}
            </Button>
          )}
          <Button disabled={saving.isLoading} onClick={() => finish(form)}>
            {t('form.cancel')}
          </Button>
        </>
      )}
    />
  );
}

/** Nobody has to finish a draft to keep what they added to it. */
function isDraft({ data }: BizRecord): boolean {
  return data['sequenceStatus'] === 'DRAFT' && !data['workflowInstanceId'];
}
