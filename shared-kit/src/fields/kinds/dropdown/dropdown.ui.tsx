import { Select } from 'antd/es';
import { useLocale } from '../../../i18n/locale-hook.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { controlLooks } from '../control-looks.ts';
import { optionName, type OptionSettings } from '../option-values.ts';
import { OptionCell, useOptionRender } from '../OptionTag.tsx';
import { loadOptionControl, OptionsFromRecords } from '../OptionsFromRecords.tsx';
import { OptionFilterControl } from '../OptionFilterControl.tsx';
import { useClear } from '../../../ui/input/use-clear.tsx';

function Editor({ settings, ...props }: EditorProps<string, OptionSettings>) {
  const { value, onChange } = props;
  if (settings.source === null) return <ListedOptions {...props} settings={settings} />;
  return (
    <OptionsFromRecords
      {...props}
      source={settings.source}
      isMultiple={false}
      value={value === null ? [] : [value]}
      onChange={([choice]) => onChange(choice ?? null)}
    />
  );
}

function ListedOptions(props: EditorProps<string, OptionSettings>) {
  const { value, settings, onChange } = props;
  const locale = useLocale();
  const clear = useClear();
  const draw = useOptionRender(settings);
  return (
    <Select<string>
      {...controlLooks(props)}
      style={{ width: '100%' }}
      allowClear={clear}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      {...(draw === null ? {} : { labelRender: draw, optionRender: draw })}
      options={settings.options.map((option) => ({
        value: option.value,
        label: optionName(option.value, settings, locale),
      }))}
      onChange={(choice: string | undefined) => onChange(choice ?? null)}
    />
  );
}

/** Cell, editor and filter control of an option of a closed list. */
export const dropdownUi: FieldUi<string, OptionSettings, readonly string[]> = {
  Cell: OptionCell,
  Editor,
  readsText: () => true,
  loadEditor: ({ source }) => (source === null ? null : loadOptionControl()),
  FilterControl: OptionFilterControl,
};
