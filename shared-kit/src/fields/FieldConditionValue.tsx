import { useLocale } from '../i18n/locale-hook.ts';
import { conditionControl, type FieldCondition } from './field-conditions.ts';
import { FieldEditor } from './FieldEditor.tsx';
import { FieldFilter } from './FieldFilter.tsx';
import { TextFilterControl } from './kinds/TextFilterControl.tsx';
import type { Property } from './property.ts';
import { propertyName } from './values.ts';

interface FieldConditionValueProps {
  readonly property: Property;
  readonly condition: FieldCondition;
  /** Marks the control as refused, and names the words that say why. */
  readonly invalid: boolean;
  onChange(value: unknown): void;
}

/** The control of a condition's value; nothing where its operator asks for none. It needs a FieldServicesProvider above it. */
export function FieldConditionValue({ property, condition, invalid, onChange }: FieldConditionValueProps) {
  const locale = useLocale();
  const control = conditionControl(property, condition.operator);
  if (control === null) return null;
  const { value } = condition;
  if (control === 'editor') {
    return <FieldEditor property={property} value={value} invalid={invalid} onChange={onChange} />;
  }
  if (control === 'filter') return <FieldFilter property={property} value={value} onChange={onChange} />;
  const text = typeof value === 'string' ? value : null;
  return <TextFilterControl label={propertyName(property, locale)} value={text} settings={{}} onChange={onChange} />;
}
