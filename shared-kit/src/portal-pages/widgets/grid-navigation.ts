import { widgetType } from '../widget-type.ts';
import type { GridNavigationSettings } from './grid-navigation.schema.ts';

/** Links in a grid. */
export const gridNavigation = widgetType<GridNavigationSettings>({
  size: { w: 5, h: 20 },
  settings: { componentIcon: 'apps', navigator: [], navigatorIconSize: 'medium' },
});
