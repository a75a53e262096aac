import { HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { linesField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';
import { shortcutListTexts } from './shortcut-list.texts.ts';

/** The list of what the reader opened last, in the designer. */
export const shortcutListDesign = defineWidgetDesign({
  type: 'ShortcutList',
  category: 'data',
  nameIn: (locale) => shortcutListTexts.t(locale, 'name'),
  Icon: HistoryOutlined,
  fields: [linesField],
});
