import { commonTexts } from '../i18n/common.texts.ts';
import { localised, type Locale } from '../i18n/locale.ts';
import { aggregates, type AggregateCode } from './aggregates.ts';
import { isEmptyValue } from './empty.ts';
import type { FormatContext } from './field-kind.ts';
import { kindOf } from './kinds.ts';
import { invalid, type FieldProblem, type ValidationResult } from './problems.ts';
import type { Property } from './property.ts';
import { readSettings } from './settings.ts';

const settingsCache = new WeakMap<Property, object>();

/** A field's settings, complete and valid. Kept per object, since a page asks thousands of times. */
export function settingsOf(property: Property): object {
  const known = settingsCache.get(property);
  if (known !== undefined) return known;
  const raw = { ...property.settings, columns: property.subSchema?.properties };
  const settings = readSettings<object>(kindOf(property).settings, raw);
  settingsCache.set(property, settings);
  return settings;
}

/** A field's name in a language. */
export function propertyName(property: Pick<Property, 'name' | 'name_i18n'>, locale: Locale): string {
  return localised(property.name, property.name_i18n, locale);
}

/** Checks a value from outside against kind, settings and "required", and brings it to the form that is stored. */
export function validateValue(property: Property, raw: unknown): ValidationResult<unknown> {
  const result = kindOf(property).validate(raw, settingsOf(property));
  return result.ok && property.required && isEmptyValue(result.value) ? invalid('required') : result;
}

/** Returns the reason for which a value may not be saved, null when it may. */
export function valueProblem(property: Property, value: unknown): FieldProblem | null {
  const result = validateValue(property, value);
  return result.ok ? null : result.problem;
}

/** Reads a typed text or a spreadsheet cell, with the same checks. */
export function parseValue(property: Property, text: string, context: FormatContext): ValidationResult<unknown> {
  const result = kindOf(property).parse(text, settingsOf(property), context);
  return result.ok ? validateValue(property, result.value) : result;
}

/** The value as text for exports, '' for an empty one. */
export function formatValue(property: Property, value: unknown, context: FormatContext): string {
  return isEmptyValue(value) ? '' : kindOf(property).format(value, settingsOf(property), context);
}

/** The value as text for screen and paper, `--` for an empty one. */
export function displayValue(property: Property, value: unknown, context: FormatContext): string {
  if (isEmptyValue(value)) return commonTexts.t(context.locale, 'empty');
  const kind = kindOf(property);
  const settings = settingsOf(property);
  return kind.display?.(value, settings, context) ?? kind.format(value, settings, context);
}

/** Returns the aggregates that say something of a field's values by themselves: percentages have no sum. */
export function meaningfulAggregates(property: Property): readonly AggregateCode[] {
  const { aggregates: all, isSummable } = kindOf(property);
  return isSummable?.(settingsOf(property)) === false ? all.filter((code) => code !== 1) : all;
}

/** A figure of the summary row (decimal text) as text; counts are plain, the others look like the column. */
export function displayAggregate(
  property: Property,
  code: AggregateCode,
  figure: string,
  context: FormatContext,
): string {
  return aggregates[code].keepsUnit ? displayValue(property, figure, context) : figure;
}
