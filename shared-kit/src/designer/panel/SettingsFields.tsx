import { FieldEditor } from '../../fields/FieldEditor.tsx';
import type { Property } from '../../fields/property.ts';
import { propertyName, valueProblem } from '../../fields/values.ts';
import { useLocale } from '../../i18n/index.ts';
import { useState } from 'react';
import { PanelField } from './PanelField.tsx';

interface SettingsFieldsProps {
  /** The settings, each an ordinary field. */
  readonly fields: readonly Property[];
  /** Values by the code of the setting; absent is empty. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Reports a value that its field accepts. */
  onChange(code: string, value: unknown): void;
}

/** Property panel drawn from a schema: each setting by the editor of its kind, with what is wrong with it. */
export function SettingsFields({ fields, values, onChange }: SettingsFieldsProps) {
  return fields.map((field) => (
    <SettingField
      key={field.code}
      field={field}
      value={values[field.code] ?? null}
      onChange={(value) => onChange(field.code, value)}
    />
  ));
}

interface SettingFieldProps {
  readonly field: Property;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** A setting; what is refused stays in the field and does not reach the document. */
function SettingField({ field, value, onChange }: SettingFieldProps) {
  const locale = useLocale();
  const [refused, setRefused] = useState<{ readonly value: unknown; readonly instead: unknown } | null>(null);
  // Undoing, or another part, has changed the document meanwhile: that counts.
  const isRefused = refused !== null && refused.instead === value;
  const shown = isRefused ? refused.value : value;
  const problem = isRefused ? valueProblem(field, shown) : null;
  const change = (next: unknown) => {
    const isAccepted = valueProblem(field, next) === null;
    setRefused(isAccepted ? null : { value: next, instead: value });
    if (isAccepted) onChange(next);
  };
  return (
    <PanelField label={propertyName(field, locale)} problem={problem === null ? null : problem.text(locale)}>
      {({ id, disabled, status, 'aria-describedby': describedBy }) => (
        <FieldEditor
          property={field}
          value={shown}
          id={id}
          disabled={disabled}
          invalid={status === 'error'}
          describedBy={describedBy}
          onChange={change}
        />
      )}
    </PanelField>
  );
}
