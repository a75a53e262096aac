import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { commonTexts } from '../../../i18n/common.texts.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind } from '../../field-kind.ts';
import { valid, invalid } from '../../problems.ts';
import type { NoSettings } from '../../settings.ts';

const words: Readonly<Record<string, boolean>> = {
  是: true,
  yes: true,
  true: true,
  '1': true,
  否: false,
  no: false,
  false: false,
  '0': false,
};

/** Yes or no. */
export const logic: FieldKind<boolean, NoSettings, boolean> = {
  propertyTypes: [4],
  storage: 'boolean',
  operators: operatorSets.logic,
  settings: {},
  defaultSettings: {},
  isSortable: true,
  aggregates: countable,
  width: 100,
  align: 'left',
  isTextual: true,
  validate(raw) {
    if (raw === null || raw === undefined || raw === '') return valid<boolean>(null);
    return typeof raw === 'boolean' ? valid(raw) : invalid('wrongType');
  },
  parse(text) {
    const word = text.trim().toLowerCase();
    if (word === '') return valid<boolean>(null);
    return Object.hasOwn(words, word) ? valid(words[word] === true) : invalid('notYesOrNo');
  },
  format: (value, _settings, { locale }) => commonTexts.t(locale, value ? 'yes' : 'no'),
  textHint: () => ({ format: bilingual('“是”或“否”', '“yes” or “no”'), example: bilingual('是', 'yes') }),
  filter: {
    toTree: (propertyCode, value) => ({ propertyCode, operator: 'equal', value }),
    toText: String,
    fromText: (text) => (Object.hasOwn(words, text) ? words[text] === true : null),
    describe: (value, _settings, { locale }) => commonTexts.t(locale, value ? 'yes' : 'no'),
  },
};
