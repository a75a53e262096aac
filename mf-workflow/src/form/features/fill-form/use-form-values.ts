import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type FormProblems, type FormValues, shownValues } from '../../../form-view/form-values.model.ts';
import type { FormBase, LocalDraftKey } from './local-draft.ts';
import { type FormEntries, useFormDocument } from './use-form-document.ts';
import { type FormChecks, useComputedValues } from './use-computed-values.ts';

/** Entries of a form, and the actions on them. */
export interface FormState extends FormEntries {
  /** Entries, with the values that are computed from them; hidden ones are empty. */
  readonly values: FormValues;
  /** Codes of the fields that are hidden by a condition. */
  readonly hidden: ReadonlySet<string>;
  /** Codes of the fields that a condition wants filled in. */
  readonly required: ReadonlySet<string>;
  readonly problems: FormProblems;
  /** Number of times that `collect` refused the entries. */
  readonly refusals: number;
  /** True while the values come from an earlier, unsaved visit. */
  readonly isRestored: boolean;
  /** The values to send, or null where something must be mended first; problems show from then on. */
  collect(isDraft: boolean): Record<string, unknown> | null;
  /** The values as they are, for a draft: what no record can hold, too. */
  collectDraft(): Record<string, unknown>;
  /** The entries were saved, or are given up. */
  forget(): void;
}

interface FormStart extends FormChecks {
  readonly key: string;
  /** The version of the record that `initial` is of; null for a new one. */
  readonly version: number | null;
  /** True where the server keeps the entries as a draft. */
  readonly isDrafted: boolean;
}

/** The state of one form: entries over what was loaded, checked when the user submits and from then on. */
export function useFormValues(start: FormStart): FormState {
  const { key, initial, version, isDrafted } = start;
  const shell = useShell();
  const userId = shell.session?.id ?? '';
  const of = useMemo<LocalDraftKey>(() => ({ userId, form: key }), [userId, key]);
  const loaded = useMemo<FormBase>(() => ({ version, values: initial }), [version, initial]);
  const { values, drop, hasUnsaved, ...entered } = useFormDocument(of, loaded, isDrafted);
  const [isRestored, setRestored] = useState(entered.entries !== null);
  const [checked, setChecked] = useState<'no' | 'draft' | 'final'>('no');
  const [refusals, setRefusals] = useState(0);
  const compute = useComputedValues(start);
  const computed = useMemo(() => compute(values), [compute, values]);
  const problems = useMemo(() => (checked === 'no' ? {} : computed.check(checked === 'draft')), [checked, computed]);
  const collect = (isDraft: boolean) => {
    const given = entered.current();
    setChecked(isDraft ? 'draft' : 'final');
    const found = compute(given);
    if (Object.keys(found.check(isDraft)).length === 0) return shownValues(found.filled, found.values);
    setRefusals((count) => count + 1);
    return null;
  };
  const collectDraft = () => {
    const found = compute(entered.current());
    return shownValues(found.filled, found.values);
  };
  const forget = useCallback(() => {
    drop();
    setRestored(false);
    setChecked('no');
  }, [drop]);
  useEffect(() => shell.confirmLeave(hasUnsaved, forget), [shell, hasUnsaved, forget]);
  const { hidden, required } = computed;
  const shown = { values: computed.values, hidden, required };
  return { ...entered, ...shown, problems, refusals, isRestored, collect, collectDraft, forget };
}
