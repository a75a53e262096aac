import { isApiError } from '@portico/shared-kit/api';
import { useSubmitExternalFormMutation } from '@portico/shared-kit/api/external-forms.api';
import type { GuestSession } from '@portico/shared-kit/api/guest-services';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import { codeOf } from '@portico/shared-kit/errors';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useMemo } from 'react';
import { FormActions } from '../../form-actions/FormActions.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';
import { EditForm } from './EditForm.tsx';
import { defaultValues } from '../../../form-view/form-values.model.ts';
import { useAttemptId } from './use-attempt-id.ts';
import type { FormState } from './use-form-values.ts';

interface LinkFormProps {
  readonly formid: string;
  readonly config: FormConfig;
  readonly guestSession: GuestSession;
}

/** A form that somebody without an account fills in. */
export function LinkForm({ formid, config, guestSession }: LinkFormProps) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const shell = useShell();
  const [submit, sending] = useSubmitExternalFormMutation();
  const { idFor } = useAttemptId();
  const initial = useMemo(() => defaultValues(config.properties), [config]);

  const handleSubmit = async (form: FormState) => {
    const data = form.collect(false);
    if (data === null) return;
    const send = () => submit({ guestToken: guestSession.token(), data, requestId: idFor(data) });
    const first = await send();
    const answer = hasEnded(first.error) && (await guestSession.renew()) ? await send() : first;
    if (answer.data === undefined) return;
    form.forget();
    shell.navigate('/shared/success', { replace: true });
  };

  return (
    <EditForm
      draftKey={`link/${formid}`}
      title={localised(config.name, config.name_i18n, locale)}
      config={config}
      initial={initial}
      record={null}
      isBusy={sending.isLoading}
      error={sending.error}
      renderActions={(form) => (
        <FormActions
          actions={[
            {
              code: 'start',
              label: t('form.submit'),
              isBusy: sending.isLoading,
              run: () => void handleSubmit(form),
            },
          ]}
        />
      )}
    />
  );
}

const hasEnded = (error: unknown) => isApiError(error) && error.errcode === codeOf('guestSessionExpired');
