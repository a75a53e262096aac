import { HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { linesField } from '../lines-field.ts';
import { defineWidgetDesign } from '../widget-design.ts';

/** The list of what the reader opened last, in the designer. */
export const shortcutListDesign = defineWidgetDesign({
  type: 'ShortcutList',
  category: 'data',
  Icon: HistoryOutlined,
  fields: [linesField],
});
