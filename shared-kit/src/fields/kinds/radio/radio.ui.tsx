import { Button, Radio } from 'antd/es';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { useLocale } from '../../../i18n/locale-hook.ts';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import type { OptionSettings } from '../option-values.ts';
import { OptionCell, OptionTag } from '../OptionTag.tsx';
import { loadOptionControl, OptionsFromRecords } from '../OptionsFromRecords.tsx';
import { OptionFilterControl } from '../OptionFilterControl.tsx';
import styles from './Radio.module.css';

function Editor({ settings, ...props }: EditorProps<string, OptionSettings>) {
  const { value, onChange } = props;
  if (settings.source === null) return <Radios {...props} settings={settings} />;
  return (
    <OptionsFromRecords
      {...props}
      source={settings.source}
      isMultiple={false}
      value={value === null ? [] : [value]}
      renderAll={(options) => <Radios {...props} settings={{ ...settings, options, source: null }} />}
      onChange={([choice]) => onChange(choice ?? null)}
    />
  );
}

function Radios(props: EditorProps<string, OptionSettings>) {
  const { id, label, value, settings, required, disabled, invalid, describedBy, onChange } = props;
  const locale = useLocale();
  const t = commonTexts.useT();
  return (
    <div className={styles.editor}>
      <Radio.Group
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        disabled={disabled}
        value={value}
        options={settings.options.map((option) => ({
          value: option.value,
          label: <OptionTag value={option.value} settings={settings} locale={locale} />,
        }))}
        onChange={(event) => onChange(String(event.target.value))}
      />
      {/* A radio cannot be unchosen by itself. */}
      {value !== null && !required && !disabled && (
        <Button type="link" size="small" onClick={() => onChange(null)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

/** Cell, editor and filter control of one of a few options. */
export const radioUi: FieldUi<string, OptionSettings, readonly string[]> = {
  Cell: OptionCell,
  Editor,
  readsText: () => true,
  loadEditor: ({ source }) => (source === null ? null : loadOptionControl()),
  FilterControl: OptionFilterControl,
};
