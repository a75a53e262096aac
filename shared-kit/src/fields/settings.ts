import { readOptionColour } from '../contract/option-colours.ts';
import { normaliseDecimal } from '../formats/decimals.ts';
import { listOf, objectOf } from './json.ts';
import type { FieldOption, Property } from './property.ts';

/** Input that a designer's panel draws for a setting. */
export type SettingInput =
  | { readonly type: 'wholeNumber'; readonly min: number; readonly max: number; readonly mayBeEmpty: boolean }
  | { readonly type: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly type: 'flag' | 'decimal' | 'text' | 'options' | 'columns' | 'filter' | 'mapping' | 'source' };

/** Setting of a kind: its default, its editor, and how a stored value is read. */
export interface Setting<T> {
  readonly fallback: T;
  readonly input: SettingInput;
  /** The stored value when it is a valid one, else undefined. */
  read(raw: unknown): T | undefined;
}

/** Check and default of each setting of a kind. */
export type SettingsSchema<TSettings> = { readonly [K in keyof TSettings]: Setting<TSettings[K]> };

/** The settings of a kind that has none. */
export type NoSettings = object;

/** Every setting at its default. */
export function defaultsOf<TSettings extends object>(schema: SettingsSchema<TSettings>): TSettings {
  return readSettings(schema, undefined);
}

/** Stored settings with the default in place of each that is missing or invalid. */
export function readSettings<TSettings extends object>(
  schema: SettingsSchema<TSettings>,
  raw: Readonly<Record<string, unknown>> | undefined,
): TSettings {
  const keys = Object.keys(schema) as (keyof TSettings & string)[];
  const read = keys.map((key) => [key, schema[key].read(raw?.[key]) ?? schema[key].fallback] as const);
  return Object.fromEntries(read) as TSettings;
}

/** A whole number within bounds. */
export function wholeNumber(rule: { fallback: number; min: number; max: number }): Setting<number> {
  const { fallback, min, max } = rule;
  return {
    fallback,
    input: { type: 'wholeNumber', min, max, mayBeEmpty: false },
    read: (raw) => (isWhole(raw) && raw >= min && raw <= max ? raw : undefined),
  };
}

/** A whole number within bounds, or null, which is the default. */
export function optionalWholeNumber(rule: { min: number; max: number }): Setting<number | null> {
  const read = wholeNumber({ ...rule, fallback: rule.min }).read;
  return { fallback: null, input: { type: 'wholeNumber', ...rule, mayBeEmpty: true }, read };
}

/** Returns the setting of one of some values; the first is the default. */
export function choice<const T extends string | number>(values: readonly [T, ...T[]]): Setting<T> {
  return {
    fallback: values[0],
    input: { type: 'choice', values },
    read: (raw) => values.find((value) => value === raw),
  };
}

/** Statement that is true or false; it is false where nothing is said. */
export function flag(): Setting<boolean> {
  return {
    fallback: false,
    input: { type: 'flag' },
    read: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  };
}

/** A decimal as text, or null, which is the default. */
export function optionalDecimal(): Setting<string | null> {
  return {
    fallback: null,
    input: { type: 'decimal' },
    read: (raw) => (typeof raw === 'string' ? (normaliseDecimal(raw) ?? undefined) : undefined),
  };
}

/** A text up to a length. */
export function shortSetting(rule: { fallback: string; maxLength: number }): Setting<string> {
  return {
    fallback: rule.fallback,
    input: { type: 'text' },
    read: (raw) => (typeof raw === 'string' && raw.length <= rule.maxLength ? raw : undefined),
  };
}

/** The choices of a dropdown or radio: texts, or objects with value and name. Repeated and unusable ones are dropped. */
export function optionList(): Setting<readonly FieldOption[]> {
  return {
    fallback: [],
    input: { type: 'options' },
    read(raw) {
      const options = listOf(raw)
        ?.map(readOption)
        .filter((option) => option !== null);
      if (options === undefined) return undefined;
      return [...new Map(options.map((option) => [option.value, option])).values()];
    },
  };
}

function readOption(raw: unknown): FieldOption | null {
  if (typeof raw === 'string') return readOption({ value: raw, name: raw });
  const { value, name, name_i18n, color } = objectOf(raw) ?? {};
  const colour = readOptionColour(color);
  if (typeof value !== 'string' || value === '' || value.includes(';')) return null;
  return {
    value,
    name: typeof name === 'string' && name !== '' ? name : value,
    name_i18n: typeof name_i18n === 'string' ? name_i18n : null,
    ...(colour === null ? {} : { color: colour }),
  };
}

/** The columns of a sub-table; they come from the field's own sub-schema. */
export function columnList(): Setting<readonly Property[]> {
  return {
    fallback: [],
    input: { type: 'columns' },
    read: (raw) => (Array.isArray(raw) ? (raw as readonly Property[]) : undefined),
  };
}

function isWhole(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw);
}
