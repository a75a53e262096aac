import { bilingual } from '../../i18n/bilingual-text.ts';
import { operatorSets } from '../../filters/operator-sets.ts';
import { anyOf } from '../../filters/filter-tree.ts';
import { localised, type Locale, locales } from '../../i18n/locale.ts';
import { countable } from '../aggregates.ts';
import type { FieldKind, FilterForm, FormatContext } from '../field-kind.ts';
import { joinedWords } from '../filter-forms.ts';
import { valid, invalid } from '../problems.ts';
import type { FieldOption } from '../property.ts';
import { defaultsOf, flag, optionList, type SettingsSchema } from '../settings.ts';
import { isOptionText, type OptionSource, optionSourceSetting } from './option-source.ts';

/** The options to choose from, in their order, or the records that they come from. */
export interface OptionSettings {
  readonly options: readonly FieldOption[];
  readonly source: OptionSource | null;
  /** True where an import may add texts to the options that are listed, if its person wants it to. */
  readonly importsMayAdd: boolean;
}

const settings: SettingsSchema<OptionSettings> = {
  options: optionList(),
  source: optionSourceSetting(),
  importsMayAdd: flag(),
};

/** The name to show for an option's value; a value whose option was removed shows itself. */
export function optionName(value: string, { options }: Pick<OptionSettings, 'options'>, locale: Locale): string {
  const option = options.find((each) => each.value === value);
  return option ? localised(option.name, option.name_i18n, locale) : value;
}

/** Some of the options, any of which the value may be. Their text ends with a semicolon when it is only one. */
const optionFilter: FilterForm<readonly string[], OptionSettings> = {
  // The operator table gives options no "is one of", so several become alternatives.
  toTree: (propertyCode, values) => anyOf(values.map((value) => ({ propertyCode, operator: 'equal', value }))),
  toText: (values) => (values.length === 1 ? `${values[0]};` : values.join(';')),
  fromText(text) {
    const values = text.split(';').filter((value) => value !== '');
    return values.length === 0 ? null : values;
  },
  describe: (values, own, { locale }) =>
    joinedWords(
      values.map((value) => optionName(value, own, locale)),
      locale,
    ),
};

function sourcedOption(source: OptionSource, text: string, { findOption }: FormatContext): string | null {
  return findOption === undefined ? text : findOption(source, text);
}

/** Parts that dropdown and radio have in common: one of the options is chosen, its value is stored. */
export const oneOption: Omit<FieldKind<string, OptionSettings, readonly string[]>, 'propertyTypes'> = {
  storage: 'text',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: true,
  aggregates: countable,
  width: 140,
  align: 'left',
  isTextual: true,
  // Whether a record has the text is the server's to find out.
  validate(raw, { options, source }) {
    if (raw === null || raw === undefined || raw === '') return valid<string>(null);
    if (typeof raw !== 'string') return invalid('wrongType');
    if (source !== null) return isOptionText(raw) ? valid(raw) : invalid('unknownOption', { option: raw });
    return options.some(({ value }) => value === raw) ? valid(raw) : invalid('unknownOption', { option: raw });
  },
  parse(text, own, context) {
    const wanted = text.trim();
    if (wanted === '') return valid<string>(null);
    if (own.source !== null) {
      const found = isOptionText(wanted) ? sourcedOption(own.source, wanted, context) : null;
      return found === null ? invalid('unknownOption', { option: wanted }) : valid(found);
    }
    const isNamed = (value: string, locale: Locale) => optionName(value, own, locale).trim() === wanted;
    const option =
      own.options.find(({ value }) => isNamed(value, context.locale)) ??
      own.options.find(({ value, name }) => value === wanted || name === wanted) ??
      own.options.find(({ value }) => locales.some((locale) => isNamed(value, locale)));
    return option ? valid(option.value) : invalid('unknownOption', { option: wanted });
  },
  format: (value, own, { locale }) => optionName(value, own, locale),
  textHint: (own) => {
    const names = (locale: Locale) => own.options.map(({ value }) => optionName(value, own, locale));
    const first = (locale: Locale) => names(locale)[0] ?? '';
    return {
      format: bilingual('选项的名称，选择其中一个', 'The name of one option'),
      example: bilingual(first('zh'), first('en')),
    };
  },
  filter: optionFilter,
};
