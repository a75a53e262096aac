import { widgetType } from '../widget-type.ts';
import type { ContributedSettings } from './contributed.schema.ts';

/** A widget that a remote contributes. */
export const contributed = widgetType<ContributedSettings>({
  size: { w: 6, h: 23 },
  settings: { remote: '', widget: '', values: {} },
});
