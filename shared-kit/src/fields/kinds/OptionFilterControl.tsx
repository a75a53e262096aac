import { Checkbox, Radio, Select } from 'antd/es';
import { commonTexts } from '../../i18n/common.texts.ts';
import { useLocale } from '../../i18n/current-locale.ts';
import type { FilterControlProps } from '../field-ui.ts';
import { optionName, type OptionSettings } from './option-values.ts';
import { useClear } from '../../ui/input/use-clear.tsx';

type Props = FilterControlProps<readonly string[], OptionSettings>;

/** Some of the options: from a dropdown, or by boxes, or one of them by radio buttons (list spec, section 3). */
export function OptionFilterControl(props: Props) {
  if (props.look?.displayType === 1) return <RadioFilter {...props} />;
  if (props.look?.displayType === 2) return <CheckboxFilter {...props} />;
  return <DropdownFilter {...props} />;
}

function useOptions({ options }: OptionSettings) {
  const locale = useLocale();
  return options.map(({ value }) => ({ value, label: optionName(value, { options }, locale) }));
}

/** Stands for no condition; no option is called so, as it could not be typed. */
const anyOption = '\u0000';

function RadioFilter({ id, label, value, settings, onChange }: Props) {
  const common = commonTexts.useT();
  return (
    <Radio.Group
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      value={value?.[0] ?? anyOption}
      options={[{ value: anyOption, label: common('all') }, ...useOptions(settings)]}
      onChange={({ target }) => onChange(target.value === anyOption ? null : [String(target.value)])}
    />
  );
}

function CheckboxFilter({ id, label, value, settings, onChange }: Props) {
  return (
    <div role="group" id={id} aria-label={label}>
      <Checkbox.Group
        value={[...(value ?? [])]}
        options={useOptions(settings)}
        onChange={(values) => onChange(values.length === 0 ? null : values)}
      />
    </div>
  );
}

function DropdownFilter(props: Props) {
  const { id, label, value, settings, onChange } = props;
  const common = commonTexts.useT();
  const options = useOptions(settings);
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
      options={options}
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}
