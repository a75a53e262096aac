import { Type } from 'typebox';
import { navigationMembers } from '../navigation.schema.ts';
import { Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** Links in a grid below a head with an icon; its `title` is the specification's `componentTitle`. */
export const GridNavigationSettings = Type.Object({ componentIcon: Name, ...navigationMembers });
export type GridNavigationSettings = SettingsOf<typeof GridNavigationSettings>;
