import { FileTextOutlined } from '@portico/shared-kit/ui/icons';
import { TextListEditor } from '../../designer/editors/TextListEditor.tsx';
import { linesField, listIconField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { textListTexts } from './text-list.texts.ts';

/** Lines of records or of work in the designer. */
export const textListDesign = defineWidgetDesign<'TextList'>({
  type: 'TextList',
  category: 'data',
  nameIn: (locale) => textListTexts.t(locale, 'name'),
  Icon: FileTextOutlined,
  fields: [{ code: 'icon', label: 'componentIcon', control: 'icon' }, listIconField, linesField],
  Editor: TextListEditor,
});
