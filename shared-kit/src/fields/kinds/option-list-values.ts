import { anyOf } from '../../filters/filter-tree.ts';
import { operatorSets } from '../../filters/operator-sets.ts';
import { countable } from '../aggregates.ts';
import type { FieldKind } from '../field-kind.ts';
import { several } from './list-values.ts';
import { oneOption, type OptionSettings } from './option-values.ts';

/** Parts that checkbox and multi dropdown have in common: some of the options are chosen, their values are stored. */
export const someOptions: Omit<FieldKind<readonly string[], OptionSettings, readonly string[]>, 'propertyTypes'> = {
  storage: 'texts',
  operators: operatorSets.others,
  settings: oneOption.settings,
  defaultSettings: oneOption.defaultSettings,
  isSortable: false,
  aggregates: countable,
  width: 176,
  align: 'left',
  isTextual: true,
  ...several(oneOption, (value) => value),
  filter: {
    ...oneOption.filter,
    toTree: (propertyCode, values) => anyOf(values.map((value) => ({ propertyCode, operator: 'contains', value }))),
  },
};
