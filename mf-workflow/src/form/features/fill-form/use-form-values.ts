import { randomId } from '@portico/shared-kit/contract/random-id';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FormProblems, type FormValues, shownValues } from '../../../form-view/form-values.model.ts';
import {
  type LocalDraftKey,
  type FormBase,
  type DraftReference,
  type LocalDraft,
  readLocalDraft,
} from './local-draft.ts';
import { useLocalDraftAutosave } from './local-draft-autosave.ts';
import { type FormChecks, useWorkedOut } from './use-worked-out.ts';

/** Entries of a form, and the actions on them. */
export interface FormState {
  /** Entries, with the values that are computed from them; hidden ones are empty. */
  readonly values: FormValues;
  /** Entered values by data item; null where there are none. A new object with each change. */
  readonly entries: FormValues | null;
  /** Codes of the data items that are hidden by a condition. */
  readonly hidden: ReadonlySet<string>;
  /** Codes of the data items that a condition wants filled in. */
  readonly required: ReadonlySet<string>;
  readonly problems: FormProblems;
  /** Number of times that `collect` refused the entries. */
  readonly refusals: number;
  /** True while the values come from an earlier, unsaved visit. */
  readonly isRestored: boolean;
  change(code: string, value: unknown): void;
  /** The values to send, or null where something must be mended first; problems show from then on. */
  collect(isDraft: boolean): Record<string, unknown> | null;
  /** The values as they are, for a draft: what no record can hold, too. */
  collectDraft(): Record<string, unknown>;
  /** Returns the state of the record that the entries were made upon. */
  base(): FormBase;
  /** The values as they are now, also between two paints. */
  current(): FormValues;
  /** Goes on with these entries upon another state of the record. */
  rebase(base: FormBase, entries: FormValues): void;
  /** The draft that the server keeps of this form; null where it keeps none. */
  draft(): DraftReference | null;
  /** The server is asked to keep a draft; it is named before the answer. */
  beginDraft(): DraftReference;
  /** The server keeps these values of these entries under this id and version; null: it keeps none any more. */
  tellDraft(kept: SavedDraft | null): void;
  /** Returns whether the server has all that was entered. */
  isSaved(): boolean;
  /** The entries were saved, or are given up. */
  forget(): void;
}

/** Draft of a form that the server keeps since its last answer. */
export interface SavedDraft {
  readonly id: string;
  readonly version: number;
  /** The values that were sent, and the entries that they are of. */
  readonly sent: FormValues;
  readonly entries: FormValues | null;
}

interface FormStart extends FormChecks {
  readonly key: string;
  /** The version of the record that `initial` is of; null for a new one. */
  readonly version: number | null;
}

interface FormValuesState {
  readonly entries: FormValues | null;
  /** Null as long as nothing is entered: then it is what was loaded. */
  readonly base: FormBase | null;
  readonly draft: DraftReference | null;
  /** The entries that the server has; null where it has none of them. */
  readonly saved: FormValues | null;
}

const nothing: FormValuesState = { entries: null, base: null, draft: null, saved: null };

/** Returns the entries that an earlier visit left, upon the state that they were made upon; untouched values are as they were loaded now. */
function stateFrom(local: LocalDraft | null, loaded: FormBase): FormValuesState {
  // Of a record that is loaded the server has it: perhaps more than this browser, meanwhile.
  if (local === null || (local.isSaved === true && loaded.version !== null)) return nothing;
  const { values, base = { version: null, values: {} }, draft = null } = local;
  const isSame = base.version === loaded.version && draft === null;
  const old = { version: base.version, values: { ...loaded.values, ...base.values } };
  return { entries: values, base: isSame ? loaded : old, draft, saved: local.isSaved === true ? values : null };
}

function localDraftOf({ entries, base, draft, saved }: FormValuesState): LocalDraft | null {
  if (entries === null) return null;
  const touched: Record<string, unknown> = {};
  for (const code of Object.keys(entries)) touched[code] = base?.values[code] ?? null;
  const isSaved = saved === entries;
  const own = base === null ? {} : { base: { version: base.version, values: touched } };
  const marks = isSaved ? { isSaved } : {};
  return { values: entries, ...own, ...marks, ...(draft === null ? {} : { draft }) };
}

/** Entries as they are now, in memory and in the browser, and the state of their draft. */
function useDirtyValues(of: LocalDraftKey, loaded: FormBase) {
  const [state, setState] = useState<FormValuesState>(() => stateFrom(readLocalDraft(of), loaded));
  // What is done between two paints goes on from what was done before.
  const now = useRef(state);
  const put = useCallback((next: FormValuesState) => {
    now.current = next;
    setState(next);
  }, []);
  const autosave = useLocalDraftAutosave(of);
  useEffect(() => {
    if (state.entries !== null) autosave.schedule(() => localDraftOf(state));
  }, [autosave, state]);
  const { entries } = state;
  const under = (state.base ?? loaded).values;
  const values = useMemo(() => ({ ...under, ...entries }), [under, entries]);
  const base = () => now.current.base ?? loaded;
  const current = () => ({ ...base().values, ...now.current.entries });
  const change = useCallback(
    (code: string, value: unknown) =>
      put({ ...now.current, base: now.current.base ?? loaded, entries: { ...now.current.entries, [code]: value } }),
    [put, loaded],
  );
  const rebase = (next: FormBase, own: FormValues) => put({ ...now.current, base: next, entries: own });
  const drop = useCallback(() => {
    // Now, not after the next paint: the page may be left in the same moment.
    autosave.forget();
    put(nothing);
  }, [autosave, put]);
  const hasUnsaved = useCallback(() => now.current.entries !== now.current.saved, []);
  const drafts = useDraftNotes({ now, put, base });
  return {
    entries,
    values,
    drop,
    hasUnsaved,
    draftState: { ...drafts, base, current, change, rebase, isSaved: () => !hasUnsaved() },
  };
}

/** The state of one form: entries over what was loaded, checked when the user submits and from then on. */
export function useFormValues(start: FormStart): FormState {
  const { key, initial, version } = start;
  const shell = useShell();
  const userId = shell.session?.id ?? '';
  const of = useMemo<LocalDraftKey>(() => ({ userId, form: key }), [userId, key]);
  const loaded = useMemo<FormBase>(() => ({ version, values: initial }), [version, initial]);
  const { entries, values, drop, hasUnsaved, draftState } = useDirtyValues(of, loaded);
  const [isRestored, setRestored] = useState(entries !== null);
  const [checked, setChecked] = useState<'no' | 'draft' | 'final'>('no');
  const [refusals, setRefusals] = useState(0);
  const workOut = useWorkedOut(start);
  const worked = useMemo(() => workOut(values), [workOut, values]);
  const problems = useMemo(() => (checked === 'no' ? {} : worked.check(checked === 'draft')), [checked, worked]);
  const collect = (isDraft: boolean) => {
    const given = draftState.current();
    setChecked(isDraft ? 'draft' : 'final');
    const found = workOut(given);
    if (Object.keys(found.check(isDraft)).length === 0) return shownValues(found.filled, found.values);
    setRefusals((count) => count + 1);
    return null;
  };
  const collectDraft = () => {
    const found = workOut(draftState.current());
    return shownValues(found.filled, found.values);
  };
  const forget = useCallback(() => {
    drop();
    setRestored(false);
    setChecked('no');
  }, [drop]);
  useEffect(() => shell.confirmLeave(hasUnsaved, forget), [shell, hasUnsaved, forget]);
  const { hidden, required } = worked;
  const shown = { values: worked.values, hidden, required, entries };
  return { ...draftState, ...shown, problems, refusals, isRestored, collect, collectDraft, forget };
}

interface DraftNotes {
  readonly now: { readonly current: FormValuesState };
  put(next: FormValuesState): void;
  base(): FormBase;
}

/** Notes the draft that the server keeps: a reload goes on with it. */
function useDraftNotes({ now, put, base }: DraftNotes) {
  const beginDraft = () => {
    const draft = now.current.draft ?? { requestId: randomId(), id: null };
    if (now.current.draft === null) put({ ...now.current, draft });
    return draft;
  };
  const tellDraft = (kept: SavedDraft | null) => {
    if (kept === null) return put({ ...now.current, draft: null, saved: null, base: { ...base(), version: null } });
    const { requestId = kept.id } = now.current.draft ?? {};
    const next = { version: kept.version, values: { ...base().values, ...kept.sent } };
    return put({ ...now.current, draft: { requestId, id: kept.id }, base: next, saved: kept.entries });
  };
  return { beginDraft, tellDraft, draft: () => now.current.draft };
}
