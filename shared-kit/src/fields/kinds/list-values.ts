import type { FieldKind, FormatContext } from '../field-kind.ts';
import { listOf } from '../json.ts';
import { joinedWords } from '../filter-forms.ts';
import { valid, type ValidationResult, invalid } from '../problems.ts';

/** Semicolons of both scripts stand between several values (list spec, section 5). */
const separator = /[;；]/;

type SingleValueKind<TValue, TSettings extends object> = Pick<
  FieldKind<TValue, TSettings, unknown>,
  'validate' | 'parse' | 'format'
>;

type ManyKind<TValue, TSettings extends object> = Required<
  Pick<FieldKind<readonly TValue[], TSettings, unknown>, 'validate' | 'parse' | 'format' | 'display'>
> & { readonly sheetForm: undefined };

/**
 * Several values of a kind that has one: each is checked, read and written as that kind does, a value given twice
 * counts once, and none at all is null. `keyOf` tells when two values are the same.
 */
export function several<TValue, TSettings extends object>(
  single: SingleValueKind<TValue, TSettings>,
  keyOf: (value: TValue) => string,
): ManyKind<TValue, TSettings> {
  const words = (value: readonly TValue[], settings: TSettings, context: FormatContext) =>
    value.map((each) => single.format(each, settings, context));
  return {
    validate(raw, settings) {
      if (raw === null || raw === undefined || raw === '') return valid<readonly TValue[]>(null);
      const list = listOf(raw);
      if (list === null) return invalid('wrongType');
      return gathered(
        list.map((each) => single.validate(each, settings)),
        keyOf,
      );
    },
    parse(text, settings, context) {
      const parts = text.split(separator).filter((part) => part.trim() !== '');
      return gathered(
        parts.map((part) => single.parse(part, settings, context)),
        keyOf,
      );
    },
    format: (value, settings, context) => words(value, settings, context).join(';'),
    sheetForm: undefined,
    display: (value, settings, context) => joinedWords(words(value, settings, context), context.locale),
  };
}

/** All values, or the first problem. A value of a list is never empty. */
function gathered<TValue>(
  all: readonly ValidationResult<TValue>[],
  keyOf: (value: TValue) => string,
): ValidationResult<readonly TValue[]> {
  const byKey = new Map<string, TValue>();
  for (const each of all) {
    if (!each.ok) return each;
    if (each.value === null) return invalid('wrongType');
    if (!byKey.has(keyOf(each.value))) byKey.set(keyOf(each.value), each.value);
  }
  return valid<readonly TValue[]>(byKey.size === 0 ? null : [...byKey.values()]);
}
