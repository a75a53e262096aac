import type { FileValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { Form } from 'antd';
import { useId } from 'react';
import styles from './Opinion.module.css';
import type { Enclosed } from './opinion.model.ts';
import { opinionTexts } from './opinion.texts.ts';
import { SignatureField } from './SignatureField.tsx';

interface EnclosedFieldsProps {
  readonly value: Enclosed;
  readonly isBusy: boolean;
  /** Reason for which the action waits; null where it does not. */
  readonly problem: string | null;
  onChange(change: (before: Enclosed) => Enclosed): void;
}

/** Files and the signature that come along with an opinion. */
export function EnclosedFields({ value, isBusy, problem, onChange }: EnclosedFieldsProps) {
  const t = opinionTexts.useT();
  const id = useId();
  const property = { code: 'attachments', name: t('attachments'), propertyType: 6, settings: { maxCount: 10 } };
  const attach = (files: unknown) =>
    onChange((before) => ({ ...before, attachments: (files ?? []) as readonly FileValue[] }));
  return (
    <>
      <Form.Item
        className={styles.entry}
        label={property.name}
        htmlFor={id}
        validateStatus={problem === null ? '' : 'warning'}
        help={problem ?? undefined}
      >
        <FieldEditor
          id={id}
          property={property}
          value={value.attachments.length === 0 ? null : value.attachments}
          disabled={isBusy}
          invalid={false}
          onChange={attach}
        />
      </Form.Item>
      <SignatureField
        value={value.signature}
        isBusy={isBusy}
        onChange={(signature) => onChange((before) => ({ ...before, signature }))}
      />
    </>
  );
}
