import { Input } from 'antd/es';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { controlLooks, countedLooks } from '../control-looks.ts';
import { textCell } from '../text-cell.ui.ts';
import { TextFilterControl } from '../TextFilterControl.tsx';
import { shortText, type ShortTextSettings } from './short-text.kind.ts';

function Editor(props: EditorProps<string, ShortTextSettings>) {
  const { value, settings, onChange } = props;
  return (
    <Input
      {...controlLooks(props)}
      {...countedLooks(settings.maxLength)}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** Cell, editor and filter control of a line of text. */
export const shortTextUi: FieldUi<string, ShortTextSettings, string> = {
  Cell: textCell(shortText),
  Editor,
  isTyped: true,
  FilterControl: TextFilterControl,
};
