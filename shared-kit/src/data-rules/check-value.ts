import { isEmptyValue, kindOf, type Property, propertyName, settingsOf, storageOf } from '../fields/index.ts';
import { localised } from '../i18n/index.ts';
import type { Comparison, ReadRule } from './data-rule.ts';
import { itemOf, ruledValuesOf, problemAt, type RuledValue, type RuleProblem } from './ruled-values.ts';
import { dataRuleTexts } from './data-rules.texts.ts';

/** Context that the check of a record needs besides the rules. */
export interface RuleContext {
  readonly properties: readonly Property[];
  readonly record: Readonly<Record<string, unknown>>;
  /** Returns whether a pattern is found in a text; undefined passes patterns over, because the engine is not there yet. */
  readonly matches: ((pattern: string, text: string) => boolean) | undefined;
}

/** The values that a formula compares with; null at both ends where there is nothing to compare with. */
export interface Bounds {
  readonly low: string | null;
  readonly high: string | null;
  /** With `=`: whether the value is among several. */
  readonly isAmong?: boolean;
}

const holds: Readonly<Record<Comparison, (low: number, high: number) => boolean>> = {
  '=': (low) => low === 0,
  '>': (_, high) => high > 0,
  '<': (low) => low < 0,
  '>=': (_, high) => high >= 0,
  '<=': (low) => low <= 0,
  '~': (low, high) => low >= 0 && high <= 0,
};

/** Returns whether formulas can compare the values of a field so. */
export function canCompare(property: Property, comparison: Comparison): boolean {
  const { compare } = storageOf(property).rules;
  return compare === 'order' || (compare === 'equality' && comparison === '=');
}

/** Returns whether a value keeps to a formula. What there is nothing to compare with, is kept. */
export function keepsFormula(property: Property, comparison: Comparison, value: unknown, bounds: Bounds): boolean {
  const { low, high, isAmong } = bounds;
  if (isAmong !== undefined) return isAmong;
  const { compare, rules } = storageOf(property);
  if (compare === null || rules.compare === null || typeof value !== 'string' || (low === null && high === null))
    return true;
  // An end of a range that is empty is open: the other end still holds.
  const against = (bound: string | null) => (bound === null ? 0 : compare(value, bound));
  return holds[comparison](against(low), against(high));
}

/** A literal of a formula as its field stores it: written so, or as a person types it; null where it is neither. */
export function literalValue(property: Property, text: string): string | null {
  const kind = kindOf(property);
  const settings = settingsOf(property);
  const readings = [kind.validate(text, settings), kind.parse(text, settings, { locale: 'zh' })];
  const read = readings.find(({ ok }) => ok);
  return read?.ok === true && typeof read.value === 'string' ? read.value : null;
}

/** The words of a broken rule. */
export function problemOf(rule: ReadRule, property: Property): RuleProblem {
  const { propertyCode } = rule;
  if (rule.checkType === 4) {
    const { maxLength: max } = rule;
    return {
      propertyCode,
      text: (locale) => dataRuleTexts.t(locale, 'tooLong', { field: propertyName(property, locale), max }),
    };
  }
  if (rule.checkType === 5) return { propertyCode, text: (locale) => dataRuleTexts.t(locale, 'notUnique') };
  return { propertyCode, text: (locale) => localised(rule.words.text, rule.words.i18n, locale) };
}

/**
 * The first rule of each field that the record's own values break, with every cell of a sub-table that breaks one.
 * Other records are asked on the server only.
 */
export function ruleProblems(rules: readonly ReadRule[], context: RuleContext): RuleProblem[] {
  const found = new Map<string, RuleProblem>();
  for (const rule of rules) {
    const item = itemOf(rule.propertyCode);
    const known = found.get(item);
    if (known !== undefined && known.cells === undefined) continue;
    const ruledValues = ruledValuesOf(rule.propertyCode, context.properties, context.record);
    const broken =
      rule.checkType === 5
        ? repeated(rule, ruledValues)
        : ruledValues.filter((each) => !keepsRule(rule, each, context));
    const problems = broken.map((each) => problemAt(each, problemOf(rule, each.property)));
    const first = known ?? problems[0];
    if (first === undefined) continue;
    const cells = [...(known?.cells ?? []), ...problems.flatMap((problem) => problem.cells ?? [])];
    found.set(item, cells.length === 0 ? first : { ...first, cells });
  }
  return [...found.values()];
}

/** The rows whose value another one has before them. Outside of sub-tables an index keeps values apart. */
function repeated({ propertyCode }: ReadRule, ruledValues: readonly RuledValue[]): RuledValue[] {
  const known = new Set<string>();
  return ruledValues.filter(({ row, valueOf }) => {
    const value = valueOf(propertyCode);
    if (row === null || isEmptyValue(value)) return false;
    const text = JSON.stringify(value);
    return known.has(text) || (known.add(text), false);
  });
}

function keepsRule(rule: ReadRule, { property, valueOf }: RuledValue, { matches }: RuleContext): boolean {
  const value = valueOf(rule.propertyCode);
  if (isEmptyValue(value) || rule.checkType === 5) return true;
  if (rule.checkType === 1) return typeof value !== 'string' || (matches?.(rule.pattern, value) ?? true);
  if (rule.checkType === 4) return typeof value !== 'string' || value.length <= rule.maxLength;
  const { operand, comparison } = rule;
  if (operand.from === 'records') return true;
  const textOf = (code: string) => {
    const other = valueOf(code);
    return typeof other === 'string' && other !== '' ? other : null;
  };
  const bounds =
    operand.from === 'literal'
      ? { low: literalValue(property, operand.low), high: literalValue(property, operand.high) }
      : { low: textOf(operand.lowCode), high: textOf(operand.highCode) };
  return keepsFormula(property, comparison, value, bounds);
}
