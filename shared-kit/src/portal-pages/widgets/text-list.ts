import { textSourceDefaults } from '../text-source.ts';
import { widgetType } from '../widget-type.ts';
import type { TextListSettings } from './text-list.schema.ts';

/** Lines of records or of work. */
export const textList = widgetType<TextListSettings>({
  size: { w: 5, h: 27 },
  settings: { icon: 'todo', ...textSourceDefaults, listIcon: 'dot', size: 10 },
});
