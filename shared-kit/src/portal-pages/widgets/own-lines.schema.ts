import { Type } from 'typebox';
import type { SettingsOf } from '../settings-type.ts';

/** Settings of a list of the reader's own things; `size` is how many lines it shows. */
export const OwnLinesSettings = Type.Object({ size: Type.Integer({ minimum: 1, maximum: 50 }) });
export type OwnLinesSettings = SettingsOf<typeof OwnLinesSettings>;
