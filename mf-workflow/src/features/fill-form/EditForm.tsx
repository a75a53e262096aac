import type { FormConfig } from '@portico/shared-kit/contract/models.schema';
import type { BizRecord } from '@portico/shared-kit/contract/records.schema';
import { type ReactNode, useMemo } from 'react';
import { PageFrame } from '../../components/PageFrame.tsx';
import { FormSections } from './FormSections.tsx';
import { formLimits, type FormValues, sectionsOf, writableOf } from './form-values.model.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import { brokenRule, ProblemCount, SaveProblem } from './SaveProblem.tsx';
import { useFirstProblem } from './use-first-problem.ts';
import { useDataRules } from './use-data-rules.ts';
import { type FormState, useFormValues } from './use-form-values.ts';

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
  readonly onReload?: (() => void) | undefined;
  /** What stands over the form. */
  readonly notice?: ReactNode;
  /** What stands beside the form. */
  readonly aside?: ReactNode;
  /** The buttons, given what they need to collect the entries. */
  renderActions(form: FormState): ReactNode;
}

/** A form to fill in. */
export function EditForm(props: EditFormProps) {
  const { draftKey, title, config, initial, record, isBusy, error, onReload, notice, aside, renderActions } = props;
  // The same objects as long as they are the same items: rows of a sub-table are drawn anew only for a reason.
  const writable = useMemo(() => writableOf(config.properties, formLimits(config, record)), [config, record]);
  const shown = useMemo(
    () => sectionsOf(config.form, writable).flatMap((section) => section.properties),
    [config.form, writable],
  );
  const checkRules = useDataRules(config.dataRules);
  const form = useFormValues({ key: draftKey, properties: shown, initial, checkRules });
  const told = useMemo(() => brokenRule(error), [error]);
  const problems = { ...told, ...form.problems };
  const fields = useFirstProblem(form.refusals, told);
  return (
    <PageFrame title={title} aside={aside} actions={renderActions(form)}>
      {notice}
      {form.isRestored && <RestoredNotice onDiscard={form.forget} />}
      {error !== undefined && <SaveProblem error={error} onReload={onReload} />}
      <ProblemCount problems={form.problems} />
      <FormSections
        ref={fields}
        form={config.form}
        properties={config.properties}
        values={form.values}
        editing={{ problems, isBusy, writable, onChange: form.change }}
      />
    </PageFrame>
  );
}
