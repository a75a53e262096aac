import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { ModelDefinition } from '@portico/shared-kit/contract/models.schema';
import type { BilingualText } from '@portico/shared-kit/i18n';
import { canCompare, itemOf, literalValue, readDataRule, type ReadRule } from '@portico/shared-kit/data-rules';
import { patternProblem } from '@portico/shared-kit/expressions/re2-patterns';
import { hasKind, type Property, storageOf, systemProperties } from '@portico/shared-kit/fields';
import type { DefinitionProblem } from './definition-problem.ts';
import { definitionTexts, ruleTexts } from './definition.texts.ts';
import { mayBeUnique } from './may-be-unique.ts';

type Formula = Extract<ReadRule, { checkType: 2 }>;
/** An option of a rule that is wrong, and why. */
interface OptionProblem {
  readonly option: string;
  readonly detail: BilingualText;
}

/** Returns the contradictions in the data rules of a definition, with the place of each. */
export function dataRuleProblems({ schemaCode, properties, dataRules = [] }: ModelDefinition): DefinitionProblem[] {
  const all: readonly Property[] = [...systemProperties, ...properties.filter((each) => hasKind(each.propertyType))];
  const byCode = byPath(all);
  return dataRules.flatMap((given, index) => {
    const path = ['dataRules', index];
    const property = byCode.get(given.propertyCode);
    if (property === undefined || property.system === true) {
      const words = property === undefined ? definitionTexts.itemUnknown : definitionTexts.itemKeptBySystem;
      return [{ path: [...path, 'propertyCode'], detail: words(given.propertyCode) }];
    }
    const reading = readDataRule(given);
    const problem = reading.ok
      ? ruleProblem(reading.rule, property, { schemaCode, byCode })
      : { option: reading.option, detail: ruleTexts[reading.fault](reading.option, given.checkType) };
    if (problem === null) return [];
    const place = problem.option === '' ? [...path, 'checkType'] : [...path, 'options', ...problem.option.split('.')];
    return [{ path: place, detail: problem.detail }];
  });
}

/** Fields by their codes, and columns of sub-tables by their paths. */
export function byPath(properties: readonly Property[]): ReadonlyMap<string, Property> {
  return new Map(properties.flatMap((property) => [[property.code, property] as const, ...columnsOf(property)]));
}

function columnsOf({ code, subSchema }: Property) {
  const columns = (subSchema?.properties ?? []).filter((each) => hasKind(each.propertyType));
  return columns.map((column) => [`${code}.${column.code}`, column] as const);
}

/** A rule looks at fields of the record, and at columns of the row that it is about. */
function otherRowProblem(rule: ReadRule): OptionProblem | null {
  if (rule.checkType !== 2 || rule.operand.from === 'literal') return null;
  const { operand } = rule;
  const looked =
    operand.from === 'property'
      ? { propertyCode: operand.lowCode, toPropertyCode: operand.highCode }
      : { 'match.equals': operand.match?.equals ?? '' };
  if (operand.from === 'records' && operand.propertyCode.includes('.')) {
    return { option: 'propertyCode', detail: ruleTexts.otherRows };
  }
  const isOutside = (path: string) =>
    path.includes('.') && (!rule.propertyCode.includes('.') || itemOf(path) !== itemOf(rule.propertyCode));
  const wrong = Object.entries(looked).find(([, path]) => isOutside(path));
  return wrong === undefined ? null : { option: wrong[0], detail: ruleTexts.outsideRow(wrong[1]) };
}

interface Surroundings {
  readonly schemaCode: ModelCode;
  readonly byCode: ReadonlyMap<string, Property>;
}

function ruleProblem(rule: ReadRule, property: Property, surroundings: Surroundings): OptionProblem | null {
  const outside = otherRowProblem(rule);
  if (outside !== null) return outside;
  if (rule.checkType === 2) return formulaProblem(rule, property, surroundings);
  if (rule.checkType === 5) {
    return mayBeUnique(property) ? null : { option: '', detail: definitionTexts.notUnique(property.code) };
  }
  if (!storageOf(property).isText) return { option: '', detail: definitionTexts.notText(property.code) };
  const problem = rule.checkType === 1 ? patternProblem(rule.pattern) : null;
  return problem === null ? null : { option: 'pattern', detail: problem };
}

function formulaProblem(rule: Formula, property: Property, { schemaCode, byCode }: Surroundings): OptionProblem | null {
  const { comparison, operand } = rule;
  if (!canCompare(property, comparison)) {
    return { option: 'rule', detail: ruleTexts.notCompared(property.code, comparison) };
  }
  if (operand.from === 'literal') {
    const isWrong = (text: string) => literalValue(property, text) === null;
    if (isWrong(operand.low)) return { option: 'value', detail: ruleTexts.noValue(operand.low, property.code) };
    return isWrong(operand.high) ? { option: 'to', detail: ruleTexts.noValue(operand.high, property.code) } : null;
  }
  if (operand.from === 'property') {
    return (
      comparable(property, byCode.get(operand.lowCode), operand.lowCode, 'propertyCode') ??
      comparable(property, byCode.get(operand.highCode), operand.highCode, 'toPropertyCode')
    );
  }
  const { match } = operand;
  if (match !== null && !byCode.has(match.equals)) {
    return { option: 'match.equals', detail: definitionTexts.itemUnknown(match.equals) };
  }
  return operand.schemaCode === schemaCode ? otherRecordsProblem(rule, byCode, byCode) : null;
}

/** Returns the problems with the other records of a formula; `own` and `other` are the fields of both models. */
export function otherRecordsProblem(
  { propertyCode, operand }: Formula,
  own: ReadonlyMap<string, Property>,
  other: ReadonlyMap<string, Property>,
): OptionProblem | null {
  const property = own.get(propertyCode);
  if (operand.from !== 'records' || property === undefined) return null;
  const { match } = operand;
  const problem = comparable(property, other.get(operand.propertyCode), operand.propertyCode, 'propertyCode');
  if (problem !== null || match === null) return problem;
  const here = own.get(match.equals);
  if (here !== undefined && !storageOf(here).rules.match) {
    return { option: 'match.equals', detail: ruleTexts.severalValues(match.equals) };
  }
  return here === undefined
    ? null
    : comparable(here, other.get(match.propertyCode), match.propertyCode, 'match.propertyCode');
}

function comparable(
  property: Property,
  other: Property | undefined,
  code: string,
  option: string,
): OptionProblem | null {
  if (other === undefined) return { option, detail: definitionTexts.itemUnknown(code) };
  const isAlike = storageOf(other) === storageOf(property);
  return isAlike ? null : { option, detail: ruleTexts.otherType(code, property.code) };
}
