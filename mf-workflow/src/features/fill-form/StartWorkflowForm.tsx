import { useStartWorkflowMutation } from '@portico/shared-kit/api/workflow.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { StartableWorkflow } from '@portico/shared-kit/contract/workflow.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instancePath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import { EditForm } from './EditForm.tsx';
import { defaultValues } from './form-values.model.ts';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

interface StartWorkflowFormProps {
  readonly workflow: StartableWorkflow;
  readonly config: FormConfig;
}

/** Fills in a record and starts its workflow: both are kept, or neither. */
export function StartWorkflowForm({ workflow, config }: StartWorkflowFormProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const [search] = useSearchParams();
  const [start, starting] = useStartWorkflowMutation();
  const { idFor } = useAttemptId();
  const initial = useMemo(() => defaultValues(config.properties), [config]);
  const { workflowCode } = workflow;

  const handleSubmit = async (form: FormState) => {
    const data = form.collect(false);
    if (data === null) return;
    const answer = await start({ workflowCode, data, requestId: idFor(data) });
    if (answer.data === undefined) return;
    form.forget();
    shell.notify({ kind: 'success', text: t('form.started') });
    const path = instancePath(answer.data.workflowInstanceId);
    shell.navigate(withReturn(path, search.get('return')), { replace: true });
  };

  return (
    <EditForm
      draftKey={`start/${workflowCode}`}
      title={t('form.startWorkflow', { name: localised(workflow.name, workflow.name_i18n, locale) })}
      config={config}
      initial={initial}
      record={null}
      isBusy={starting.isLoading}
      error={starting.error}
      renderActions={(form) => (
        <Button type="primary" loading={starting.isLoading} onClick={() => void handleSubmit(form)}>
          {t('form.submit')}
        </Button>
      )}
    />
  );
}
