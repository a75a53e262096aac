import type { ModelCode } from '@portico/shared-kit/contract/ids';
import { useAddExternalLinkMutation } from '@portico/shared-kit/api/external-links.api';
import { externalLinkLimits as limits } from '@portico/shared-kit/contract/external-limits';
import type { OfferedForm } from '@portico/shared-kit/contract/external-links.schema';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Alert, Button, Input, InputNumber, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { FieldChoice } from './FieldChoice.tsx';
import { shareFormTexts } from './share-form.texts.ts';
import styles from './ShareForm.module.css';
import { type NewLink, useNewLink } from './use-new-link.ts';

interface NewLinkFormProps {
  readonly schemaCode: ModelCode;
  readonly forms: readonly OfferedForm[];
  readonly onDone: () => void;
}

/** A new link: to which form, until when, for how many, and what is asked for. */
export function NewLinkForm({ schemaCode, forms, onDone }: NewLinkFormProps) {
  const t = shareFormTexts.useT();
  const link = useNewLink(forms);
  const [add, adding] = useAddExternalLinkMutation();
  const create = async () => {
    const input = link.collect();
    if (input === null) return;
    const answer = await add({ schemaCode, ...input });
    if (answer.data !== undefined) onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <Limits link={link} forms={forms} />
      {link.form !== undefined && <LinkFields link={link} form={link.form} />}
      <div className={styles.buttons}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={adding.isLoading}>
          {t('create')}
        </Button>
      </div>
    </form>
  );
}

/** The date and time until which a link is open: a field like any other. */
const until = { code: 'until', name: '', propertyType: 3, settings: { format: 3 } } as const;

interface LimitsProps {
  readonly link: NewLink;
  readonly forms: readonly OfferedForm[];
}

function Limits({ link, forms }: LimitsProps) {
  const t = shareFormTexts.useT();
  const { values, set } = link;
  return (
    <div className={styles.pair}>
      {forms.length > 1 && <FormOf link={link} forms={forms} />}
      <Field label={t('name')} hint={t('nameHint')}>
        {(id) => (
          <Input
            id={id}
            autoFocus
            maxLength={limits.name}
            value={values.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('expires')} problem={link.problems.expires ? t('expiresNeeded') : undefined}>
        {(id, describedBy) => (
          <FieldEditor
            id={id}
            property={{ ...until, name: t('expires') }}
            value={values.expiresTime}
            invalid={link.problems.expires}
            describedBy={describedBy}
            onChange={(next) => set({ expiresTime: typeof next === 'string' ? next : null })}
          />
        )}
      </Field>
      <Field label={t('most')} hint={t('mostHint')}>
        {(id) => (
          <InputNumber<number>
            id={id}
            className={styles.wide}
            min={1}
            max={limits.answers}
            precision={0}
            value={values.maxAnswers}
            onChange={(maxAnswers) => set({ maxAnswers })}
          />
        )}
      </Field>
    </div>
  );
}

function FormOf({ link, forms }: LimitsProps) {
  const t = shareFormTexts.useT();
  const locale = useLocale();
  const options = forms.map(({ code, name, name_i18n }) => ({
    value: code,
    label: localised(name, name_i18n, locale),
  }));
  return (
    <Field label={t('form')}>
      {(id) => <Select id={id} value={link.values.formCode} options={options} onChange={link.choose} />}
    </Field>
  );
}

function LinkFields({ link, form }: { readonly link: NewLink; readonly form: OfferedForm }) {
  const t = shareFormTexts.useT();
  const locale = useLocale();
  const names = form.leftOut.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const separator = locale === 'zh' ? '、' : ', ';
  return (
    <>
      <FieldChoice form={form} chosen={link.values.fields} onChange={(fields) => link.set({ fields })} />
      {link.problems.fields && (
        <p role="alert" className={styles.problem}>
          {t('fieldsNeeded')}
        </p>
      )}
      {names.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('leftOut', { names: names.join(separator) })}
          description={t('leftOutHint')}
        />
      )}
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly problem?: string | undefined;
  children(id: string, describedBy: string | undefined): ReactNode;
}

function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id, problem === undefined ? undefined : problemId)}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
