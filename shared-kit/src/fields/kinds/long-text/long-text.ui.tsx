import { Input } from 'antd/es';
import type { CSSProperties } from 'react';
import type { EditorProps, FieldUi } from '../../field-ui.ts';
import { controlLooks, countedLooks } from '../control-looks.ts';
import { textCell } from '../text-cell.ui.ts';
import { TextFilterControl } from '../TextFilterControl.tsx';
import { longText, type LongTextSettings } from './long-text.kind.ts';

/** Grows with its text. antd's autoSize measures in a hidden copy whose style attribute the page's content policy refuses. */
const growing: CSSProperties = { fieldSizing: 'content', minHeight: '4lh', maxHeight: '12lh' };

function Editor(props: EditorProps<string, LongTextSettings>) {
  const { value, settings, onChange } = props;
  return (
    <Input.TextArea
      {...controlLooks(props)}
      {...countedLooks(settings.maxLength)}
      rows={3}
      style={growing}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** Cell, editor and filter control of text of several lines. */
export const longTextUi: FieldUi<string, LongTextSettings, string> = {
  Cell: textCell(longText),
  Editor,
  isTyped: true,
  FilterControl: TextFilterControl,
};
