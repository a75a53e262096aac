import { widgetType } from '../widget-type.ts';
import type { NewGridSettings } from './new-grid.schema.ts';

/** A container with a grid of its own. */
export const newGrid = widgetType<NewGridSettings>({
  size: { w: 5, h: 35 },
  content: 'widgets',
  settings: { showTitle: false },
});
