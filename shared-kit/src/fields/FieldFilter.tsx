import { useLocale } from '../i18n/locale-hook.ts';
import type { FilterLook } from './field-ui.ts';
import { uiOf } from './kinds-ui.ts';
import type { Property } from './property.ts';
import { propertyName, settingsOf } from './values.ts';

interface Props {
  readonly property: Property;
  /** The field's part of a FilterState; null asks for nothing. */
  readonly value: unknown;
  readonly id?: string | undefined;
  readonly look?: FilterLook | undefined;
  onChange(value: unknown): void;
}

/** A field's control in the filter form. It needs a FieldServicesProvider above it. */
export function FieldFilter({ property, value, id, look, onChange }: Props) {
  const locale = useLocale();
  const { FilterControl } = uiOf(property);
  return (
    <FilterControl
      id={id}
      label={propertyName(property, locale)}
      value={value ?? null}
      settings={settingsOf(property)}
      look={look}
      onChange={onChange}
    />
  );
}
