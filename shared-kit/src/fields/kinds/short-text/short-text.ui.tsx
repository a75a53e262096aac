import { Input } from 'antd/es';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { textCell } from '../text-cell.ui.ts';
import { TextFilterControl } from '../TextFilterControl.tsx';
import { shortText, type ShortTextSettings } from './short-text.kind.ts';

function Editor({
  id,
  label,
  value,
  settings,
  disabled,
  invalid,
  describedBy,
  onChange,
}: EditorProps<string, ShortTextSettings>) {
  return (
    <Input
      id={id}
      aria-label={label}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      status={invalid ? 'error' : ''}
      disabled={disabled}
      maxLength={settings.maxLength}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** How a line of text is shown, entered and filtered by. */
export const shortTextUi: FieldUi<string, ShortTextSettings, string> = {
  Cell: textCell(shortText),
  Editor,
  FilterControl: TextFilterControl,
};
