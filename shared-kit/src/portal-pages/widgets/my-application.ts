import { widgetType } from '../widget-type.ts';
import type { MyApplicationSettings } from './my-application.schema.ts';

/** Applications that the reader may open. */
export const myApplication = widgetType<MyApplicationSettings>({ size: { w: 5, h: 29 }, settings: {} });
