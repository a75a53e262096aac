import type { Form, Property } from '@portico/shared-kit/contract/models.schema';
import { kindOf, propertyName } from '@portico/shared-kit/fields';
import { FieldEditor, FieldReader, FormFillProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { memo, type Ref, useCallback, useId } from 'react';
import { Panel } from '../../components/Panel.tsx';
import styles from './FormSections.module.css';
import { type FormProblem, type FormProblems, type FormValues, sectionsOf } from './form-values.model.ts';

interface FormSectionsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly form: Form;
  readonly properties: readonly Property[];
  readonly values: FormValues;
  /** Absent for reading. */
  readonly editing?:
    | {
        readonly problems: FormProblems;
        readonly isBusy: boolean;
        /** The data items that the user may change; the others are shown. */
        readonly writable: readonly Property[];
        onChange(code: string, value: unknown): void;
      }
    | undefined;
}

/** A form's sections, to read or to fill in. */
export function FormSections({ ref, form, properties, values, editing }: FormSectionsProps) {
  const locale = useLocale();
  const fill = useFill(form, editing);
  return (
    <FormFillProvider fill={fill} values={values}>
      <div ref={ref} className={styles['form']}>
        {sectionsOf(form, properties).map(({ title, title_i18n, columns, properties: shown }) => (
          <Panel key={title} title={localised(title, title_i18n, locale)}>
            <div className={styles['grid']} data-columns={columns}>
              {shown.map((property) => (
                <FormField
                  key={property.code}
                  property={editing?.writable.find(({ code }) => code === property.code) ?? property}
                  value={values[property.code]}
                  isWritable={editing?.writable.some(({ code }) => code === property.code) === true}
                  isBusy={editing?.isBusy === true}
                  problem={editing?.problems[property.code]}
                  onChange={editing?.onChange}
                  isNamedAbove={
                    shown.length === 1 && propertyName(property, locale) === localised(title, title_i18n, locale)
                  }
                />
              ))}
            </div>
          </Panel>
        ))}
      </div>
    </FormFillProvider>
  );
}

/** Fills in what the form shows to be filled in: a save would not keep the rest. */
function useFill(form: Form, editing: FormSectionsProps['editing']) {
  const { writable, onChange } = editing ?? {};
  return useCallback(
    (filled: Readonly<Record<string, unknown>>) => {
      for (const { properties } of sectionsOf(form, writable ?? []))
        for (const { code } of properties) if (code in filled) onChange?.(code, filled[code]);
    },
    [form, writable, onChange],
  );
}

interface FormFieldProps {
  readonly property: Property;
  readonly value: unknown;
  /** False for what is only shown. */
  readonly isWritable: boolean;
  readonly isBusy: boolean;
  readonly problem: FormProblem | undefined;
  readonly onChange: ((code: string, value: unknown) => void) | undefined;
  /** The section's title says the name already: its own is only for those who listen. */
  readonly isNamedAbove: boolean;
}

/** Kinds that want a wide column in a list (rows, files, long texts) take the whole width of a form. */
function isWide(property: Property): boolean {
  return kindOf(property).width > 200;
}

/** It is drawn anew only when something of its own changes: a key in one of a hundred fields draws that one. */
const FormField = memo((props: FormFieldProps) => {
  const { property, value, isWritable, isBusy, onChange, isNamedAbove } = props;
  const locale = useLocale();
  const id = useId();
  const problemId = `${id}problem`;
  const problem = isWritable ? props.problem : undefined;
  const mustFill = isWritable && property.required === true;
  return (
    <div
      className={styles['field']}
      data-wide={isWide(property)}
      data-property={property.code}
      data-refused={problem !== undefined}
    >
      <label className={styles['label']} htmlFor={id} data-required={mustFill} data-heard={isNamedAbove && !mustFill}>
        {propertyName(property, locale)}
      </label>
      {!isWritable ? (
        <div className={styles['value']}>
          <FieldReader property={property} value={value} />
        </div>
      ) : (
        <FieldEditor
          id={id}
          property={property}
          value={value}
          disabled={isBusy}
          invalid={problem !== undefined}
          describedBy={problem && problemId}
          cellProblems={problem?.cells}
          onChange={(next) => onChange?.(property.code, next)}
        />
      )}
      {problem !== undefined && (
        <p id={problemId} className={styles['problem']}>
          {problem.text(locale)}
        </p>
      )}
    </div>
  );
});
