import type { FieldKind } from '../../field-kind.ts';
import { someOptions } from '../option-list-values.ts';
import type { OptionSettings } from '../option-values.ts';

/** Some of several options, all of which are seen at once. */
export const checkbox: FieldKind<readonly string[], OptionSettings, readonly string[]> = {
  ...someOptions,
  propertyTypes: [13],
};
