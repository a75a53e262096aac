import { widgetType } from '../widget-type.ts';
import type { OwnLinesSettings } from './own-lines.schema.ts';

/** Pages that the reader opened last. */
export const shortcutList = widgetType<OwnLinesSettings>({ size: { w: 5, h: 29 }, settings: { size: 8 } });
