import { Type } from 'typebox';
import { Nullable } from '../contract/common.schema.ts';
import { oneOf, text } from '../contract/document-parts.schema.ts';
import { Colour } from './schema-parts.ts';
import type { SettingsOf } from './settings-type.ts';

/** Common style of every widget (portal spec, section 3). Colours are CSS colours, null follows the theme. */
export const WidgetStyle = Type.Object({
  backgroundColor: Colour,
  /** `refId` of a kept file; null: none. */
  backgroundImg: Nullable(text(64)),
  borderRadius: oneOf('none', 'small', 'medium', 'big'),
  borderStyle: oneOf('none', 'solid', 'dashed'),
  /** Pixels. A negative one becomes 0 (portal spec, section 4). */
  borderThickness: Type.Number({ minimum: 0, maximum: 100 }),
  borderColor: Colour,
  textColor: Colour,
  textThickness: oneOf('normal', 'bold'),
});
export type WidgetStyle = SettingsOf<typeof WidgetStyle>;
