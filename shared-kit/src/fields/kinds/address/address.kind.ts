import { bilingual } from '../../../i18n/bilingual-text.ts';
import { operatorSets } from '../../../filters/operator-sets.ts';
import { countable } from '../../aggregates.ts';
import type { FieldKind, FilterForm } from '../../field-kind.ts';
import { valid, invalid, type ValidationResult } from '../../problems.ts';
import { choice, defaultsOf, type SettingsSchema } from '../../settings.ts';
import {
  addressInText,
  type AddressLevels,
  addressText,
  type AddressValue,
  longestDetail,
  readAddressValue,
} from './address-value.ts';

/** Settings of an address: its levels, and the presence of words after the area. */
export interface AddressSettings {
  /** 0 province-city-area, 1 province-city, 2 province (list spec, section 9). */
  readonly format: 0 | 1 | 2;
  /** Choice to ask for a street and number, too. */
  readonly detail: 'asked' | 'none';
}

const settings: SettingsSchema<AddressSettings> = { format: choice([0, 1, 2]), detail: choice(['asked', 'none']) };

/** Returns the number of levels of a display format. */
export function levelsOf({ format }: AddressSettings): AddressLevels {
  return ({ 0: 3, 1: 2, 2: 1 } as const)[format];
}

/** An area in which the address must be; its text is JSON (list spec, section 5). */
const areaFilter: FilterForm<AddressValue, AddressSettings> = {
  toTree: (propertyCode, value) => ({ propertyCode, operator: 'contains', value: JSON.stringify(value) }),
  toText: (value) => JSON.stringify(value),
  fromText: (text) => addressInText(text),
  describe: (value, _own, { locale }) => addressText(value, locale),
};

/** A place in China down to its area, with a street and number; what is not shown by its format is not kept. */
export const address: FieldKind<AddressValue, AddressSettings, AddressValue> = {
  propertyTypes: [10],
  storage: 'address',
  operators: operatorSets.others,
  settings,
  defaultSettings: defaultsOf(settings),
  isSortable: false,
  aggregates: countable,
  width: 252,
  align: 'left',
  isTextual: true,
  validate: validateAddress,
  parse(text, own, { readAddress }) {
    if (text.trim() === '') return valid<AddressValue>(null);
    const read = readAddress?.(text, levelsOf(own)) ?? { address: text };
    if (own.detail === 'none' && read.provinceAdcode === undefined) return invalid('notAPlace');
    return validateAddress(read, own);
  },
  format: (value, _own, { locale }) => addressText(value, locale),
  textHint: ({ detail }) => {
    const example = detail === 'asked' ? '广东省深圳市南山区科技园1号' : '广东省深圳市南山区';
    return {
      format: bilingual(
        '省、市、区的名称依次相连',
        'The Chinese names of province, city and area, one behind the other',
      ),
      example: bilingual(example, example),
    };
  },
  filter: areaFilter,
};

function validateAddress(raw: unknown, own: AddressSettings): ValidationResult<AddressValue> {
  if (raw === null || raw === undefined || raw === '') return valid<AddressValue>(null);
  const value = readAddressValue(raw, levelsOf(own));
  if (value === 'tooLong') return invalid('tooLong', { max: longestDetail });
  if (value === 'wrongType') return invalid('wrongType');
  if (value === null || own.detail === 'asked') return valid(value);
  const { address: _dropped, ...area } = value;
  return valid<AddressValue>(Object.keys(area).length === 0 ? null : area);
}
