import { Checkbox } from 'antd/es';
import { useLocale } from '../../../i18n/locale-hook.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { OptionTag, optionsCell } from '../OptionTag.tsx';
import { loadOptionControl, OptionsFromRecords } from '../OptionsFromRecords.tsx';
import { OptionFilterControl } from '../OptionFilterControl.tsx';
import type { OptionSettings } from '../option-values.ts';
import styles from './Checkbox.module.css';
import { checkbox } from './checkbox.kind.ts';

function Editor({ settings, ...props }: EditorProps<readonly string[], OptionSettings>) {
  const { value, onChange } = props;
  if (settings.source === null) return <Boxes {...props} settings={settings} />;
  return (
    <OptionsFromRecords
      {...props}
      source={settings.source}
      isMultiple
      value={value ?? []}
      renderAll={(options) => <Boxes {...props} settings={{ ...settings, options, source: null }} />}
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}

function Boxes(props: EditorProps<readonly string[], OptionSettings>) {
  const { id, label, value, settings, disabled, describedBy, onChange } = props;
  const locale = useLocale();
  return (
    <div
      {...(id === undefined ? {} : { id })}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.editor}
    >
      <Checkbox.Group<string>
        disabled={disabled}
        value={[...(value ?? [])]}
        options={settings.options.map((option) => ({
          value: option.value,
          label: <OptionTag value={option.value} settings={settings} locale={locale} />,
        }))}
        onChange={(values) => onChange(values.length === 0 ? null : values)}
      />
    </div>
  );
}

/** Cell, editor and filter control of checkboxes: several of a few options. */
export const checkboxUi: FieldUi<readonly string[], OptionSettings, readonly string[]> = {
  Cell: optionsCell(checkbox.format),
  Editor,
  readsText: () => true,
  loadEditor: ({ source }) => (source === null ? null : loadOptionControl()),
  FilterControl: OptionFilterControl,
};
