import { Select } from 'antd/es';
import { commonTexts } from '../../i18n/common.texts.ts';
import { useLocale } from '../../i18n/current-locale.ts';
import type { FilterControlProps } from '../field-ui.ts';
import { optionName, type OptionSettings } from './option-values.ts';
import { useClear } from '../../ui/input/use-clear.tsx';

/** Some of the options. */
export function OptionFilterControl(props: FilterControlProps<readonly string[], OptionSettings>) {
  const { id, label, value, settings, onChange } = props;
  const common = commonTexts.useT();
  const locale = useLocale();
  const clear = useClear();
  return (
    <Select<string[]>
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      style={{ width: '100%' }}
      mode="multiple"
      maxTagCount="responsive"
      allowClear={clear}
      placeholder={common('all')}
      showSearch={{ optionFilterProp: 'label' }}
      value={[...(value ?? [])]}
      options={settings.options.map((option) => ({
        value: option.value,
        label: optionName(option.value, settings, locale),
      }))}
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}
