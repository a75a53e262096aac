import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { defineTexts } from '../../../i18n/define-texts.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { textFilter } from '../../filter-forms.ts';
import { defaultsOf, wholeNumber, type SettingsSchema } from '../../settings.ts';
import { validateText } from '../text-values.ts';

/** Settings of a long text: its greatest length. */
export interface LongTextSettings {
  /** Characters, at most 2000 (list spec, section 5). */
  readonly maxLength: number;
}

const settings: SettingsSchema<LongTextSettings> = { maxLength: wholeNumber({ fallback: 2000, min: 1, max: 2000 }) };

const longTextTexts = defineTexts('longText', {
  zh: { notShown: '该内容不支持展示' },
  en: { notShown: 'This content cannot be shown' },
});

/** Portal spec, section 5: long text that contains HTML tags is not displayed. */
const htmlTag = /<\/?[a-z][^<>]*>/i;

/** Text of several lines. It is stored, exported and imported as it is; the screen refuses markup. */
export const longText: FieldKind<string, LongTextSettings, string> = {
  propertyTypes: [1],
  storage: 'text',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: false,
  aggregates: countable,
  width: 252,
  align: 'left',
  isTextual: true,
  hasLines: true,
  validate: (raw, { maxLength }) => validateText(raw, maxLength),
  parse: (text, { maxLength }) => validateText(text, maxLength),
  format: (value) => value,
  display: (value, _settings, { locale }) => (htmlTag.test(value) ? longTextTexts.t(locale, 'notShown') : value),
  textHint: ({ maxLength }) => ({
    format: bilingual(
      `文本，可换行，最多 ${maxLength} 个字符`,
      `Text of at most ${maxLength} characters, on several lines`,
    ),
    example: bilingual('每周一上午送货', 'Deliver on Monday mornings'),
  }),
  filter: textFilter,
};
