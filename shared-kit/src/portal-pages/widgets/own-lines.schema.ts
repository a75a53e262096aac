import { Type } from 'typebox';
import { Lines } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

/** Settings of a list of the reader's own things; `size` is how many lines it shows. */
export const OwnLinesSettings = Type.Object({ size: Lines });
export type OwnLinesSettings = SettingsOf<typeof OwnLinesSettings>;
