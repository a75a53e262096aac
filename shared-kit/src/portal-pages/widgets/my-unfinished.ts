import { widgetType } from '../widget-type.ts';
import type { OwnLinesSettings } from './own-lines.schema.ts';

/** Work that waits for the reader. */
export const myUnfinished = widgetType<OwnLinesSettings>({ size: { w: 6, h: 35 }, settings: { size: 10 } });
