import { Type } from 'typebox';
import { JsonTitle, oneOf } from '../../contract/document-parts.schema.ts';
import { Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** Head of a tab: `key` names its panel. */
export const TabHead = Type.Object({ key: Name, title: JsonTitle, icon: Name });
export type TabHead = SettingsOf<typeof TabHead>;

/** Tabs (portal spec, section 3): direction row has its titles above, column beside the panels. */
export const TabsGridSettings = Type.Object({
  heads: Type.Array(TabHead, { maxItems: 20 }),
  tabDirection: oneOf('row', 'column'),
  tabTitlePosition: oneOf('left', 'center', 'right'),
});
export type TabsGridSettings = SettingsOf<typeof TabsGridSettings>;
