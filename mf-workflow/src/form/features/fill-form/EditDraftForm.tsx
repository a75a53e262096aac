import type { FormCode } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useSaveRecordMutation } from '@portico/shared-kit/api/records.api';
import { useListStartableWorkflowsQuery, useStartWorkflowMutation } from '@portico/shared-kit/api/workflow.api';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { instancePath, withReturn } from '../../../addresses.model.ts';
import type { FormAction } from '../../../instance/actions/form-actions.model.ts';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { draftTexts } from './draft.texts.ts';
import { type EditableForm, EditForm } from './EditForm.tsx';
import { refusalOfForm } from './form-refusal.ts';
import { forgetLocalDraft } from './local-draft.ts';
import { savingDraft } from './saving-draft.ts';
import { useAttemptId } from './use-attempt-id.ts';

interface EditDraftFormProps {
  readonly config: FormConfig;
  readonly record: BizRecord;
  readonly aside: ReactNode;
  /** The record's name in the workflow that its originator has withdrawn; absent where it was in none. */
  readonly withdrawnAs?: string | undefined;
  /** Gives up; absent where there is nothing to go back to. */
  readonly onDone?: (() => void) | undefined;
  /** Draws the row of actions with those that finish the draft. */
  renderActions(own: ActionSource): ReactNode;
}

/** Goes on with a draft, on whatever machine it was begun: it saves itself, and becomes a record or a workflow. */
export function EditDraftForm({ config, record, aside, withdrawnAs, onDone, renderActions }: EditDraftFormProps) {
  const t = workflowTexts.useT();
  const tDraft = draftTexts.useT();
  const locale = useLocale();
  const { session } = useShell();
  const { id, schemaCode } = record;
  const { finish, isBusy, error } = useFinishing(record, config.form.code);
  const isWithdrawn = withdrawnAs !== undefined;
  const actionsOf = useFinishActions({ config, finish, isBusy, isWithdrawn, onDone });
  return (
    <EditForm
      draftKey={`edit/${schemaCode}/${id}`}
      title={withdrawnAs ?? tDraft('titleOf', { name: localised(config.name, config.name_i18n, locale) })}
      config={config}
      initial={record.data}
      record={record}
      draft={{ schemaCode, id }}
      isBusy={isBusy}
      error={error}
      aside={aside}
      notice={
        <>
          {config.workflowCode != null && session?.admin === true && (
            <Alert type="info" showIcon title={t('start.adminCannotStart')} />
          )}
          <FormRefusal config={config} />
          {isWithdrawn && (
            <Alert type="warning" showIcon title={tDraft('withdrawn')} description={tDraft('withdrawnHint')} />
          )}
        </>
      }
      renderActions={(form) => renderActions({ actions: actionsOf(form) })}
    />
  );
}

/** Says that the form takes no new records: the draft stays, and is finished once it does. */
function FormRefusal({ config }: Pick<EditDraftFormProps, 'config'>) {
  const locale = useLocale();
  const tDraft = draftTexts.useT();
  const refusal = refusalOfForm(config, locale);
  const { message } = useFailure(refusal);
  if (refusal === undefined) return null;
  return <Alert type="warning" showIcon title={message} description={tDraft('formOffHint')} />;
}

interface FinishActionsInput extends Pick<EditDraftFormProps, 'config' | 'onDone'> {
  readonly finish: ReturnType<typeof useFinishing>['finish'];
  readonly isBusy: boolean;
  readonly isWithdrawn: boolean;
}

/** Returns the actions that submit or save the draft; what was withdrawn from a workflow goes into one again, or stays a draft. */
function useFinishActions({ config, finish, isBusy, isWithdrawn, onDone }: FinishActionsInput) {
  const t = workflowTexts.useT();
  const starts = useStarts(config, isWithdrawn);
  return (form: EditableForm): readonly FormAction[] => {
    const start = starts.map(
      ({ workflowCode, label }): FormAction => ({
        code: 'start',
        id: workflowCode,
        label,
        isBusy,
        run: () => void finish.start(form, workflowCode),
      }),
    );
    const save = { code: 'save', label: t('form.save'), isBusy, run: () => void finish.save(form, false) } as const;
    const keep = { label: t('form.saveDraft'), isDisabled: isBusy, run: () => void finish.save(form, true) };
    const cancel = () => {
      form.forget();
      onDone?.();
    };
    const isOff = config.unavailable !== undefined;
    return [
      ...(isOff ? [] : start),
      ...(isOff || isWithdrawn ? [] : [save]),
      { code: 'saveDraft', ...keep },
      ...(onDone === undefined ? [] : [{ code: 'cancel' as const, label: t('form.cancel'), run: cancel }]),
    ];
  };
}

/** The workflows that this draft can start, with what their buttons say. */
function useStarts({ schemaCode, workflowCode }: FormConfig, isAgain: boolean) {
  const t = workflowTexts.useT();
  const tDraft = draftTexts.useT();
  const locale = useLocale();
  const { session } = useShell();
  const { data = [] } = useListStartableWorkflowsQuery();
  // Shell spec, section 4: administrators start none, which the form says over its fields.
  const own =
    session?.admin === true
      ? []
      : data.filter((each) => each.schemaCode === schemaCode && each.unavailable === undefined);
  const bound = own.filter((workflow) => workflow.workflowCode === workflowCode);
  const shown = bound.length > 0 ? bound : own;
  return shown.map((workflow) => ({
    workflowCode: workflow.workflowCode,
    label:
      shown.length === 1
        ? isAgain
          ? tDraft('resubmit')
          : t('form.submit')
        : tDraft('submitAs', { name: localised(workflow.name, workflow.name_i18n, locale) }),
  }));
}

function useFinishing({ id, schemaCode }: BizRecord, formCode: FormCode) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [search] = useSearchParams();
  const [send, saving] = useSaveRecordMutation();
  const [begin, starting] = useStartWorkflowMutation();
  const { idFor } = useAttemptId();
  const isOver = (form: EditableForm, text: string) => {
    form.forget();
    forgetLocalDraft(shell.session?.id ?? '', id);
    shell.notify({ kind: 'success', text });
  };
  const save = async (form: EditableForm, draft: boolean) => {
    const saved = await savingDraft(form, schemaCode, (place) => {
      const data = draft ? form.collectForDraft() : form.collect(false);
      if (data === null) return Promise.resolve(null);
      const record = { schemaCode, sheetCode: formCode, data, draft };
      return send({ ...record, ...place, requestId: idFor({ data, draft, ...place }) });
    });
    if (saved?.data === undefined) return;
    if (!draft) return isOver(form, t('form.saved'));
    const { id: kept, version, data: sent } = saved.data;
    form.tellDraft({ id: kept, version, sent, entries: form.entries });
    form.resumeDraft();
    shell.notify({ kind: 'success', text: t('form.draftSaved') });
  };
  const start = async (form: EditableForm, workflowCode: string) => {
    const started = await savingDraft(form, schemaCode, ({ id: recordId, ...version }) => {
      const data = form.collect(false);
      if (data === null) return Promise.resolve(null);
      const place = recordId === undefined ? {} : { objectId: recordId, ...version };
      return begin({ workflowCode, data, ...place, requestId: idFor({ data, ...place }) });
    });
    if (started?.data === undefined) return;
    isOver(form, t('form.started'));
    const path = withReturn(instancePath(started.data.workflowInstanceId), search.get('return'));
    shell.navigate(path, { replace: true });
  };
  const isBusy = saving.isLoading || starting.isLoading;
  return { finish: { save, start }, isBusy, error: saving.error ?? starting.error };
}
