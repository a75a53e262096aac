import { ChoiceField, ChoicesField, NumberField, SettingsFields } from '@portico/shared-kit/designer';
import { settingTexts } from '../../widgets/settings.texts.ts';
import type { SettingField } from '../../widgets/widget-design.ts';
import { IconField } from './IconField.tsx';
import { SecondsField } from './SecondsField.tsx';

/** Setting of a widget whose type is not known here. */
export type AnySetting = SettingField<Readonly<Record<string, unknown>>>;

interface SettingControlProps {
  readonly field: AnySetting;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** Property type of yes and no (list spec, section 3). */
const logic = 4;

/** A setting of a widget, drawn by the control that its schema names. */
export function SettingControl({ field, value, onChange }: SettingControlProps) {
  const t = settingTexts.useT();
  const label = t(`labels.${field.label}`);
  switch (field.control) {
    case 'choice':
    case 'choices': {
      const options = field.values.map((each) => ({ value: each as string, label: t(`values.${each}`) }));
      if (field.control === 'choice')
        return <ChoiceField label={label} value={String(value)} options={options} onChange={onChange} />;
      return <ChoicesField label={label} value={value as readonly string[]} options={options} onChange={onChange} />;
    }
    case 'number':
      return <NumberField label={label} value={Number(value)} min={field.min} max={field.max} onChange={onChange} />;
    case 'seconds':
      return <SecondsField label={label} value={Number(value)} onChange={onChange} />;
    case 'icon':
      return <IconField label={label} value={String(value)} onChange={onChange} />;
    case 'switch': {
      const property = { code: field.code, name: label, propertyType: logic };
      return (
        <SettingsFields
          fields={[property]}
          values={{ [field.code]: value }}
          onChange={(_code, next) => onChange(next === true)}
        />
      );
    }
  }
}
