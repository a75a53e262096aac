import type { FieldKind } from '../../field-kind.ts';
import { oneOption, type OptionSettings } from '../option-values.ts';

/** Kind of one of several options, chosen from a list that opens. */
export const dropdown: FieldKind<string, OptionSettings, readonly string[]> = { ...oneOption, propertyTypes: [14] };
