import type { PropertyWithRights } from '@portico/shared-kit/contract/models.schema';
import { hasExpressions } from '@portico/shared-kit/fields';
import { useEffect, useMemo, useState } from 'react';
import type { FormProblems, FormValues } from './form-values.model.ts';

/** What the expressions of a model make of what is entered. */
interface WorkedOutForm {
  /** With what is worked out, and with nothing in what is hidden. */
  readonly values: FormValues;
  readonly hidden: ReadonlySet<string>;
  /** Codes that must be filled in by their expression. */
  readonly required: ReadonlySet<string>;
  readonly problems: FormProblems;
}

/** The expressions of a model, for one form. */
export interface FormRules {
  workOut(values: FormValues): WorkedOutForm;
  /** What a new record begins with over these values. */
  defaults(values: FormValues): FormValues;
}

const nothing: ReadonlySet<string> = new Set();
const none: FormRules = {
  workOut: (values) => ({ values, hidden: nothing, required: nothing, problems: {} }),
  defaults: () => ({}),
};

/**
 * The rules of a model. Their code comes where a form has expressions; until it is there what depends on a condition is
 * not shown, and where it does not come all is shown and the server decides.
 */
export function useFormRules(properties: readonly PropertyWithRights[]): FormRules {
  const isRuled = useMemo(() => hasExpressions(properties), [properties]);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadRules>> | 'failed' | null>(null);
  useEffect(() => {
    if (!isRuled) return undefined;
    let isWanted = true;
    void loadRules().then(
      (code) => isWanted && setLoaded(() => code),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isRuled]);
  return useMemo(() => {
    if (!isRuled || loaded === 'failed') return none;
    return loaded === null ? waiting(properties) : loaded(properties);
  }, [isRuled, loaded, properties]);
}

function waiting(properties: readonly PropertyWithRights[]): FormRules {
  const hidden = new Set(
    properties.filter(({ expressions }) => expressions?.visible !== undefined).map(({ code }) => code),
  );
  return { ...none, workOut: (values) => ({ ...none.workOut(values), hidden }) };
}

async function loadRules() {
  const { applyExpressions, defaultsOf } = await import('@portico/shared-kit/expressions');
  const now = () => new Date().toISOString();
  return (properties: readonly PropertyWithRights[]): FormRules => ({
    defaults: (values) => defaultsOf(properties, values, now()),
    workOut: (values) => {
      const { problems, ...applied } = applyExpressions(properties, values, now());
      const byItem = [...problems].map(([path, problem]) => [path.split('.')[0] ?? path, problem] as const);
      return { ...applied, problems: Object.fromEntries(byItem) };
    },
  });
}
