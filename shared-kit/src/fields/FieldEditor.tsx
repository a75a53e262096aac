import { useLocale } from '../i18n/locale-hook.ts';
import { uiOf } from './kinds-ui.ts';
import type { CellProblem } from './problems.ts';
import type { Property } from './property.ts';
import { propertyName, settingsOf } from './values.ts';

interface Props {
  readonly property: Property;
  /** Null for empty. */
  readonly value: unknown;
  /** Ties the editor to a visible label's `htmlFor`. */
  readonly id?: string | undefined;
  readonly disabled?: boolean;
  /** Marks the editor as refused; to show the words (`valueProblem`) is the form's work, and `describedBy` ties them to it. */
  readonly invalid?: boolean;
  /** Id of the form's words that say why the value is refused. */
  readonly describedBy?: string | undefined;
  /** Of a sub-table: cells that are wrong besides those that their column refuses, such as by a rule. */
  readonly cellProblems?: readonly CellProblem[] | undefined;
  onChange(value: unknown): void;
}

/** The editor of a field. It needs a FieldServicesProvider above it. */
export function FieldEditor(props: Props) {
  const { property, value, id, disabled = false, invalid = false, describedBy, cellProblems, onChange } = props;
  const locale = useLocale();
  const { Editor } = uiOf(property);
  return (
    <Editor
      id={id}
      label={propertyName(property, locale)}
      value={value ?? null}
      settings={settingsOf(property)}
      required={property.required ?? false}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      cellProblems={cellProblems}
      isFixed={property.fixedRows ?? false}
      onChange={onChange}
    />
  );
}
