import { Type } from 'typebox';
import { Lines, Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';
import { ListIcon, textSourceMembers } from '../text-source.schema.ts';

/** Lines of records or of work; `size` is how many. */
export const TextListSettings = Type.Object({ icon: Name, ...textSourceMembers, listIcon: ListIcon, size: Lines });
export type TextListSettings = SettingsOf<typeof TextListSettings>;
