import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type FormItem,
  type FormProblems,
  type FormValues,
  joinedProblems,
  problemsOf,
  shownValues,
} from './form-values.model.ts';
import { type EntriesOf, keepEntries, readKept } from './kept-entries.ts';
import type { CheckRules } from './use-data-rules.ts';

/** What is entered in a form, and what may be done with it. */
export interface FormState {
  readonly values: FormValues;
  readonly problems: FormProblems;
  /** How often `collect` refused the entries. */
  readonly refusals: number;
  /** True while the values come from an earlier, unsaved visit. */
  readonly isRestored: boolean;
  change(code: string, value: unknown): void;
  /** The values to send, or null where something must be mended first; problems show from then on. */
  collect(isDraft: boolean): Record<string, unknown> | null;
  /** The entries were saved, or are given up. */
  forget(): void;
}

interface FormStart {
  readonly key: string;
  readonly properties: readonly FormItem[];
  readonly initial: FormValues;
  readonly checkRules: CheckRules;
}

/** The state of one form: entries over what was loaded, checked when the user submits and from then on. */
export function useFormValues({ key, properties, initial, checkRules }: FormStart): FormState {
  const shell = useShell();
  const userId = shell.session?.id ?? '';
  const of = useMemo<EntriesOf>(() => ({ userId, form: key }), [userId, key]);
  const [entries, setEntries] = useState<FormValues | null>(() => readKept(of));
  const [isRestored, setRestored] = useState(entries !== null);
  const [checked, setChecked] = useState<'no' | 'draft' | 'final'>('no');
  const [refusals, setRefusals] = useState(0);
  const values = useMemo(() => ({ ...initial, ...entries }), [initial, entries]);
  const check = useCallback(
    (isDraft: boolean) => joinedProblems(checkRules(properties, values), problemsOf(properties, values, isDraft)),
    [checkRules, properties, values],
  );
  const problems = useMemo(() => (checked === 'no' ? {} : check(checked === 'draft')), [checked, check]);

  const isUnsaved = useRef(entries !== null);
  useEffect(() => {
    isUnsaved.current = entries !== null;
    if (entries !== null) keepEntries(of, entries);
  }, [of, entries]);

  const change = useCallback((code: string, value: unknown) => setEntries((held) => ({ ...held, [code]: value })), []);
  const collect = (isDraft: boolean) => {
    setChecked(isDraft ? 'draft' : 'final');
    const found = check(isDraft);
    if (Object.keys(found).length === 0) return shownValues(properties, values);
    setRefusals((count) => count + 1);
    return null;
  };
  const forget = useCallback(() => {
    // Now, not after the next paint: the page may be left in the same moment.
    isUnsaved.current = false;
    keepEntries(of, null);
    setEntries(null);
    setRestored(false);
    setChecked('no');
  }, [of]);
  useEffect(() => shell.confirmLeave(() => isUnsaved.current, forget), [shell, forget]);
  return { values, problems, refusals, isRestored, change, collect, forget };
}
