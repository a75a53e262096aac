import { Type } from 'typebox';
import { Nullable } from '../../contract/common.schema.ts';
import { Name } from '../schema-parts.ts';
import type { SettingsOf } from '../settings-type.ts';

export const ChartSettings = Type.Object({
  /** The chart that is shown; null while none is chosen (portal spec, section 3). */
  dataSource: Nullable(Type.Object({ reportCode: Name, chartCode: Name })),
});
export type ChartSettings = SettingsOf<typeof ChartSettings>;
