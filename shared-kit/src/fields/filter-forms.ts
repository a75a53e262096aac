import { anyOf, type FilterTree, type FilterUnit } from '../filters/filter-tree.ts';
import { defineTexts } from '../i18n/define-texts.ts';
import { localised } from '../i18n/locale.ts';
import type { FilterForm, FormatContext } from './field-kind.ts';
import { listOf, objectOf } from './json.ts';

const chipTexts = defineTexts('filterChips', {
  zh: {
    from: '≥ {{from}}',
    to: '≤ {{to}}',
    between: '{{from}} ~ {{to}}',
    filled: '已填写',
    empty: '未填写',
    comma: '、',
  },
  en: {
    from: '≥ {{from}}',
    to: '≤ {{to}}',
    between: '{{from}} – {{to}}',
    filled: 'filled in',
    empty: 'empty',
    comma: ', ',
  },
});

/** Two bounds; null is open. */
export type RangeFilter = readonly [from: string | null, to: string | null];

/** A search for a part of the text. */
export const textFilter: FilterForm<string, object> = {
  toTree: (propertyCode, value) =>
    value.trim() === '' ? null : { propertyCode, operator: 'contains', value: value.trim() },
  toText: (value) => value.trim(),
  fromText: (text) => (text.trim() === '' ? null : text.trim()),
  describe: (value) => value.trim(),
};

/** Filter by the presence of any entries: files, rows. */
export const presenceFilter: FilterForm<boolean, object> = {
  toTree: (propertyCode, value) => ({ propertyCode, operator: value ? 'isNotNull' : 'isNull', value: null }),
  toText: String,
  fromText: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  describe: (value, _settings, { locale }) => chipTexts.t(locale, value ? 'filled' : 'empty'),
};

/** Rule by which a kind bounds its values: reads a bound, widens it to the whole day or year, writes it. */
interface RangeRule<TSettings extends object> {
  read(text: string, settings: TSettings, end: 'first' | 'last'): string | null;
  widen(range: RangeFilter, settings: TSettings): RangeFilter;
  format(bound: string, settings: TSettings, context: FormatContext): string;
}

/** A range with both bounds included. Its text is `from;to`, either may be empty; one value alone is both. */
export function rangeFilter<TSettings extends object>(rule: RangeRule<TSettings>): FilterForm<RangeFilter, TSettings> {
  return {
    toTree(propertyCode, value, settings): FilterTree | null {
      if (value[0] === null && value[1] === null) return null;
      return { propertyCode, operator: 'between', value: rule.widen(value, settings) };
    },
    toText: ([from, to]) => (from === null && to === null ? '' : `${from ?? ''};${to ?? ''}`),
    fromText(text, settings) {
      const [from = '', to = from] = text.split(';');
      const texts = [from.trim(), to.trim()] as const;
      const range = [rule.read(texts[0], settings, 'first'), rule.read(texts[1], settings, 'last')] as const;
      const isUnread = range.some((bound, index) => bound === null && texts[index] !== '');
      return isUnread || (range[0] === null && range[1] === null) ? null : range;
    },
    describe([from, to], settings, context) {
      const words = (bound: string) => rule.format(bound, settings, context);
      if (from === null) return to === null ? '' : chipTexts.t(context.locale, 'to', { to: words(to) });
      if (to === null) return chipTexts.t(context.locale, 'from', { from: words(from) });
      return chipTexts.t(context.locale, 'between', { from: words(from), to: words(to) });
    },
  };
}

/** People or departments, any of which the value may be. Their text is JSON (list spec, section 5). */
export function unitFilter(unitType: 1 | 3): FilterForm<readonly FilterUnit[], object> {
  return {
    toTree: (propertyCode, value) => (value.length === 0 ? null : { propertyCode, operator: 'in', value }),
    toText: (value) =>
      value.length === 0
        ? ''
        : JSON.stringify(
            value.map(({ id, name, name_i18n }) => ({ id, unitType, name, ...(name_i18n ? { name_i18n } : {}) })),
          ),
    fromText: (text) => readUnits(text),
    describe: (value, _settings, { locale }) =>
      joinedWords(
        value.map(({ name, name_i18n }) => localised(name, name_i18n, locale)),
        locale,
      ),
  };
}

/** Records of another model, any of which the value may be: the operators of related forms know no list of values. */
export const recordFilter: FilterForm<readonly FilterUnit[], object> = {
  toTree: (propertyCode, value) =>
    anyOf(value.map(({ id, name }) => ({ propertyCode, operator: 'equal', value: { id, name } }))),
  toText: (value) => (value.length === 0 ? '' : JSON.stringify(value.map(({ id, name }) => ({ id, name })))),
  fromText: (text) => readUnits(text),
  describe: (value, _settings, { locale }) =>
    joinedWords(
      value.map(({ name }) => name),
      locale,
    ),
};

/** People and departments, any of which may be among the value's. Each says which it is. */
export const mixFilter: FilterForm<readonly FilterUnit[], object> = {
  ...unitFilter(3),
  toText: (value) => (value.length === 0 ? '' : JSON.stringify(value)),
  fromText: (text) => readUnits(text, true),
};

function readUnits(text: string, isMix = false): readonly FilterUnit[] | null {
  try {
    const raw: unknown = JSON.parse(text);
    const units = (objectOf(raw) === null ? listOf(raw) : [raw])?.map((unit) => readUnit(unit, isMix)) ?? [];
    const read = units.filter((unit) => unit !== null);
    return read.length === 0 || read.length < units.length ? null : read;
  } catch {
    return null;
  }
}

function readUnit(raw: unknown, isMix: boolean): FilterUnit | null {
  const { id, name, name_i18n, unitType } = objectOf(raw) ?? {};
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  const type = isMix && (unitType === 1 || unitType === 3) ? ({ unitType } as const) : {};
  return typeof name_i18n === 'string' ? { id, ...type, name, name_i18n } : { id, ...type, name };
}

/** Several names as one text. */
export function joinedWords(words: readonly string[], locale: FormatContext['locale']): string {
  return words.join(chipTexts.t(locale, 'comma'));
}
