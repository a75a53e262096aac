import type { NavigationSettings } from '../navigation.schema.ts';
import { widgetType } from '../widget-type.ts';

/** Links in a row. */
export const rowMenu = widgetType<NavigationSettings>({
  size: { w: 12, h: 9 },
  leastSize: { w: 3, h: 6 },
  settings: { navigator: [], navigatorIconSize: 'medium' },
});
