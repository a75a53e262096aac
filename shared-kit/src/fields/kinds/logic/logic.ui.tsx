import { Switch } from 'antd/es';
import { commonTexts } from '../../../i18n/common.texts.ts';
import type { EditorProps, FieldUi, FilterControlProps } from '../../field-ui.ts';
import type { NoSettings } from '../../settings.ts';
import { ChoiceFilterControl } from '../ChoiceFilterControl.tsx';
import { textCell } from '../text-cell.ui.ts';
import { logic } from './logic.kind.ts';

function Editor({ id, label, value, disabled, describedBy, onChange }: EditorProps<boolean, NoSettings>) {
  const t = commonTexts.useT();
  return (
    <Switch
      // A form stacks its parts and would draw it as wide as a text; antd's grey of "no" is too light for a word on it.
      style={{ alignSelf: 'flex-start', ...(value === true ? {} : { background: 'var(--ant-color-text-tertiary)' }) }}
      {...(id === undefined ? {} : { id })}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      checked={value === true}
      checkedChildren={t('yes')}
      unCheckedChildren={t('no')}
      onChange={onChange}
    />
  );
}

function FilterControl(props: FilterControlProps<boolean, NoSettings>) {
  const t = commonTexts.useT();
  return <ChoiceFilterControl {...props} yes={t('yes')} no={t('no')} />;
}

/** Cell, editor and filter control of yes and no. */
export const logicUi: FieldUi<boolean, NoSettings, boolean> = { Cell: textCell(logic), Editor, FilterControl };
