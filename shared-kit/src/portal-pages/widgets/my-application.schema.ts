import { Type } from 'typebox';
import type { SettingsOf } from '../settings-type.ts';

export const MyApplicationSettings = Type.Object({});
export type MyApplicationSettings = SettingsOf<typeof MyApplicationSettings>;
