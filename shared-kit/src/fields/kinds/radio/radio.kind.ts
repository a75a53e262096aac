import type { FieldKind } from '../../field-kind.ts';
import { oneOption, type OptionSettings } from '../option-values.ts';

/** Kind of one of a few options, all in sight. */
export const radio: FieldKind<string, OptionSettings, readonly string[]> = { ...oneOption, propertyTypes: [12] };
