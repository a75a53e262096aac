import { Type } from 'typebox';
import { JsonTitle, maybe, oneOf } from '../contract/document-parts.schema.ts';
import { Address, Name } from './schema-parts.ts';
import type { SettingsOf } from './settings-type.ts';

/** Portal spec, section 3: the member named by `actionType` holds the target. */
export const NavigationItem = Type.Object({
  id: Name,
  /** Name of an icon of ours, or `refId` of a kept picture. */
  icon: Name,
  title: JsonTitle,
  actionType: oneOf('app', 'bizModel', 'portalPage', 'URL'),
  app: maybe(Name),
  bizModel: maybe(Name),
  portalPage: maybe(Name),
  URL: maybe(Address),
  openMode: oneOf('curPage', 'newPage'),
  /** The entry of everybody's workbench, which stays on the default dashboard (portal spec, section 2). */
  isDefaultWorkbench: Type.Optional(Type.Boolean()),
});
export type NavigationItem = SettingsOf<typeof NavigationItem>;

/** Links with icons, and the size of the icons (portal spec, section 3). */
export const navigationMembers = {
  navigator: Type.Array(NavigationItem, { maxItems: 50 }),
  navigatorIconSize: oneOf('small', 'medium', 'big'),
};

/** Settings of a row or a column of links. */
export const NavigationSettings = Type.Object(navigationMembers);
export type NavigationSettings = SettingsOf<typeof NavigationSettings>;
