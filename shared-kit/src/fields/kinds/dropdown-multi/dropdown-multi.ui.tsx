import { Select } from 'antd/es';
import { useLocale } from '../../../i18n/locale-hook.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { useClear } from '../../../ui/input/use-clear.tsx';
import { controlLooks } from '../control-looks.ts';
import { optionsCell, useOptionRender } from '../OptionTag.tsx';
import { loadOptionControl, OptionsFromRecords } from '../OptionsFromRecords.tsx';
import { OptionFilterControl } from '../OptionFilterControl.tsx';
import { optionName, type OptionSettings } from '../option-values.ts';
import { dropdownMulti } from './dropdown-multi.kind.ts';
import { severalChoices } from '../../../ui/input/several-choices.ts';

function Editor({ settings, ...props }: EditorProps<readonly string[], OptionSettings>) {
  const { value, onChange } = props;
  if (settings.source === null) return <ListedOptions {...props} settings={settings} />;
  return (
    <OptionsFromRecords
      {...props}
      source={settings.source}
      isMultiple
      value={value ?? []}
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}

function ListedOptions(props: EditorProps<readonly string[], OptionSettings>) {
  const { value, settings, onChange } = props;
  const locale = useLocale();
  const clear = useClear();
  const draw = useOptionRender(settings);
  return (
    <Select<string[]>
      {...controlLooks(props)}
      style={{ width: '100%' }}
      {...severalChoices}
      allowClear={clear}
      showSearch={{ optionFilterProp: 'label' }}
      value={[...(value ?? [])]}
      {...(draw === null ? {} : { optionRender: draw })}
      options={settings.options.map((option) => ({
        value: option.value,
        label: optionName(option.value, settings, locale),
      }))}
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}

/** Cell, editor and filter control of several options of a closed list. */
export const dropdownMultiUi: FieldUi<readonly string[], OptionSettings, readonly string[]> = {
  Cell: optionsCell(dropdownMulti.format),
  Editor,
  readsText: () => true,
  loadEditor: ({ source }) => (source === null ? null : loadOptionControl()),
  FilterControl: OptionFilterControl,
};
