import { bilingual } from '../../i18n/bilingual-text.ts';
import { anyOf } from '../../filters/filter-tree.ts';
import { operatorSets } from '../../filters/operator-sets.ts';
import { countable } from '../aggregates.ts';
import type { FieldKind } from '../field-kind.ts';
import { several } from './list-values.ts';
import { oneOption, optionName, type OptionSettings } from './option-values.ts';

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
  textHint: (own) => {
    const some = (locale: 'zh' | 'en') =>
      own.options
        .slice(0, 2)
        .map(({ value }) => optionName(value, own, locale))
        .join(';');
    return {
      format: bilingual('选项的名称，多个用分号隔开', 'The names of options, with semicolons between them'),
      example: bilingual(some('zh'), some('en')),
    };
  },
  filter: {
    ...oneOption.filter,
    toTree: (propertyCode, values) => anyOf(values.map((value) => ({ propertyCode, operator: 'contains', value }))),
  },
};
