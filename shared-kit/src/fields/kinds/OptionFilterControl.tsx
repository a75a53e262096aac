import { Checkbox, Radio, Select } from 'antd/es';
import { commonTexts } from '../../i18n/common.texts.ts';
import { useLocale } from '../../i18n/locale-hook.ts';
import type { FilterControlProps } from '../field-ui.ts';
import type { OptionSource } from './option-source.ts';
import { optionName, type OptionSettings } from './option-values.ts';
import { OptionsFromRecords } from './OptionsFromRecords.tsx';
import { useClear } from '../../ui/input/use-clear.tsx';
import { severalChoices } from '../../ui/input/several-choices.ts';

type Props = FilterControlProps<readonly string[], OptionSettings>;

/** Some of the options: from a dropdown, or by boxes, or one of them by radio buttons (list spec, section 3). */
export function OptionFilterControl(props: Props) {
  const { source } = props.settings;
  const InSight = inSight[props.look?.displayType ?? 0];
  if (source !== null) return <SourcedFilter {...props} source={source} InSight={InSight} />;
  return InSight === undefined ? <DropdownFilter {...props} /> : <InSight {...props} />;
}

/** The controls that show all options at once, by displayType. */
const inSight: Readonly<Record<number, typeof RadioFilter>> = { 1: RadioFilter, 2: CheckboxFilter };

interface SourcedProps extends Props {
  readonly source: OptionSource;
  readonly InSight: typeof RadioFilter | undefined;
}

/** Records keep texts that are no options any more, so that any text may be asked for. */
function SourcedFilter({ source, InSight, ...props }: SourcedProps) {
  const { id, label, value, onChange } = props;
  const common = commonTexts.useT();
  return (
    <OptionsFromRecords
      {...{ id, label, source }}
      isMultiple
      mayType
      placeholder={common('all')}
      value={value ?? []}
      renderAll={
        InSight && ((options) => <InSight {...props} settings={{ ...props.settings, options, source: null }} />)
      }
      onChange={(values) => onChange(values.length === 0 ? null : values)}
    />
  );
}

function useOptions({ options }: Pick<OptionSettings, 'options'>) {
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
      {...severalChoices}
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
