import type { Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { FieldEditor, FieldReader } from '@portico/shared-kit/fields/ui';
import { useLocale } from '@portico/shared-kit/i18n';
import { memo, useId } from 'react';
import { isWide } from './wide-item.model.ts';
import type { FormProblem } from './form-values.model.ts';
import styles from './FormSections.module.css';

interface FormFieldProps {
  readonly property: Property;
  readonly value: unknown;
  /** False for what is only shown. */
  readonly isWritable: boolean;
  /** True where a condition wants it filled in. */
  readonly isRequired: boolean;
  readonly problem: FormProblem | undefined;
  readonly onChange: ((code: string, value: unknown) => void) | undefined;
  /** The section's title says the name already: its own is only for those who listen. */
  readonly isNamedAbove: boolean;
}

/** A field of a form. It is drawn anew only when something of its own changes: a key in one of a hundred draws that one. */
export const FormField = memo((props: FormFieldProps) => {
  const { property, value, isWritable, isRequired, problem, onChange, isNamedAbove } = props;
  const locale = useLocale();
  const id = useId();
  const problemId = `${id}problem`;
  const mustFill = isWritable && (property.required === true || isRequired);
  return (
    <div
      className={styles.field}
      data-wide={isWide(property)}
      data-property={property.code}
      data-refused={problem !== undefined}
    >
      <label className={styles.label} htmlFor={id} data-required={mustFill} data-heard={isNamedAbove && !mustFill}>
        {propertyName(property, locale)}
      </label>
      {!isWritable ? (
        <div className={styles.value}>
          <FieldReader property={property} value={value} />
        </div>
      ) : (
        <FieldEditor
          id={id}
          property={property}
          value={value}
          disabled={false}
          invalid={problem !== undefined}
          describedBy={problem && problemId}
          cellProblems={problem?.cells}
          onChange={(next) => onChange?.(property.code, next)}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} className={styles.problem}>
          {problem.text(locale)}
        </p>
      )}
    </div>
  );
});
