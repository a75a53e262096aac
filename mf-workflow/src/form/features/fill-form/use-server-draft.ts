import { asRecordId, type RecordId, type ModelCode } from '@portico/shared-kit/contract/ids';
import { useKeepDraftMutation } from '@portico/shared-kit/api/record-drafts.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import { failedBy, type SaveAnswer } from '@portico/shared-kit/documents';
import type { ErrorName } from '@portico/shared-kit/errors';
import { useEffect, useSyncExternalStore } from 'react';
import type { FormDocumentState, DocumentOrigin, SendDraft } from './form-document.ts';
import type { FormState } from './use-form-values.ts';

/** Status of the entries on their way to the server. */
export type DraftStatus =
  | { readonly kind: 'none' }
  | { readonly kind: 'saving' }
  /** `at`: epoch milliseconds. */
  | { readonly kind: 'saved'; readonly at: number }
  /** Values that are in this browser only; `isRefused`: and as they are the server does not take them. */
  | { readonly kind: 'waiting'; readonly error: unknown; readonly isRefused: boolean }
  /**
   * Conflict with somebody, or another window, that changed the draft: nothing is overwritten before the user has
   * chosen.
   */
  | { readonly kind: 'conflict' };

/** A record as it is saved next: a draft that there is, or a new one. */
export interface SavedDraftRef {
  readonly id?: RecordId;
  readonly version?: number;
}

/** The draft that saves itself. */
export interface ServerDraft {
  readonly status: DraftStatus;
  /** Stops saving by itself, waits for what is under way and answers where the entries are to be saved for good. */
  stop(): Promise<SavedDraftRef>;
  /** Saves what was entered without waiting for a pause. */
  keepNow(): void;
  /** Goes on saving by itself, with the next change. */
  resume(): void;
}

/** Model of a draft, and its record where the draft is there already. */
export interface DraftTarget {
  readonly schemaCode: ModelCode;
  readonly id: string | null;
}

/** Failures that pass by themselves. */
const passing: readonly ErrorName[] = ['networkDown', 'databaseBusy', 'databaseUnreachable'];

/**
 * Keeps what is entered as a draft on the server, a moment after the last change; nothing of a form that nobody touched.
 * @param target null where the form keeps no draft there
 */
export function useServerDraft(form: FormState, target: DraftTarget | null): ServerDraft {
  const { document } = form;
  const state = useSyncExternalStore(document.subscribe, document.getState);
  useSending(form, target);
  const stop = async (): Promise<SavedDraftRef> => {
    document.hold();
    await document.whenIdle();
    // Its answer was lost: only the server knows whether there is one.
    if (form.draft()?.id === null) await document.flush();
    const id = form.draft()?.id ?? target?.id;
    const { version } = form.base();
    return typeof id === 'string' && version !== null ? { id: asRecordId(id), version } : {};
  };
  const resume = () => {
    document.rebase(document.getState().base);
    document.release();
  };
  return { status: statusOf(state), stop, resume, keepNow: () => void document.save() };
}

function statusOf({ sending, failure, savedAt }: FormDocumentState): DraftStatus {
  if (sending !== null) return { kind: 'saving' };
  if (failure?.reason === 'conflict') return { kind: 'conflict' };
  if (failure !== null) return { kind: 'waiting', error: failure.error, isRefused: failure.reason === 'refused' };
  return savedAt === null ? { kind: 'none' } : { kind: 'saved', at: savedAt };
}

/** Sends the entries as they are, and tells the form what the server has. */
function useSending(form: FormState, drafted: DraftTarget | null): void {
  const [send] = useKeepDraftMutation();
  const { document, collectDraft, base, tellDraft } = form;
  const { schemaCode = '', id: own = null } = drafted ?? {};
  const sendDraft: SendDraft = async (_, origin): Promise<SaveAnswer<DocumentOrigin>> => {
    const sent = collectDraft();
    const { version } = base();
    const { id, requestId } = own === null ? (origin.draft ?? begun()) : { id: own, requestId: own };
    const target = id === null || version === null ? { requestId } : { id: asRecordId(id), version };
    const { data, error } = await send({ schemaCode, data: sent, draft: true, ...target });
    if (data !== undefined) {
      const record = { version: data.version, values: { ...base().values, ...sent } };
      return { kind: 'saved', base: { record, draft: { requestId, id: data.id } } };
    }
    // Thrown away elsewhere: what is here is kept anew.
    if (own === null && failedBy(error, 'recordMissing')) tellDraft(null);
    if (failedBy(error, 'recordConflict')) return { kind: 'failed', reason: 'conflict', error };
    return { kind: 'failed', reason: passing.some((name) => failedBy(error, name)) ? 'passing' : 'refused', error };
  };
  /** Names a draft before it is asked for: however often its answer is lost, one is made. */
  const begun = () => {
    const draft = { requestId: randomId(), id: null };
    document.rebase({ ...document.getState().base, draft });
    return draft;
  };
  useEffect(() => document.connect(sendDraft));
}
