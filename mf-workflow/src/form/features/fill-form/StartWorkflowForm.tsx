import { useStartWorkflowMutation } from '@portico/shared-kit/api/workflow.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { instancePath, withDebug, withReturn } from '../../../addresses.model.ts';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import { type EditableForm, EditForm } from './EditForm.tsx';
import { keyPart, returnAddress } from './form-options.model.ts';
import { newDraft, savingDraft } from './saving-draft.ts';
import { useAttemptId } from './use-attempt-id.ts';
import { useBeginning } from './use-beginning.tsx';

interface StartWorkflowFormProps {
  readonly workflow: StartableWorkflow;
  readonly config: FormConfig;
  /** The record whose values the form begins with; null where it begins empty, undefined where it cannot be read. */
  readonly old: BizRecord | null | undefined;
}

/** Fills in a record and starts its workflow: both are kept, or neither. */
export function StartWorkflowForm({ workflow, config, old }: StartWorkflowFormProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const [start, starting] = useStartWorkflowMutation();
  const { idFor } = useAttemptId();
  const { options, initial, notice, isLoading } = useBeginning(config, { old, title: t('form.copied') });
  const { workflowCode } = workflow;
  const isBusy = starting.isLoading;

  const handleSubmit = async (form: EditableForm) => {
    const started = await savingDraft(form, config.schemaCode, ({ id: recordId, ...version }) => {
      const data = form.collect(false);
      if (data === null) return Promise.resolve(null);
      const place = recordId === undefined ? {} : { objectId: recordId, ...version };
      return start({ workflowCode, data, ...place, requestId: idFor({ data, ...place }) });
    });
    if (started?.data === undefined) return;
    form.forget();
    shell.notify({ kind: 'success', text: t('form.started') });
    const path = withDebug(instancePath(started.data.workflowInstanceId), options.debugId);
    shell.navigate(withReturn(path, returnAddress(options, config)), { replace: true });
  };

  if (isLoading) return null;
  return (
    <EditForm
      draftKey={`start/${workflowCode}${old ? `/${old.id}` : ''}${keyPart(options)}`}
      notice={notice}
      title={t('form.startWorkflow', { name: localised(workflow.name, workflow.name_i18n, locale) })}
      config={config}
      initial={initial}
      record={null}
      draft={newDraft(config.schemaCode)}
      isBusy={isBusy}
      error={starting.error}
      renderActions={(form) => (
        <FormActions
          actions={[{ code: 'start', label: t('form.submit'), isBusy, run: () => void handleSubmit(form) }]}
        />
      )}
    />
  );
}
