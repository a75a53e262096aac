import {
  codesOf,
  keepsFormula,
  ruledValuesOf,
  problemAt,
  problemOf,
  type ReadRule,
  type RuledValue,
  type RuleProblem,
  ruleProblems,
} from '@portico/shared-kit/data-rules';
import { matchesPattern } from '@portico/shared-kit/expressions/re2-patterns';
import { type AppError, appError } from '@portico/shared-kit/errors';
import { isEmptyValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { type OtherValuesQuery, type OtherValues, readOtherValues } from '../../../record-store/index.ts';
import type { Model, ModelService } from '../../models/index.ts';

type Values = Readonly<Record<string, unknown>>;
type Formula = Extract<ReadRule, { checkType: 2 }>;

/** A record as it would be, with what of it was given. */
export interface RuledRecord {
  readonly id: string;
  readonly record: Values;
  /** The fields that were given; rules that look at none of them are not asked again. */
  readonly given: Iterable<string>;
}

function isAskedOf(rule: ReadRule, given: Iterable<string>): boolean {
  const codes = new Set(given);
  return codesOf(rule).some((code) => codes.has(code));
}

function askedRules({ dataRules }: Model, given: Iterable<string>): readonly ReadRule[] {
  return dataRules.filter((rule) => isAskedOf(rule, given));
}

/**
 * Makes sure that a record's own values keep to the data rules of its model (list spec, section 5). Throws
 * dataRuleBroken. Unique values are kept by their index, and other records are asked by `checkOtherRecords`.
 */
export function checkOwnRules(model: Model, ruled: RuledRecord, locale: Locale): void {
  const [problem] = ownRuleProblems(model, ruled);
  if (problem === undefined) return;
  throw brokenRule(problem, locale);
}

/** Returns the data rules that a record's own values break, the first of each field. */
export function ownRuleProblems(model: Model, { record, given }: RuledRecord): readonly RuleProblem[] {
  if (model.dataRules.length === 0) return [];
  const { properties } = model.table;
  return ruleProblems(askedRules(model, given), { properties, record, matches: matchesPattern });
}

/** The failure that a form shows where the rule is broken: at the field, in rows of a sub-table at the cell. */
function brokenRule({ propertyCode, text, cells = [] }: RuleProblem, locale: Locale): AppError {
  const { rowId = '', column = '' } = cells[0] ?? {};
  return appError('dataRuleBroken', { propertyCode, reason: text(locale), rowId, column });
}

interface OtherNeeds {
  readonly db: Database;
  readonly corpId: string;
  readonly models: Pick<ModelService, 'current'>;
}

/** A value of a record that is compared with other records. */
interface ComparedValue extends RuledValue {
  readonly ruled: RuledRecord;
}

/**
 * Compares records with the values of other ones. Each rule asks once, however many records and rows there are; what is
 * returned throws dataRuleBroken where a value of one of them does not keep to what other records have.
 */
export function otherRecordsCheck({ db, corpId, models }: OtherNeeds, model: Model, locale: Locale) {
  async function valuesFor(rule: Formula, all: readonly ComparedValue[]) {
    const { operand, propertyCode: ruledCode } = rule;
    if (operand.from !== 'records') return null;
    const { schemaCode, propertyCode, match } = operand;
    const questionOf = ({ ruled, valueOf }: ComparedValue): OtherValuesQuery => ({
      id: ruled.id,
      value: valueOf(ruledCode),
      match: match === null ? null : valueOf(match.equals),
    });
    const isAsked = (query: OtherValuesQuery) =>
      !isEmptyValue(query.value) && (match === null || !isEmptyValue(query.match));
    const asked = all.map(questionOf).filter(isAsked);
    if (asked.length === 0) return null;
    const { table } = await models.current(schemaCode, db);
    const isOwn = schemaCode === model.schemaCode;
    const others = { table, corpId, propertyCode, matchCode: match?.propertyCode ?? null, isOwn };
    const found = await readOtherValues(db, others, asked);
    return (comparedValue: ComparedValue) =>
      isAsked(questionOf(comparedValue)) ? found(questionOf(comparedValue)) : null;
  }

  return async function compared(all: readonly RuledRecord[]): Promise<(ruled: RuledRecord) => void> {
    const found = new Map<ReadRule, Awaited<ReturnType<typeof valuesFor>>>();
    for (const rule of model.dataRules) {
      const asking = rule.checkType === 2 ? all.filter(({ given }) => isAskedOf(rule, given)) : [];
      const comparedValues = asking.flatMap((ruled) => comparedValuesIn(model, rule, ruled));
      if (rule.checkType === 2 && comparedValues.length > 0) found.set(rule, await valuesFor(rule, comparedValues));
    }
    return (ruled) => {
      for (const [rule, valuesAt] of found) {
        if (rule.checkType !== 2 || valuesAt === null || !isAskedOf(rule, ruled.given)) continue;
        for (const comparedValue of comparedValuesIn(model, rule, ruled))
          keepTo(rule, comparedValue, valuesAt(comparedValue), locale);
      }
    };
  };
}

/** Returns the values of a record that a rule is about, those of its rows included. */
function comparedValuesIn(model: Model, { propertyCode }: ReadRule, ruled: RuledRecord): ComparedValue[] {
  const values = ruledValuesOf(propertyCode, model.table.properties, ruled.record);
  return values.map((value) => ({ ...value, ruled }));
}

function keepTo(rule: Formula, ruledValue: RuledValue, values: OtherValues | null, locale: Locale): void {
  if (values === null) return;
  const { property, valueOf } = ruledValue;
  const { low, high } = values;
  const bounds = rule.comparison === '=' ? values : { low, high };
  if (keepsFormula(property, rule.comparison, valueOf(rule.propertyCode), bounds)) return;
  throw brokenRule(problemAt(ruledValue, problemOf(rule, property)), locale);
}
