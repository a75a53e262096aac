import type { CheckConditionInput, CheckedCondition } from '@portico/shared-kit/contract/workflow-trial.schema';
import { appError, codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { conditionError, feelVariables, namesIn, valueOf } from '@portico/shared-kit/expressions';
import type { Designing } from './hold-design.ts';

/** The words of 401018 and 403001 say what they are about: here it is the condition itself. */
const element = 'FEEL';

/**
 * Whether a condition holds for a record as the user sees it, with `data` in place of its values where they are given.
 * Throws as getDesign, recordMissing, noPermissionToView, and fieldNotVisible where the condition would tell what the
 * record does not show the user.
 */
export async function checkCondition(
  { needs, reader }: Designing,
  user: SignedInUser,
  { workflowCode, expression, objectId, data = {} }: CheckConditionInput,
): Promise<CheckedCondition> {
  const { platform, ports } = needs;
  const { model } = await reader.open(user, workflowCode);
  const { properties, schemaCode } = model;
  const record = objectId === undefined ? {} : await ports.designs.readAs(user, schemaCode, objectId);
  const names = namesIn(expression);
  const codes = new Set(properties.map(({ code }) => code));
  const isHidden = (name: string) => codes.has(name) && !Object.hasOwn(record, name) && !Object.hasOwn(data, name);
  const hidden = objectId === undefined ? undefined : names.find(isHidden);
  if (hidden !== undefined) throw appError('fieldNotVisible', { property: hidden });
  const values = { ...record, ...data };
  const facts = {
    used: names.filter((name) => codes.has(name)).map((name) => ({ propertyCode: name, value: textOf(values[name]) })),
    unknownNames: names.filter((name) => !codes.has(name)),
  };
  const unreadable = conditionError(expression);
  if (unreadable !== null) return { ...facts, ...failed('templateConditionInvalid', { reason: unreadable }) };
  try {
    const now = platform.now().toISOString();
    const value = valueOf(expression, feelVariables(values, properties), now);
    return { ...facts, holds: value === true, result: textOf(value) ?? 'null', failure: null };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { ...facts, ...failed('expressionInvalid', { detail }) };
  }
}

function failed(name: 'templateConditionInvalid' | 'expressionInvalid', params: Readonly<Record<string, string>>) {
  return { holds: null, result: '', failure: { code: codeOf(name), params: { element, ...params } } };
}

/** A value in words; null for none. FEEL's dates and durations become their ISO text. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const plain: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  if (typeof plain === 'object' && plain !== null) {
    if ('name' in plain && typeof plain.name === 'string') return plain.name;
    if (Array.isArray(plain)) return plain.map((each) => textOf(each) ?? '').join(', ') || null;
    return JSON.stringify(plain);
  }
  return typeof plain === 'string' ? plain : JSON.stringify(plain);
}
