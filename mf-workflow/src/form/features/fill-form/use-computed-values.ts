import { useCallback, useMemo } from 'react';
import {
  type FormItem,
  type FormProblems,
  type FormValues,
  joinedProblems,
  problemsOf,
} from '../../../form-view/form-values.model.ts';
import type { CheckRules } from './use-data-rules.ts';
import type { FormRules } from '../../../form-view/use-form-rules.ts';

/** Rules and fields by which a form is checked. */
export interface FormChecks {
  /** The fields that the user fills in. */
  readonly properties: readonly FormItem[];
  readonly initial: FormValues;
  readonly checkRules: CheckRules;
  /** Fields that are computed and shown: data rules look at them, too. */
  readonly computed: readonly FormItem[];
  readonly rules: FormRules;
  /** True where it is a new record, which begins with what its expressions give. */
  readonly isNew: boolean;
}

/** The values of a form with what is computed of them. */
interface ComputedValue {
  readonly values: FormValues;
  /** Codes of the fields that are hidden by a condition, and of those that one wants filled in. */
  readonly hidden: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Fields that are filled in, without the hidden ones. */
  readonly filled: readonly FormItem[];
  check(isDraft: boolean): FormProblems;
}

/**
 * Works out the values of a form. What somebody typed before it was hidden stays an entry and comes back with its field; as long as that is hidden it is not checked and not sent, and the server keeps nothing in it.
 */
export function useComputedValues(checks: FormChecks): (values: FormValues) => ComputedValue {
  const { properties, initial, checkRules, computed, rules, isNew } = checks;
  const defaults = useMemo(() => (isNew ? rules.defaults(initial) : {}), [isNew, rules, initial]);
  return useCallback(
    (entered) => {
      const { values, hidden, required, problems } = rules.compute(withDefaults(entered, defaults, initial));
      const isShown = ({ code }: FormItem) => !hidden.has(code);
      const filled = properties
        .filter(isShown)
        .map((property) => (required.has(property.code) ? { ...property, required: true } : property));
      const check = (isDraft: boolean) => {
        const ofValues = { ...problems, ...problemsOf(filled, values, isDraft) };
        // What is computed of half a form says nothing yet, as on the server.
        const ruled = isDraft ? filled : [...filled, ...computed.filter(isShown)];
        return joinedProblems(checkRules(ruled, values), ofValues);
      };
      return { values, hidden, required, filled, check };
    },
    [properties, initial, checkRules, computed, rules, defaults],
  );
}

/** Defaults stand where nothing was entered; what was emptied by hand stays empty. */
function withDefaults(entered: FormValues, defaults: FormValues, initial: FormValues): FormValues {
  const open = Object.entries(defaults).filter(([code]) => !(code in entered) || entered[code] === initial[code]);
  return open.length === 0 ? entered : { ...entered, ...Object.fromEntries(open) };
}
