import { widgetType } from '../widget-type.ts';
import type { TabsGridSettings } from './tabs-grid.schema.ts';

/** Tabs, each with a panel of its own. A new one begins with two (portal spec, section 4). */
export const tabsGrid = widgetType<TabsGridSettings>({
  size: { w: 6, h: 41 },
  phoneSize: { w: 9, h: 30 },
  leastSize: { w: 3, h: 10 },
  content: 'panels',
  settings: { heads: [], tabDirection: 'row', tabTitlePosition: 'left' },
});
