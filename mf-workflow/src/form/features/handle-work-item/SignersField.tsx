import type { PersonValue } from '@portico/shared-kit/fields';
import { Checkbox, Form } from 'antd';
import { useId } from 'react';
import { workflowTexts } from '../../../workflow.texts.ts';
import styles from '../../../instance/opinion/OpinionDialog.module.css';

interface SignersFieldProps {
  readonly signers: readonly PersonValue[];
  readonly value: readonly PersonValue[];
  readonly isBusy: boolean;
  /** Reason for which the choice is refused; null where it is not. */
  readonly problem: string | null;
  onChange(people: readonly PersonValue[]): void;
}

/** Field for the added signers who are removed. */
export function SignersField({ signers, value, isBusy, problem, onChange }: SignersFieldProps) {
  const t = workflowTexts.useT();
  const id = useId();
  return (
    <Form.Item
      className={styles.entry}
      label={<span id={`${id}who`}>{t('act.people.removeSign')}</span>}
      validateStatus={problem === null ? '' : 'error'}
      help={problem ?? undefined}
    >
      <Checkbox.Group
        aria-labelledby={`${id}who`}
        options={signers.map((signer) => ({ value: signer.id, label: signer.name }))}
        value={value.map((person) => person.id)}
        disabled={isBusy}
        onChange={(chosen) => onChange(signers.filter((signer) => chosen.includes(signer.id)))}
      />
    </Form.Item>
  );
}
