import { Type } from 'typebox';
import { Nullable } from '../../contract/common.schema.ts';
import { JsonTitle, maybe, oneOf } from '../../contract/document-parts.schema.ts';
import { Address, Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** A picture and what a click on it opens (portal spec, section 3; `gotoTypes` names the numbers of `gotoType`). */
export const CarouselPhoto = Type.Object({
  id: Name,
  name: JsonTitle,
  /** `refId` of a kept picture; null: the name is drawn on the theme's colour. */
  refId: Nullable(Name),
  openType: oneOf('_self', '_blank'),
  fillType: oneOf('FitHeight', 'FitWidth', 'FillAll', 'Scale'),
  gotoType: oneOf(0, 1, 2, 3, 4),
  app: maybe(Name),
  bizModel: maybe(Name),
  linkUrl: maybe(Address),
  gotoPage: maybe(Name),
});
export type CarouselPhoto = SettingsOf<typeof CarouselPhoto>;

export const CarouselSettings = Type.Object({
  autoplay: Type.Boolean(),
  /** In ms, whole seconds from 1 to 60 (portal spec, section 5). */
  autoplaySpeed: Type.Integer({ minimum: 1000, maximum: 60_000, multipleOf: 1000 }),
  photos: Type.Array(CarouselPhoto, { maxItems: 30 }),
});
export type CarouselSettings = SettingsOf<typeof CarouselSettings>;
