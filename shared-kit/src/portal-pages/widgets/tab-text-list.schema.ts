import { Type } from 'typebox';
import { Lines } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';
import { ListIcon, textSourceMembers } from '../text-source.schema.ts';
import { TabHead } from './tabs-grid.schema.ts';

/** Head of a tab with the source of its lines (portal spec, section 3). */
const TextListHead = Type.Object({ ...TabHead.properties, ...textSourceMembers });

export const TabTextListSettings = Type.Object({
  heads: Type.Array(TextListHead, { maxItems: 10 }),
  listIcon: ListIcon,
  size: Lines,
});
export type TabTextListSettings = SettingsOf<typeof TabTextListSettings>;
