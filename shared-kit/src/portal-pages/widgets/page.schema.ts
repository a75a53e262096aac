import { Type } from 'typebox';
import { oneOf } from '../../contract/document-parts.schema.ts';
import type { SettingsOf } from '../settings-type.ts';

export const PageSettings = Type.Object({
  /** Pixels. */
  rowHeight: Type.Integer({ minimum: 4, maximum: 200 }),
  /** Pixels between two widgets. */
  margin: Type.Integer({ minimum: 0, maximum: 50 }),
  /** Filters that stand above the widgets and hold for all that show records. */
  filters: Type.Array(oneOf('date', 'department', 'person'), { maxItems: 3 }),
});
export type PageSettings = SettingsOf<typeof PageSettings>;
