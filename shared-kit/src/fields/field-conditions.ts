import { allOf, anyOf, conditionsOf, type FilterTree } from '../filters/filter-tree.ts';
import { operatorLabel, type OperatorId, operators } from '../filters/operators.ts';
import { operatorDateTexts } from '../filters/operators.texts.ts';
import type { Locale } from '../i18n/locale.ts';
import type { FilterForm, FormatContext } from './field-kind.ts';
import { presenceFilter, type RangeFilter, textFilter } from './filter-forms.ts';
import { kindOf, storageOf } from './kinds.ts';
import type { Property } from './property.ts';
import { displayValue, settingsOf } from './values.ts';

/** Condition as its editor holds it: `value` is what the control edits, null for nothing yet. */
export interface FieldCondition {
  readonly propertyCode: string;
  readonly operator: OperatorId;
  readonly value: unknown;
}

/** The control that a condition's value is chosen by; null where the operator asks for none. */
export type ConditionControl = 'filter' | 'editor' | 'text' | null;

/** Returns how the value of a condition is chosen: as in the filter form, or by a box of its own where that asks for something else. */
export function conditionControl(property: Property, operator: OperatorId): ConditionControl {
  const { arity } = operators[operator];
  if (arity === 'none') return null;
  const kind = kindOf(property);
  // The filter form asks whether there are files or rows at all; other operators look for a text among them.
  if (kind.filter === presenceFilter) return 'text';
  return kind.operators.includes('between') && arity === 'one' ? 'editor' : 'filter';
}

/** Returns the operators of a field in the order in which they are offered: those that compare with something first. */
export function conditionOperators(property: Property): readonly OperatorId[] {
  const { operators: allowed } = kindOf(property);
  return [...allowed].sort((left, right) => weight(left) - weight(right));
}

function weight(operator: OperatorId): number {
  return operators[operator].arity === 'none' ? 1 : 0;
}

/** The operator in words; moments have words of their own, such as "is after". */
export function conditionOperatorLabel(property: Property, operator: OperatorId, locale: Locale): string {
  const dated = dateOperators.find((each) => each === operator);
  return dated !== undefined && storageOf(property).isMoment
    ? operatorDateTexts.t(locale, dated)
    : operatorLabel(operator, locale);
}

const dateOperators = ['greaterThan', 'lessThan', 'greaterThanOrEqual', 'lessThanOrEqual'] as const;

/** A value kept by itself, where the filter form of its kind asks for a range. */
function singleForm(property: Property): FilterForm<unknown, object> {
  const range = kindOf(property).filter as FilterForm<RangeFilter, object>;
  return {
    toTree: (propertyCode, value) => ({ propertyCode, operator: 'equal', value: String(value) }),
    toText: (value) => String(value),
    fromText: (text, settings) => range.fromText(text, settings)?.[0] ?? null,
    describe: (value, _settings, context) => displayValue(property, value, context),
  };
}

function formOf(property: Property, operator: OperatorId): FilterForm<unknown, object> | null {
  const control = conditionControl(property, operator);
  if (control === null) return null;
  if (control === 'text') return textFilter;
  return control === 'editor' ? singleForm(property) : kindOf(property).filter;
}

/** The condition as the server is asked, null where its value is missing. Several values of one comparison become alternatives. */
export function conditionTree(property: Property, { operator, value }: FieldCondition): FilterTree | null {
  const { code: propertyCode } = property;
  const { arity } = operators[operator];
  const form = formOf(property, operator);
  if (form === null) return { propertyCode, operator, value: null };
  const asked = value === null || value === undefined ? null : form.toTree(propertyCode, value, settingsOf(property));
  if (asked === null) return null;
  const values = conditionsOf(asked).map((each) => each.value);
  if (arity === 'pair') return { propertyCode, operator, value: values[0] ?? null };
  const scalars = values.flat();
  if (scalars.length === 0) return null;
  if (arity === 'list') return { propertyCode, operator, value: scalars };
  const each = scalars.map((scalar) => ({ propertyCode, operator, value: scalar }));
  return isNegative(operator) ? allOf(each) : anyOf(each);
}

function isNegative(operator: OperatorId): boolean {
  return operator === 'notEqual' || operator === 'notContains';
}

/** The value of a condition as text for the address; '' where there is none. */
export function conditionText(property: Property, { operator, value }: FieldCondition): string {
  return value === null || value === undefined ? '' : (formOf(property, operator)?.toText(value) ?? '');
}

/** The value of a condition from the text of an address; null where that says nothing. */
export function conditionValue(property: Property, operator: OperatorId, text: string): unknown {
  return formOf(property, operator)?.fromText(text, settingsOf(property)) ?? null;
}

/** The operator and the value of a condition in words, such as "is at least 500". */
export function describeCondition(property: Property, condition: FieldCondition, context: FormatContext): string {
  const { operator, value } = condition;
  const label = conditionOperatorLabel(property, operator, context.locale);
  const form = formOf(property, operator);
  if (form === null || value === null || value === undefined) return label;
  return `${label} ${form.describe(value, settingsOf(property), context)}`;
}
