import { widgetType } from '../widget-type.ts';
import type { PageSettings } from './page.schema.ts';

/** The page itself, which holds all others. */
export const page = widgetType<PageSettings>({
  size: { w: 12, h: 1 },
  content: 'widgets',
  settings: { rowHeight: 10, margin: 8, filters: [] },
});
