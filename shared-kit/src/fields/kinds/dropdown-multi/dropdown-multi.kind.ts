import type { FieldKind } from '../../field-kind.ts';
import { someOptions } from '../option-list-values.ts';
import type { OptionSettings } from '../option-values.ts';

/** Some of several options, chosen from a list that opens. */
export const dropdownMulti: FieldKind<readonly string[], OptionSettings, readonly string[]> = {
  ...someOptions,
  propertyTypes: [15],
};
