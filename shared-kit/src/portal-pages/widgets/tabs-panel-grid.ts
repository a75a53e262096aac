import { widgetType } from '../widget-type.ts';
import type { TabsPanelGridSettings } from './tabs-panel-grid.schema.ts';

/** The panel of a tab, which comes and goes with its head and cannot be removed by itself. */
export const tabsPanelGrid = widgetType<TabsPanelGridSettings>({
  size: { w: 12, h: 1 },
  content: 'widgets',
  settings: { tab: '' },
});
