import { isUnsaved, useDocumentStore } from '@portico/shared-kit/documents';
import { useCallback, useMemo } from 'react';
import { type FormDocument, nothingEntered, openFormDocument } from './form-document.ts';
import type { FormValues } from '../../../form-view/form-values.model.ts';
import type { DraftReference, FormBase, LocalDraftKey } from './local-draft.ts';

/** Draft of a form that the server keeps since its last answer. */
export interface DraftReply {
  readonly id: string;
  readonly version: number;
  /** The values that were sent, and the entries that they are of. */
  readonly sent: FormValues;
  readonly entries: FormValues | null;
}

/** Entries of a form over what was loaded, and what may be done with them. */
export interface FormEntries {
  readonly document: FormDocument;
  /** Entered values by field; null where there are none. A new object with each change. */
  readonly entries: FormValues | null;
  change(code: string, value: unknown): void;
  /** Returns the state of the record that the entries were made upon. */
  base(): FormBase;
  /** The values as they are now, also between two paints. */
  current(): FormValues;
  /**
   * Goes on with what the entries and another state of the record become; null where nobody decided. Answers whether the
   * form goes on with it.
   */
  merge(merge: () => Promise<{ readonly base: FormBase; readonly entries: FormValues } | null>): Promise<boolean>;
  /** The draft that the server keeps of this form; null where it keeps none. */
  draft(): DraftReference | null;
  /** Says that the server keeps these values of these entries under this id and version; null: it keeps none any more. */
  tellDraft(kept: DraftReply | null): void;
}

/** Entries, the loaded values with them, and whether something of them would be lost. */
export interface UnsavedEntries extends FormEntries {
  readonly values: FormValues;
  hasUnsaved(): boolean;
  /** Drops the entries, here and in the browser. */
  drop(): void;
}

/** The entries of a form in memory, in the browser and, where it is drafted, on the server. */
export function useFormDocument(of: LocalDraftKey, loaded: FormBase, isDrafted: boolean): UnsavedEntries {
  const [document, state] = useDocumentStore(() => openFormDocument(of, loaded, isDrafted));
  const entries = state.history.present;
  const under = (state.base.record ?? loaded).values;
  const values = useMemo(() => ({ ...under, ...entries }), [under, entries]);
  const change = useCallback(
    (code: string, value: unknown) => {
      const { base, history } = document.getState();
      const next = { ...history.present, [code]: value };
      if (base.record === null) document.rebase({ ...base, record: loaded }, { document: next });
      else document.replace(next);
    },
    [document, loaded],
  );
  const base = () => document.getState().base.record ?? loaded;
  const hasUnsaved = useCallback(() => {
    const now = document.getState();
    return now.history.present !== null && isUnsaved(now);
  }, [document]);
  return {
    document,
    entries,
    values,
    change,
    base,
    hasUnsaved,
    current: () => ({ ...base().values, ...document.getState().history.present }),
    async merge(merge) {
      const { kind } = await document.merge(async () => {
        const merged = await merge();
        if (merged === null) return null;
        return { document: merged.entries, base: { ...document.getState().base, record: merged.base } };
      });
      return kind === 'done';
    },
    draft: () => document.getState().base.draft,
    tellDraft: (kept) => (kept === null ? dropDraft(document, base()) : confirmDraft(document, base(), kept)),
    drop: useCallback(() => document.open(null, nothingEntered), [document]),
  };
}

function confirmDraft(document: FormDocument, base: FormBase, { id, version, sent, entries }: DraftReply): void {
  const { requestId = id } = document.getState().base.draft ?? {};
  document.confirm(entries, { record: { version, values: { ...base.values, ...sent } }, draft: { requestId, id } });
}

/** Notes that the draft is gone: it is kept anew, unless nothing is entered. */
function dropDraft(document: FormDocument, base: FormBase): void {
  const place = { record: { ...base, version: null }, draft: null };
  if (document.getState().history.present === null) document.rebase(place);
  else document.lose(place);
}
