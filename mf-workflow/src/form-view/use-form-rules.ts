import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { hasExpressions } from '@portico/shared-kit/fields';
import { useEffect, useMemo, useState } from 'react';
import { formRuleTexts } from './form-rules.texts.ts';
import type { FormProblem, FormProblems, FormValues } from './form-values.model.ts';

/** Result of applying the expressions of a model to the entries. */
interface ComputedForm {
  /** With what is computed, and with nothing in what is hidden. */
  readonly values: FormValues;
  readonly hidden: ReadonlySet<string>;
  /** Codes that must be filled in by their expression. */
  readonly required: ReadonlySet<string>;
  readonly problems: FormProblems;
}

/** The expressions of a model, for one form. */
export interface FormRules {
  compute(values: FormValues): ComputedForm;
  /** Returns the defaults of a new record over these values. */
  defaults(values: FormValues): FormValues;
}

const nothing: ReadonlySet<string> = new Set();
const none: FormRules = {
  compute: (values) => ({ values, hidden: nothing, required: nothing, problems: {} }),
  defaults: () => ({}),
};

/**
 * The rules of a model. Their code comes where a form has expressions; until it is there what depends on a condition is
 * not shown, and where it does not come all is shown and the server decides, as where they need more than they may use.
 */
export function useFormRules(properties: readonly PropertyWithRights[]): FormRules {
  const isRuled = useMemo(() => hasExpressions(properties), [properties]);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadRules>> | 'failed' | null>(null);
  useEffect(() => {
    if (!isRuled) return undefined;
    let isWanted = true;
    void loadRules(properties).then(
      (code) => isWanted && setLoaded(() => code),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isRuled, properties]);
  return useMemo(() => {
    if (!isRuled || loaded === 'failed') return none;
    return loaded === null ? waiting(properties) : loaded(properties);
  }, [isRuled, loaded, properties]);
}

function waiting(properties: readonly PropertyWithRights[]): FormRules {
  const hidden = new Set(
    properties.filter(({ expressions }) => expressions?.visible !== undefined).map(({ code }) => code),
  );
  return { ...none, compute: (values) => ({ ...none.compute(values), hidden }) };
}

async function loadRules(ruled: readonly PropertyWithRights[]) {
  const [{ BudgetExceeded, loadPatterns }, { applyExpressions, defaultsOf, rulesUsePatterns }] = await Promise.all([
    import('@portico/shared-kit/expressions'),
    import('@portico/shared-kit/form-rules'),
  ]);
  if (rulesUsePatterns(ruled)) await loadPatterns();
  const now = () => new Date().toISOString();
  /** Keeps, where the expressions need more than they may use, what is entered as it is, and the field says so. */
  const bounded = <T>(work: () => T, instead: (code: string, problem: FormProblem) => T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      return instead(itemOf(error.path ?? ''), {
        text: (locale) => formRuleTexts.t(locale, 'tooCostly'),
      });
    }
  };
  return (properties: readonly PropertyWithRights[]): FormRules => ({
    defaults: (values) =>
      bounded(
        () => defaultsOf(properties, values, now()),
        () => ({}),
      ),
    compute: (values) =>
      bounded<ComputedForm>(
        () => {
          const { problems, ...applied } = applyExpressions(properties, values, now());
          const byItem = [...problems].map(([path, problem]) => [itemOf(path), problem] as const);
          return { ...applied, problems: Object.fromEntries(byItem) };
        },
        (code, problem) => ({ ...none.compute(values), problems: { [code]: problem } }),
      ),
  });
}

const itemOf = (path: string) => path.split('.')[0] ?? path;
