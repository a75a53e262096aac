import { Type } from 'typebox';
import type { SettingsOf } from '../settings-type.ts';

export const NewGridSettings = Type.Object({ showTitle: Type.Boolean() });
export type NewGridSettings = SettingsOf<typeof NewGridSettings>;
