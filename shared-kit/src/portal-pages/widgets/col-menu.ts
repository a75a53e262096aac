import type { NavigationSettings } from '../navigation.schema.ts';
import { widgetType } from '../widget-type.ts';

/** Links in a column. */
export const colMenu = widgetType<NavigationSettings>({
  size: { w: 3, h: 120 },
  phoneSize: { w: 12, h: 30 },
  settings: { navigator: [], navigatorIconSize: 'medium' },
});
