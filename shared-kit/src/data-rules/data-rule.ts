import type { ModelCode } from '../contract/ids.ts';
import { itemOf } from './ruled-values.ts';
import type { DataRuleOptions, ModelDataRule } from '../contract/data-rules.schema.ts';

/** Comparison of a formula: `~` is a range with both ends. */
export type Comparison = NonNullable<DataRuleOptions['rule']>;

/** Words in both languages as the contract has them. */
export interface RuleWords {
  readonly text: string;
  readonly i18n: string | null;
}

/** The other side of a formula. */
export type Operand =
  | { readonly from: 'literal'; readonly low: string; readonly high: string }
  | { readonly from: 'property'; readonly lowCode: string; readonly highCode: string }
  | {
      readonly from: 'records';
      readonly schemaCode: ModelCode;
      readonly propertyCode: string;
      readonly match: { readonly propertyCode: string; readonly equals: string } | null;
    };

/** A data rule that says all it must; unique rules are kept by an index. */
export type ReadRule =
  | {
      readonly checkType: 1;
      readonly propertyCode: string;
      readonly pattern: string;
      readonly words: RuleWords;
    }
  | {
      readonly checkType: 2;
      readonly propertyCode: string;
      readonly comparison: Comparison;
      readonly operand: Operand;
      readonly words: RuleWords;
    }
  | { readonly checkType: 4; readonly propertyCode: string; readonly maxLength: number }
  | { readonly checkType: 5; readonly propertyCode: string };

/** A rule, or which of its options is wrong and why. */
export type RuleReading =
  | { readonly ok: true; readonly rule: ReadRule }
  | { readonly ok: false; readonly option: string; readonly fault: RuleFault };

/** Fault of an option: its check type has none such, it is not there, or it is the end of a range that there is not. */
type RuleFault = 'unknown' | 'missing' | 'rangeEnd';

type Options = DataRuleOptions;

/** The options that each check type takes; the others would be passed over unseen. */
const known: Readonly<Record<ModelDataRule['checkType'], readonly (keyof Options)[]>> = {
  1: ['pattern', 'message', 'message_i18n'],
  2: ['type', 'rule', 'prompt', 'prompt_i18n', 'value', 'to', 'propertyCode', 'toPropertyCode', 'schemaCode', 'match'],
  4: ['maxLength'],
  5: [],
};

const wrong = (option: string, fault: RuleFault): RuleReading => ({ ok: false, option, fault });

/** Reads a rule as a model describes it, without regard to the model's fields. */
export function readDataRule({ propertyCode, checkType, options = {} }: ModelDataRule): RuleReading {
  const strange = Object.keys(options).find((name) => !known[checkType].includes(name as keyof Options));
  if (strange !== undefined) return wrong(strange, 'unknown');
  if (checkType === 2) return readFormula(propertyCode, options);
  if (checkType === 5) return { ok: true, rule: { checkType, propertyCode } };
  if (checkType === 4) {
    const { maxLength } = options;
    return maxLength === undefined
      ? wrong('maxLength', 'missing')
      : { ok: true, rule: { checkType, propertyCode, maxLength } };
  }
  const { pattern, message, message_i18n: i18n = null } = options;
  if (pattern === undefined) return wrong('pattern', 'missing');
  if (message === undefined) return wrong('message', 'missing');
  return { ok: true, rule: { checkType, propertyCode, pattern, words: { text: message, i18n } } };
}

function readFormula(propertyCode: string, options: Options): RuleReading {
  const { rule: comparison, prompt, prompt_i18n: i18n = null } = options;
  if (comparison === undefined) return wrong('rule', 'missing');
  if (prompt === undefined) return wrong('prompt', 'missing');
  const operand = readOperand(comparison, options);
  if ('option' in operand) return wrong(operand.option, operand.fault);
  return { ok: true, rule: { checkType: 2, propertyCode, comparison, operand, words: { text: prompt, i18n } } };
}

type OperandReading = Operand | { readonly option: string; readonly fault: RuleFault };

function readOperand(comparison: Comparison, options: Options): OperandReading {
  const { type = 'literal', value, to, propertyCode, toPropertyCode, schemaCode, match } = options;
  const isRange = comparison === '~';
  if (type === 'literal') {
    if (value === undefined) return { option: 'value', fault: 'missing' };
    if (isRange !== (to !== undefined)) return { option: 'to', fault: 'rangeEnd' };
    return { from: type, low: String(value), high: String(to ?? value) };
  }
  if (propertyCode === undefined) return { option: 'propertyCode', fault: 'missing' };
  if (type === 'records') {
    if (schemaCode === undefined) return { option: 'schemaCode', fault: 'missing' };
    return { from: type, schemaCode, propertyCode, match: match ?? null };
  }
  if (isRange !== (toPropertyCode !== undefined)) {
    return { option: 'toPropertyCode', fault: 'rangeEnd' };
  }
  return { from: type, lowCode: propertyCode, highCode: toPropertyCode ?? propertyCode };
}

/** The rules of a published model, which were checked when it was published. */
export function readDataRules(rules: readonly ModelDataRule[] | undefined): ReadRule[] {
  return (rules ?? []).flatMap((each) => {
    const reading = readDataRule(each);
    return reading.ok ? [reading.rule] : [];
  });
}

/** The fields of the record that a rule looks at; of a column its sub-table. */
export function codesOf(rule: ReadRule): readonly string[] {
  return pathsOf(rule).map(itemOf);
}

function pathsOf(rule: ReadRule): readonly string[] {
  if (rule.checkType !== 2) return [rule.propertyCode];
  const { operand } = rule;
  if (operand.from === 'property') return [rule.propertyCode, operand.lowCode, operand.highCode];
  if (operand.from === 'records' && operand.match !== null) return [rule.propertyCode, operand.match.equals];
  return [rule.propertyCode];
}
