import { Type } from 'typebox';
import { Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** `tab`: the key of its head. */
export const TabsPanelGridSettings = Type.Object({ tab: Name });
export type TabsPanelGridSettings = SettingsOf<typeof TabsPanelGridSettings>;
