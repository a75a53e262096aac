import { useLocale } from '../i18n/current-locale.ts';
import { uiOf } from './kinds-ui.ts';
import type { Property } from './property.ts';
import { propertyName, settingsOf } from './values.ts';

interface Props {
  readonly property: Property;
  /** Null for empty. */
  readonly value: unknown;
  /** Ties the editor to a visible label's `htmlFor`. */
  readonly id?: string | undefined;
  readonly disabled?: boolean;
  /** Marks the editor as refused; to show the words (`valueProblem`) is the form's work. */
  readonly invalid?: boolean;
  /** Why the value is refused: marks the editor, and says it to those who do not see the form's own words. */
  readonly problem?: string | undefined;
  onChange(value: unknown): void;
}

/** The editor of a data item. It needs a FieldServicesProvider above it. */
export function FieldEditor({ property, value, id, disabled = false, invalid = false, problem, onChange }: Props) {
  const locale = useLocale();
  const { Editor } = uiOf(property);
  const name = propertyName(property, locale);
  return (
    <Editor
      id={id}
      label={problem === undefined ? name : `${name} (${problem})`}
      value={value ?? null}
      settings={settingsOf(property)}
      required={property.required ?? false}
      disabled={disabled}
      invalid={invalid || problem !== undefined}
      onChange={onChange}
    />
  );
}
