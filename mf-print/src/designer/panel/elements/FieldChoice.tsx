import type { Property } from '@portico/shared-kit/contract/models.schema';
import { ChoiceField } from '@portico/shared-kit/designer';
import { propertyName } from '@portico/shared-kit/fields';
import { useLocale } from '@portico/shared-kit/i18n';
import { panelTexts } from '../panel.texts.ts';

interface FieldChoiceProps {
  readonly value: string;
  readonly properties: readonly Property[];
  onChange(code: string): void;
}

/** Choice of a field; one that is gone is still said. */
export function FieldChoice({ value, properties, onChange }: FieldChoiceProps) {
  const t = panelTexts.useT();
  const locale = useLocale();
  const options = properties.map((property) => ({ value: property.code, label: propertyName(property, locale) }));
  const isGone = value !== '' && options.every((option) => option.value !== value);
  return (
    <ChoiceField
      label={t('field')}
      value={value === '' ? null : value}
      placeholder={t('chooseField')}
      options={isGone ? [...options, { value, label: t('gone', { code: value }) }] : options}
      onChange={onChange}
    />
  );
}
