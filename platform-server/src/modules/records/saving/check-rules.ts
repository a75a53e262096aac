import { codesOf, keepsFormula, problemOf, type ReadRule, ruleProblems } from '@portico/shared-kit/data-rules';
import { matchesPattern } from '@portico/shared-kit/data-rules/patterns';
import { appError } from '@portico/shared-kit/errors';
import { isEmptyValue } from '@portico/shared-kit/fields';
import type { Locale } from '@portico/shared-kit/i18n';
import type { Database } from '../../../database/index.ts';
import { type OtherValues, readOtherValues } from '../../../records/index.ts';
import type { Model, ModelService } from '../../models/index.ts';

type Values = Readonly<Record<string, unknown>>;
type Formula = Extract<ReadRule, { checkType: 2 }>;

/** A record as it would be, with what of it was given. */
export interface RuledRecord {
  readonly id: string;
  readonly record: Values;
  /** The data items that were given; rules that look at none of them are not asked again. */
  readonly given: Iterable<string>;
}

function askedRules({ dataRules }: Model, given: Iterable<string>): readonly ReadRule[] {
  const codes = new Set(given);
  return dataRules.filter((rule) => codesOf(rule).some((code) => codes.has(code)));
}

/**
 * Makes sure that a record's own values keep to the data rules of its model (list spec, section 5). Throws
 * dataRuleBroken. Unique values are kept by their index, and other records are asked by `checkOtherRecords`.
 */
export function checkOwnRules(model: Model, { record, given }: RuledRecord, locale: Locale): void {
  if (model.dataRules.length === 0) return;
  const { properties } = model.table;
  const context = { properties, record, matches: matchesPattern };
  const [problem] = ruleProblems(askedRules(model, given), context);
  if (problem === undefined) return;
  const { propertyCode } = problem;
  throw appError('dataRuleBroken', { propertyCode, reason: problem.text(locale) });
}

interface OtherNeeds {
  readonly db: Database;
  readonly corpId: string;
  readonly models: Pick<ModelService, 'current'>;
}

/** Compares records with the values of other ones; what was read once in a call is not read again. */
export function otherRecordsCheck({ db, corpId, models }: OtherNeeds, model: Model, locale: Locale) {
  const read = new Map<string, Promise<OtherValues>>();

  async function valuesFor(rule: Formula, { id, record }: RuledRecord): Promise<OtherValues | null> {
    const { operand } = rule;
    if (operand.from !== 'records') return null;
    const { schemaCode, propertyCode, match } = operand;
    const value = record[rule.propertyCode];
    const wanted = match === null ? null : record[match.equals];
    if (isEmptyValue(value) || (match !== null && isEmptyValue(wanted))) return null;
    const exceptId = schemaCode === model.schemaCode ? id : null;
    const key = JSON.stringify([model.dataRules.indexOf(rule), value, wanted, exceptId]);
    const known = read.get(key);
    if (known !== undefined) return known;
    const { table } = await models.current(schemaCode, db);
    const matching = match === null ? null : { propertyCode: match.propertyCode, value: wanted };
    const found = readOtherValues(db, { table, corpId, propertyCode, match: matching, exceptId }, value);
    read.set(key, found);
    return found;
  }

  /** Throws dataRuleBroken where a value does not keep to what other records have. */
  return async function check(ruled: RuledRecord): Promise<void> {
    for (const rule of askedRules(model, ruled.given)) {
      if (rule.checkType !== 2) continue;
      const property = model.table.properties.find(({ code }) => code === rule.propertyCode);
      const values = await valuesFor(rule, ruled);
      if (values === null || property === undefined) continue;
      const { low, high } = values;
      const bounds = rule.comparison === '=' ? values : { low, high };
      if (keepsFormula(property, rule.comparison, ruled.record[rule.propertyCode], bounds)) continue;
      const reason = problemOf(rule, property).text(locale);
      throw appError('dataRuleBroken', { propertyCode: rule.propertyCode, reason });
    }
  };
}
