import { useStartWorkflowMutation } from '@portico/shared-kit/api/workflow.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import type { StartableWorkflow } from '@portico/shared-kit/contract/startable-workflows.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instancePath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';
import { copiedValues } from './copied-values.model.ts';
import { CopyNotice } from './CopyNotice.tsx';
import { EditForm } from './EditForm.tsx';
import { defaultValues } from './form-values.model.ts';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

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
  const [search] = useSearchParams();
  const [start, starting] = useStartWorkflowMutation();
  const { idFor } = useAttemptId();
  const copied = useMemo(() => (old ? copiedValues(config, old) : null), [config, old]);
  const initial = useMemo(() => copied?.values ?? defaultValues(config.properties), [config, copied]);
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
      draftKey={`start/${workflowCode}${old ? `/${old.id}` : ''}`}
      notice={old !== null && <CopyNotice leftOut={copied?.leftOut ?? null} />}
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
