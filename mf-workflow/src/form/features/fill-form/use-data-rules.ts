import type { DataRule } from '@portico/shared-kit/contract/data-rules.schema';
import type { Property } from '@portico/shared-kit/contract/models.schema';
import { useEffect, useState } from 'react';
import type { FormProblems, FormValues } from '../../../form-view/form-values.model.ts';

/** The data rules that a form's values break, by field. */
export type CheckRules = (properties: readonly Property[], values: FormValues) => FormProblems;

const none: CheckRules = () => ({});

/**
 * Checks a form by the data rules of its model. Their code comes when a form has rules; until it is there, and for
 * what other records decide, the server's check is the one.
 */
export function useDataRules(rules: readonly DataRule[] | undefined): CheckRules {
  const [check, setCheck] = useState<CheckRules>(() => none);
  useEffect(() => {
    if (rules === undefined || rules.length === 0) return undefined;
    let isWanted = true;
    void loadCheck(rules).then(
      (loaded) => isWanted && setCheck(() => loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [rules]);
  return check;
}

async function loadCheck(given: readonly DataRule[]): Promise<CheckRules> {
  const hasPatterns = given.some(({ checkType }) => checkType === 1);
  const [{ readDataRules, ruleProblems }, patterns] = await Promise.all([
    import('@portico/shared-kit/data-rules'),
    hasPatterns ? import('@portico/shared-kit/expressions/re2-patterns') : undefined,
  ]);
  const rules = readDataRules(given);
  return (properties, record) => {
    const found = ruleProblems(rules, { properties, record, matches: patterns?.matchesPattern });
    return Object.fromEntries(found.map((problem) => [problem.propertyCode, problem]));
  };
}
