import type { JsonObject } from '../../contract/versioned-json.ts';
import { widgetType } from '../widget-type.ts';

/** JSON that was saved of a widget that this program cannot read. */
export interface UnknownSettings {
  readonly saved: JsonObject;
}

/** Stands for a widget that this program cannot read, so that nothing of it is lost. It is never saved by this name. */
export const unknown = widgetType<UnknownSettings>({ size: { w: 4, h: 12 }, settings: { saved: {} } });
