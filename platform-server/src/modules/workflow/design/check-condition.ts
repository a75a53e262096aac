import type { CheckConditionInput, CheckedCondition } from '@portico/shared-kit/contract/workflow-trial.schema';
import { appError, codeOf } from '@portico/shared-kit/errors';
import type { SignedInUser } from '../../../plugins/signed-in-user.ts';
import { inCondition } from './checks-off-loop.ts';
import { textOf } from './condition.checks.ts';
import type { WorkflowDesignContext } from './designing.ts';

/**
 * Returns whether a condition holds for a record as the user sees it, with `data` in place of its values where they are given.
 * Throws as getDesign, recordMissing, noPermissionToView, and fieldNotVisible where the condition would tell what the
 * record does not show the user; checkTooLong and checksBusy as offLoop.
 */
export async function checkCondition(
  { needs, surroundings, reader }: WorkflowDesignContext,
  user: SignedInUser,
  { workflowCode, expression, objectId: recordId, data = {} }: CheckConditionInput,
): Promise<CheckedCondition> {
  const { platform } = needs;
  const { model } = await reader.open(user, workflowCode);
  const { properties, schemaCode } = model;
  const record = recordId === undefined ? {} : await surroundings.readAs(user, schemaCode, recordId);
  const values = { ...record, ...data };
  const now = platform.now().toISOString();
  const { names, outcome } = await inCondition('tryCondition', { expression, values, properties, now });
  const codes = new Set(properties.map(({ code }) => code));
  const isHidden = (name: string) => codes.has(name) && !Object.hasOwn(record, name) && !Object.hasOwn(data, name);
  const hidden = recordId === undefined ? undefined : names.find(isHidden);
  if (hidden !== undefined) throw appError('fieldNotVisible', { property: hidden });
  const facts = {
    used: names.filter((name) => codes.has(name)).map((name) => ({ propertyCode: name, value: textOf(values[name]) })),
    unknownNames: names.filter((name) => !codes.has(name)),
  };
  if (outcome.ok) return { ...facts, holds: outcome.holds, result: outcome.result, failure: null };
  const { name, params } = outcome.refusal;
  return { ...facts, holds: null, result: '', failure: { code: codeOf(name), params: { ...params } } };
}
