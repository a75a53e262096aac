import type { Property } from '@portico/shared-kit/contract/models.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { FieldEditor } from '@portico/shared-kit/fields/ui';
import { Form } from 'antd';
import { useId } from 'react';
import styles from '../../../instance/opinion/OpinionDialog.module.css';

interface PeopleFieldProps {
  readonly label: string;
  readonly isMultiple: boolean;
  readonly value: readonly PersonValue[];
  readonly isBusy: boolean;
  /** Reason for which the choice is refused; null where it is not. */
  readonly problem: string | null;
  onChange(people: readonly PersonValue[]): void;
}

/** Chooses one person or several, as a field of people does. */
export function PeopleField({ label, isMultiple, value, isBusy, problem, onChange }: PeopleFieldProps) {
  const id = useId();
  const property: Property = { code: 'people', name: label, propertyType: isMultiple ? 51 : 50, required: true };
  const handleChange = (chosen: unknown) =>
    onChange([(chosen as PersonValue | readonly PersonValue[] | null) ?? []].flat());
  return (
    <Form.Item
      className={styles.entry}
      label={label}
      htmlFor={id}
      required
      validateStatus={problem === null ? '' : 'error'}
      help={problem === null ? undefined : <span id={`${id}problem`}>{problem}</span>}
    >
      <FieldEditor
        id={id}
        property={property}
        value={isMultiple ? value : (value[0] ?? null)}
        disabled={isBusy}
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}problem`}
        onChange={handleChange}
      />
    </Form.Item>
  );
}
