import { Select } from 'antd/es';
import { commonTexts } from '../../i18n/common.texts.ts';
import type { FilterControlProps } from '../field-ui.ts';
import { useClear } from '../../ui/input/use-clear.tsx';

interface Props extends Omit<FilterControlProps<boolean, object>, 'settings'> {
  readonly yes: string;
  readonly no: string;
}

/** A choice between two words, or neither. */
export function ChoiceFilterControl({ id, label, value, yes, no, onChange }: Props) {
  const common = commonTexts.useT();
  const clear = useClear();
  return (
    <Select<'yes' | 'no'>
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      style={{ width: '100%' }}
      allowClear={clear}
      placeholder={common('all')}
      value={value === null ? null : value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      onChange={(choice: 'yes' | 'no' | undefined) => onChange(choice === undefined ? null : choice === 'yes')}
    />
  );
}
