import type { SettingsEditorProps } from '../../widgets/widget-design.ts';
import { TextSourceFields } from './TextSourceFields.tsx';

/** The source of a text list. */
export function TextListEditor({ widget, onChange }: SettingsEditorProps<'TextList'>) {
  const { icon: _icon, listIcon: _listIcon, size: _size, ...source } = widget.settings;
  return <TextSourceFields source={source} onChange={(next) => onChange(next, 'source')} />;
}
