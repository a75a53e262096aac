import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { textFilter } from '../../filter-forms.ts';
import { defaultsOf, wholeNumber, type SettingsSchema } from '../../settings.ts';
import { validateText } from '../text-values.ts';

/** Settings of a short text: its greatest length. */
export interface ShortTextSettings {
  /** Characters, at most 200 (list spec, section 5). */
  readonly maxLength: number;
}

const settings: SettingsSchema<ShortTextSettings> = { maxLength: wholeNumber({ fallback: 200, min: 1, max: 200 }) };

/** Kind of one line of text. */
export const shortText: FieldKind<string, ShortTextSettings, string> = {
  propertyTypes: [0],
  storage: 'text',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: true,
  aggregates: countable,
  width: 176,
  align: 'left',
  isTextual: true,
  validate: (raw, { maxLength }) => validateText(raw, maxLength),
  parse: (text, { maxLength }) => validateText(text, maxLength),
  format: (value) => value,
  textHint: ({ maxLength }) => ({
    format: bilingual(`文本，最多 ${maxLength} 个字符`, `Text of at most ${maxLength} characters`),
    example: bilingual('蓝天科技有限公司', 'Blue Sky Ltd'),
  }),
  filter: textFilter,
};
