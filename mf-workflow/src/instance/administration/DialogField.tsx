import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import type { MissingChoice } from './instance-admin.model.ts';
import styles from './InstanceAdminDialog.module.css';
import { instanceAdminTexts } from './instance-admin.texts.ts';

interface FieldProps {
  readonly label: string;
  readonly problem?: string | undefined;
  children(control: { readonly id: string; readonly describedBy: string | undefined }): ReactNode;
}

/** A field of the dialog with its name, and what must be chosen first. */
export function DialogField({ label, problem, children }: FieldProps) {
  const id = useId();
  const problemId = `${id}problem`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: problem === undefined ? undefined : problemId })}
      {problem !== undefined && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly missing: MissingChoice | null;
  readonly name: 'activity' | 'workItem';
  readonly value: string | null;
  readonly options: readonly Choice[];
  onChoose(value: string): void;
}

/** Field to choose one activity or task of several. */
export function ChoiceField({ name, value, options, missing, onChoose }: ChoiceFieldProps) {
  const t = instanceAdminTexts.useT();
  return (
    <DialogField label={t(`field.${name}`)} problem={missing === name ? t(`missing.${name}`) : undefined}>
      {({ id, describedBy }) => (
        <Select
          id={id}
          className={styles.wide}
          aria-describedby={describedBy}
          value={value}
          options={[...options]}
          placeholder={t('choose')}
          showSearch={{ optionFilterProp: 'label' }}
          {...(missing === name ? { status: 'error' as const } : {})}
          onChange={onChoose}
        />
      )}
    </DialogField>
  );
}
