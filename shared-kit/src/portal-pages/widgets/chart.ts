import { widgetType } from '../widget-type.ts';
import type { ChartSettings } from './chart.schema.ts';

/** Chart of a report. */
export const chart = widgetType<ChartSettings>({ size: { w: 5, h: 27 }, settings: { dataSource: null } });
