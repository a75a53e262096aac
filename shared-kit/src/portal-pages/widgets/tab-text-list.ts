import { widgetType } from '../widget-type.ts';
import type { TabTextListSettings } from './tab-text-list.schema.ts';

/** Text lists behind tabs. */
export const tabTextList = widgetType<TabTextListSettings>({
  size: { w: 5, h: 27 },
  settings: { heads: [], listIcon: 'dot', size: 10 },
});
