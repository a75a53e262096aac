import type { Form, Property } from '@portico/shared-kit/contract/models.schema';
import { propertyName } from '@portico/shared-kit/fields';
import { FormFillProvider } from '@portico/shared-kit/fields/ui';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { type Ref, useCallback, useMemo } from 'react';
import { Panel } from '../components/Panel.tsx';
import { FormField } from './FormField.tsx';
import styles from './FormSections.module.css';
import { FormTabs } from './FormTabs.tsx';
import { layoutOf, onForm, type VisibleSection } from './form-layout.model.ts';
import type { FormProblems, FormValues } from './form-values.model.ts';
import { useFormRules } from './use-form-rules.ts';

/** State that filling in a form needs besides its values. */
interface Editing {
  readonly problems: FormProblems;
  readonly isBusy: boolean;
  /** The fields that the user may change; the others are shown. */
  readonly writable: readonly Property[];
  /** Codes of what a condition hides, and of what one wants filled in. */
  readonly hidden: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Another one for each time that the entries were refused. */
  readonly attempt: string;
  onChange(code: string, value: unknown): void;
}

interface FormSectionsProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly form: Form;
  readonly properties: readonly Property[];
  readonly values: FormValues;
  /** Absent for reading. */
  readonly editing?: Editing | undefined;
}

const nothing: readonly Property[] = [];

/** A form's sections and tabs, to read or to fill in. */
export function FormSections({ ref, form, properties, values, editing }: FormSectionsProps) {
  const fill = useFill(form, editing);
  const read = useFormRules(editing === undefined ? properties : nothing);
  const hidden = useMemo(() => editing?.hidden ?? read.compute(values).hidden, [editing?.hidden, read, values]);
  const layout = useMemo(() => layoutOf(form, properties, hidden), [form, properties, hidden]);
  const show = (section: VisibleSection<Property>) => (
    <FormPart
      key={`${section.title} ${section.properties[0]?.code ?? ''}`}
      section={section}
      values={values}
      editing={editing}
    />
  );
  return (
    <FormFillProvider fill={fill} values={values}>
      {/* Not each item by itself: who waits for a save would wait for a hundred of them to be drawn twice. */}
      <div
        ref={ref}
        className={styles.form}
        inert={editing?.isBusy === true}
        aria-busy={editing?.isBusy === true || undefined}
      >
        {layout.above.map(show)}
        {layout.tabs.length > 0 && (
          <FormTabs layout={layout} problems={editing?.problems} attempt={editing?.attempt} renderSection={show} />
        )}
      </div>
    </FormFillProvider>
  );
}

interface FormPartProps {
  readonly section: VisibleSection<Property>;
  readonly values: FormValues;
  readonly editing: Editing | undefined;
}

function FormPart({ section, values, editing }: FormPartProps) {
  const { title, title_i18n, columns, properties, instruction, instruction_i18n } = section;
  const locale = useLocale();
  const heading = localised(title, title_i18n, locale);
  return (
    <Panel title={heading}>
      {instruction !== undefined && (
        <p className={styles.instruction}>{localised(instruction, instruction_i18n, locale)}</p>
      )}
      {properties.length > 0 && (
        <div className={styles.grid} data-columns={columns}>
          {properties.map((property) => (
            <FormField
              key={property.code}
              property={editing?.writable.find(({ code }) => code === property.code) ?? property}
              value={values[property.code]}
              isWritable={editing?.writable.some(({ code }) => code === property.code) === true}
              isRequired={editing?.required.has(property.code) === true}
              problem={editing?.problems[property.code]}
              onChange={editing?.onChange}
              isNamedAbove={properties.length === 1 && propertyName(property, locale) === heading}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}

/** Fills in what the form shows to be filled in: a save would not keep the rest. */
function useFill(form: Form, editing: FormSectionsProps['editing']) {
  const { writable, onChange } = editing ?? {};
  return useCallback(
    (filled: Readonly<Record<string, unknown>>) => {
      for (const { code } of onForm(form, writable ?? [])) if (code in filled) onChange?.(code, filled[code]);
    },
    [form, writable, onChange],
  );
}
