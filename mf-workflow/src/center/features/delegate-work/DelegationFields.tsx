import { useFailure } from '@portico/shared-kit/api';
import { useListDelegableWorkflowsQuery } from '@portico/shared-kit/api/delegations.api';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { LimitedTextArea } from '@portico/shared-kit/ui/input';
import { maxOpinionLength } from '@portico/shared-kit/workflow';
import { Checkbox, Radio, Select } from 'antd';
import { useId } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import styles from './DelegationDialog.module.css';
import { delegationTexts } from './delegation.texts.ts';
import type { DraftField } from './delegation-draft.model.ts';
import type { DelegationForm } from './use-delegation-form.ts';
import { severalChoices } from '@portico/shared-kit/ui/input';

interface FieldsProps {
  readonly form: DelegationForm;
  /** True where it holds now: who, from when and for what stay as they are. */
  readonly isRunning: boolean;
}

/** Fields of a delegation: the person who takes over, its beginning and end, its workflows, and the reason. */
export function DelegationFields(props: FieldsProps) {
  const t = delegationTexts.useT();
  const person = { code: 'delegate', name: t('form.delegate'), propertyType: 50, required: true };
  // Format 3: to minutes (shell spec, section 9).
  const moment = { propertyType: 3, required: true, settings: { format: 3 } };
  const start = { ...moment, code: 'startTime', name: t('form.start') };
  const end = { ...moment, code: 'endTime', name: t('form.end') };
  return (
    <>
      <EntryField {...props} field="delegate" property={person} isFixed={props.isRunning} />
      <div className={styles.pair}>
        <EntryField {...props} field="startTime" property={start} isFixed={props.isRunning} />
        <EntryField {...props} field="endTime" property={end} isFixed={false} />
      </div>
      <ScopeField {...props} />
      <OpenField {...props} />
      <ReasonField {...props} />
    </>
  );
}

interface EntryFieldProps extends FieldsProps {
  readonly field: 'delegate' | 'startTime' | 'endTime';
  readonly property: Property;
  readonly isFixed: boolean;
}

function EntryField({ form, field, property, isFixed }: EntryFieldProps) {
  const id = useId();
  const isInvalid = field in form.problems || form.refusedField === field;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-required={!isFixed}>
        {property.name}
      </label>
      <FieldEditor
        id={id}
        property={property}
        value={form.draft[field]}
        disabled={form.isSaving || isFixed}
        invalid={isInvalid}
        describedBy={isInvalid ? `${id}problem` : undefined}
        onChange={(value) => form.change({ [field]: value as (PersonValue & string) | null })}
      />
      <Problem id={`${id}problem`} form={form} field={field} />
    </div>
  );
}

/** Reason for which an entry is refused, by the form or by the server. */
function Problem({
  id,
  form,
  field,
}: {
  readonly id: string;
  readonly form: DelegationForm;
  readonly field: DraftField;
}) {
  const t = delegationTexts.useT();
  const { message, hint } = useFailure(form.error);
  const problem = form.problems[field];
  if (problem !== undefined) {
    return (
      <p id={id} className={styles.problem} role="alert">
        {t(`problem.${problem}`)}
      </p>
    );
  }
  if (form.refusedField !== field || form.error === undefined) return null;
  return (
    <p id={id} className={styles.problem} role="alert">
      <span>{message}</span>
      <span>{hint}</span>
    </p>
  );
}

function ScopeField({ form, isRunning }: FieldsProps) {
  const t = delegationTexts.useT();
  const id = useId();
  const { isForAll } = form.draft;
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {t('form.scope')}
      </span>
      <Radio.Group
        value={isForAll}
        disabled={form.isSaving || isRunning}
        options={[
          { value: true, label: t('form.all') },
          { value: false, label: t('form.chosen') },
        ]}
        onChange={({ target }) => form.change({ isForAll: target.value as boolean })}
      />
      {!isForAll && <WorkflowsSelect form={form} isRunning={isRunning} />}
    </div>
  );
}

interface WorkflowOption {
  readonly label: string;
  readonly app: string;
}

/** Draws an option: its name, and below it the application that tells workflows of one name apart. */
function optionWords({ data: { label, app } }: { readonly data: WorkflowOption }) {
  return (
    <span className={styles.field}>
      <span>{label}</span>
      <span className={styles.hint}>{app}</span>
    </span>
  );
}

function WorkflowsSelect({ form, isRunning }: FieldsProps) {
  const t = delegationTexts.useT();
  const locale = useLocale();
  const id = useId();
  const { data = [], error, isFetching } = useListDelegableWorkflowsQuery();
  const isInvalid = 'workflows' in form.problems;
  const options = data.map(({ workflowCode, name, name_i18n, appName, appName_i18n }) => ({
    value: workflowCode,
    label: localised(name, name_i18n, locale),
    app: localised(appName, appName_i18n, locale),
  }));
  if (error !== undefined && !isFetching) return <Refusal error={error} />;
  return (
    <>
      <Select
        {...severalChoices}
        aria-label={t('form.workflows')}
        aria-describedby={isInvalid ? id : undefined}
        placeholder={t('form.workflows')}
        loading={isFetching}
        disabled={form.isSaving || isRunning}
        status={isInvalid ? 'error' : ''}
        maxCount={100}
        showSearch={{ optionFilterProp: ['label', 'app'] }}
        options={options}
        optionRender={optionWords}
        value={[...form.draft.workflowCodes]}
        onChange={(codes: string[]) => form.change({ workflowCodes: codes })}
      />
      <Problem id={id} form={form} field="workflows" />
    </>
  );
}

function OpenField({ form, isRunning }: FieldsProps) {
  const t = delegationTexts.useT();
  const id = useId();
  return (
    <div className={styles.field}>
      <Checkbox
        checked={form.draft.includesOpen}
        disabled={form.isSaving || isRunning}
        aria-describedby={id}
        onChange={({ target }) => form.change({ includesOpen: target.checked })}
      >
        {t('form.open')}
      </Checkbox>
      <p id={id} className={`${styles.hint} ${styles.indented}`}>
        {t('form.openHint')}
      </p>
    </div>
  );
}

function ReasonField({ form }: FieldsProps) {
  const t = delegationTexts.useT();
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('form.reason')}
      </label>
      <LimitedTextArea
        id={id}
        rows={2}
        limit={maxOpinionLength}
        placeholder={t('form.reasonHint')}
        disabled={form.isSaving}
        value={form.draft.reason}
        onChange={(reason) => form.change({ reason })}
      />
    </div>
  );
}
