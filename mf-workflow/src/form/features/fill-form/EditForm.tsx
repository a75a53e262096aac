import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { UploadWatchProvider } from '@portico/shared-kit/fields/ui';
import { type ReactNode, useMemo } from 'react';
import { PageFrame } from '../../../components/PageFrame.tsx';
import { FormSections } from '../../../form-view/FormSections.tsx';
import { onForm } from '../../../form-view/form-layout.model.ts';
import { computedOf, formLimits, type FormValues, writableOf } from '../../../form-view/form-values.model.ts';
import { useConflict } from './conflict/use-conflict.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { DraftStatusLine } from './DraftStatusLine.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { refusedItem, ProblemCount, SaveProblem } from './SaveProblem.tsx';
import { useUploadGuard } from './use-upload-guard.tsx';
import { useFirstProblem } from './use-first-problem.ts';
import { useDataRules } from './use-data-rules.ts';
import { useFormRules } from '../../../form-view/use-form-rules.ts';
import { type FormState, useFormValues } from './use-form-values.ts';
import { type DraftTarget, type ServerDraft, useServerDraft } from './use-server-draft.ts';

/** A form as its buttons use it. */
export interface EditableForm extends FormState {
  /** The values as they are, to save a draft by hand; null as long as files are on their way. */
  collectForDraft(): Record<string, unknown> | null;
  /** Joins what somebody else saved meanwhile with the entries; answers whether to save again. */
  resolveConflict(place: { readonly schemaCode: ModelCode; readonly id: string }): Promise<boolean>;
  /** Of the draft that saves itself. */
  readonly stopSavingDraft: ServerDraft['stop'];
  readonly resumeDraft: ServerDraft['resume'];
}

interface EditFormProps {
  /** Names what is edited, for entries that a reload must bring back. */
  readonly draftKey: string;
  readonly title: string;
  readonly config: FormConfig;
  readonly initial: FormValues;
  /** The record that is changed; null for a new one. */
  readonly record: BizRecord | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Target at which the entries are autosaved as a draft; absent where they stay in the browser until they are saved. */
  readonly draft?: DraftTarget | undefined;
  /** Content above the form. */
  readonly notice?: ReactNode;
  /** Content beside the form. */
  readonly aside?: ReactNode;
  /** The buttons, given what they need to collect the entries. */
  renderActions(form: EditableForm): ReactNode;
}

/** A form to fill in. */
export function EditForm(props: EditFormProps) {
  const { draftKey, title, config, initial, record, isBusy, error, draft, notice, aside, renderActions } = props;
  // The same objects as long as they are the same items: rows of a sub-table are drawn anew only for a reason.
  const writable = useMemo(() => writableOf(config.properties, formLimits(config, record)), [config, record]);
  const shown = useMemo(() => onForm(config.form, writable), [config.form, writable]);
  const checks = useChecks(config);
  const begun = { isNew: record === null, version: record?.version ?? null, isDrafted: draft !== undefined };
  const form = useFormValues({ key: draftKey, properties: shown, initial, ...begun, ...checks });
  const kept = useServerDraft(form, draft ?? null);
  const conflict = useConflict(form, shown);
  const told = useMemo(() => refusedItem(error), [error]);
  const problems = { ...told, ...form.problems };
  const fields = useFirstProblem(form.refusals, told);
  const held = useUploadGuard(form);
  const asked = { resolveConflict: conflict.resolve, stopSavingDraft: kept.stop, resumeDraft: kept.resume };
  return (
    <PageFrame
      title={title}
      aside={aside}
      hasKeys
      onKeep={draft && kept.keepNow}
      note={draft && <DraftStatusLine draft={kept} />}
      actions={renderActions({ ...held.form, ...asked })}
    >
      {notice}
      {draft && <DraftConflict {...{ draft, form, kept }} onResolve={conflict.resolve} />}
      {form.isRestored && <RestoredNotice form={form} draft={draft} />}
      {error !== undefined && <SaveProblem error={error} />}
      {conflict.dialog}
      <ProblemCount problems={form.problems} />
      {held.notice}
      <UploadWatchProvider note={held.note}>
        <FormSections
          ref={fields}
          form={config.form}
          properties={config.properties}
          values={form.values}
          editing={{
            problems,
            isBusy,
            writable,
            hidden: form.hidden,
            required: form.required,
            attempt: `${String(form.refusals)} ${Object.keys(told).join()}`,
            onChange: form.change,
          }}
        />
      </UploadWatchProvider>
    </PageFrame>
  );
}

/** Returns the rules by which the entries are checked, beside their kinds. */
function useChecks(config: FormConfig) {
  const computed = useMemo(() => onForm(config.form, computedOf(config.properties)), [config]);
  return { computed, checkRules: useDataRules(config.dataRules), rules: useFormRules(config.properties) };
}
