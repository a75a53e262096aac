import { isApiError } from '@portico/shared-kit/api';
import { useKeepDraftMutation } from '@portico/shared-kit/api/record-drafts.api';
import { codeOf, type ErrorName } from '@portico/shared-kit/errors';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormState } from './use-form-values.ts';

/** In ms: entries go to the server when nobody has typed for so long. */
const pause = 2_000;

/** In ms: what could not be sent is tried again after this time, and as soon as there is a network. */
const retryAfter = 20_000;

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

/** Returns whether a call failed with this error of the catalogue. */
export function failedBy(error: unknown, name: ErrorName): boolean {
  return isApiError(error) && error.errcode === codeOf(name);
}

/** A record as it is saved next: a draft that there is, or a new one. */
export interface DraftPlace {
  readonly id?: string;
  readonly version?: number;
}

/** The draft that saves itself. */
export interface ServerDraft {
  readonly status: DraftStatus;
  /** Stops saving by itself, waits for what is under way and answers where the entries are to be saved for good. */
  settle(): Promise<DraftPlace>;
  /** Saves what was entered without waiting for a pause. */
  keepNow(): void;
  /** Goes on saving by itself, with the next change. */
  resume(): void;
}

/** Model of a draft, and its record where the draft is there already. */
export interface DraftTarget {
  readonly schemaCode: string;
  readonly id: string | null;
}

/** Failures that pass by themselves. */
const passing: readonly ErrorName[] = ['networkDown', 'databaseBusy', 'databaseUnreachable'];

/**
 * Keeps what is entered as a draft on the server, a moment after the last change; nothing of a form that nobody touched.
 * @param target null where the form keeps no draft there
 */
export function useServerDraft(form: FormState, target: DraftTarget | null): ServerDraft {
  const [status, setStatus] = useState<DraftStatus>({ kind: 'none' });
  const latest = useRef(form);
  const work = useRef<Promise<unknown> | null>(null);
  const tried = useRef<unknown>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    latest.current = form;
  });
  const send = useSending(target, latest);
  const keep = useCallback(async () => {
    tried.current = latest.current.entries;
    setStatus({ kind: 'saving' });
    work.current = send().then(setStatus);
    await work.current;
    work.current = null;
  }, [send]);
  const attempt = useCallback(() => {
    const { entries, isSaved } = latest.current;
    if (!isHeld.current && entries !== null && !isSaved()) void keep();
  }, [keep]);
  const isOn = target !== null && form.entries !== null && !form.isSaved();
  useAttempts({ isOn, entries: form.entries, tried, status, attempt });

  const settle = async (): Promise<DraftPlace> => {
    isHeld.current = true;
    await work.current;
    const asked = latest.current.draft();
    // Its answer was lost: only the server knows whether there is one.
    if (asked !== null && asked.id === null) await keep();
    const id = latest.current.draft()?.id ?? target?.id;
    const { version } = latest.current.base();
    return typeof id === 'string' && version !== null ? { id, version } : {};
  };
  const resume = () => {
    isHeld.current = false;
    setStatus((held) => (held.kind === 'conflict' ? { kind: 'none' } : { ...held }));
  };
  return { status, settle, resume, keepNow: attempt };
}

interface Attempts {
  readonly isOn: boolean;
  readonly entries: unknown;
  /** The entries that were sent last. */
  readonly tried: { readonly current: unknown };
  readonly status: DraftStatus;
  attempt(): void;
}

/** Sends the entries a moment after the last change, and those that were lost later again or with the next network. */
function useAttempts({ isOn, entries, tried, status, attempt }: Attempts): void {
  useEffect(() => {
    if (!isOn || status.kind === 'conflict' || status.kind === 'saving') return undefined;
    const isTried = tried.current === entries;
    // The same would be refused again.
    if (isTried && status.kind === 'waiting' && status.isRefused) return undefined;
    const timer = setTimeout(attempt, isTried ? retryAfter : pause);
    addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, [isOn, entries, tried, status, attempt]);
}

/** Sends the entries as they are, and tells the form what the server has. */
function useSending(target: DraftTarget | null, latest: { readonly current: FormState }) {
  const [send] = useKeepDraftMutation();
  const { schemaCode = '', id: own = null } = target ?? {};
  return useCallback(async (): Promise<DraftStatus> => {
    const { entries, collectDraft, base, beginDraft, tellDraft } = latest.current;
    const sent = collectDraft();
    const { version } = base();
    const { id = null, requestId } = own === null ? beginDraft() : { id: own, requestId: own };
    const place = id === null || version === null ? { requestId } : { id, version };
    const { data, error } = await send({ schemaCode, data: sent, draft: true, ...place });
    if (data !== undefined) {
      tellDraft({ id: data.id, version: data.version, sent, entries });
      return { kind: 'saved', at: Date.now() };
    }
    // Thrown away elsewhere: what is here is kept anew.
    if (own === null && failedBy(error, 'recordMissing')) tellDraft(null);
    if (failedBy(error, 'recordConflict')) return { kind: 'conflict' };
    return { kind: 'waiting', error, isRefused: !passing.some((name) => failedBy(error, name)) };
  }, [send, schemaCode, own, latest]);
}
