import { isApiError } from '../api/index.ts';
import { useShell } from '../remotes/react.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Autosave state of the design. */
interface DraftState {
  readonly kind: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Time at which it was last saved, ISO UTC; null where it was not while the page is open. */
  readonly at: string | null;
  /** Reason for which it could not be saved. */
  readonly error: unknown;
  /** The draft on the server; 0 where there is none. */
  readonly revision: number;
}

/** The draft as the page holds it. */
export interface SavedDraft extends DraftState {
  /** True where something is changed and may not be saved before somebody has decided. */
  readonly isHeld: boolean;
  /** Saves at once what is not saved yet; answers the draft's revision, null where it could not be saved. */
  save(): Promise<number | null>;
  /** Says that the server's draft is another one now; 0 where there is none any more. */
  follow(revision: number): void;
}

/** State of the design in the designer, by the number of its changes; `opened` is the number with which it was opened. */
interface DocumentChanges {
  readonly changes: number;
  readonly opened: number;
}

/** Source and target of a draft; the same object as long as it is the same designer. */
interface DraftSource {
  /** As the designer is at this moment; null until there is something on it. */
  now(): DocumentChanges | null;
  /** Sends what is on the designer in place of the draft with this revision. */
  send(revision: number): Promise<{ readonly data?: SavedDraftReply | undefined; readonly error?: unknown }>;
}

interface SavedDraftReply {
  readonly draft: { readonly revision: number; readonly modifiedTime: string } | null;
}

interface DraftNeeds {
  readonly source: DraftSource;
  /** As it was drawn last. */
  readonly state: DocumentChanges;
  /** Of the draft that was opened; 0 where there was none. */
  readonly revision: number;
  readonly isMine: boolean;
  /** True while nothing may be saved, as somebody has to decide about something first. */
  readonly isHeld?: boolean;
}

/** Milliseconds without a change after which it is saved, */
const restBeforeSaving = 2_000;
/** and at the latest after the first change that is not saved, however long somebody goes on. */
const longestUnsaved = 10_000;

/** Saves the designer as the draft by itself once the hands rest, and asks before unsaved work is left. */
export function useSavedDraft({ source, state, revision, isMine, isHeld = false }: DraftNeeds): SavedDraft {
  const shell = useShell();
  const { draft, savedChanges, save: saveNow, follow } = useSaving(source, revision);
  const { changes } = state;
  const kept = savedChanges ?? state.opened;
  const save = useCallback(
    () => (isHeld && changes !== kept ? Promise.resolve(null) : saveNow()),
    [isHeld, changes, kept, saveNow],
  );
  useAutosave({
    isOn: isMine && !isHeld,
    changes,
    kept,
    hasFailed: draft.kind === 'failed' && !isRefusal(draft.error),
    save: saveNow,
  });
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = changes !== kept;
  }, [changes, kept]);
  useEffect(() => shell.confirmLeave(() => isUnsaved.current), [shell]);
  const kind = changes !== kept && draft.kind === 'saved' ? 'unsaved' : draft.kind;
  return { ...draft, kind, isHeld: isHeld && changes !== kept, save, follow };
}

/** True where the server has refused, which it would do again; a network comes back. */
function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

interface AutosaveNeeds {
  readonly isOn: boolean;
  readonly changes: number;
  /** Number of the change up to which it is saved. */
  readonly kept: number;
  readonly hasFailed: boolean;
  save(): Promise<unknown>;
}

/** Saves once the hands rest, while they do not at least every ten seconds, and tries again where it failed. */
function useAutosave({ isOn, changes, kept, hasFailed, save }: AutosaveNeeds): void {
  // Since when something is unsaved, and upon which change.
  const unsaved = useRef<{ readonly kept: number; readonly since: number } | null>(null);
  useEffect(() => {
    if (!isOn || changes === kept) return;
    if (unsaved.current?.kept !== kept) unsaved.current = { kept, since: Date.now() };
    const left = unsaved.current.since + longestUnsaved - Date.now();
    const timer = setTimeout(() => void save(), Math.max(0, Math.min(restBeforeSaving, left)));
    return () => clearTimeout(timer);
  }, [isOn, changes, kept, save]);
  useEffect(() => {
    if (!isOn || !hasFailed) return;
    const timer = setInterval(() => void save(), longestUnsaved);
    return () => clearInterval(timer);
  }, [isOn, hasFailed, save]);
}

function useSaving(source: DraftSource, before: number) {
  const [draft, setDraft] = useState<DraftState>({ kind: 'saved', at: null, error: undefined, revision: before });
  const [savedChanges, setSavedChanges] = useState<number | null>(null);
  const server = useRef<{ revision: number; changes: number | null }>({ revision: before, changes: null });
  const running = useRef<Promise<number | null>>(Promise.resolve(null));
  const saveOnce = useCallback(async (): Promise<number | null> => {
    const now = source.now();
    if (now === null) return null;
    const { changes, opened } = now;
    if (changes === (server.current.changes ?? opened)) return server.current.revision;
    setDraft((shown) => ({ ...shown, kind: 'saving' }));
    const { data, error } = await source.send(server.current.revision);
    if (data === undefined) {
      setDraft((shown) => ({ ...shown, kind: 'failed', error }));
      return null;
    }
    server.current = { revision: data.draft?.revision ?? 0, changes };
    setSavedChanges(changes);
    const at = data.draft?.modifiedTime ?? null;
    setDraft({ kind: 'saved', at, error: undefined, revision: server.current.revision });
    return server.current.revision;
  }, [source]);
  const save = useCallback(() => {
    // One after the other, however many ask at once: each builds on the revision of the one before.
    running.current = running.current.catch(() => null).then(saveOnce);
    return running.current;
  }, [saveOnce]);
  const follow = useCallback((revision: number) => {
    server.current = { ...server.current, revision };
    setDraft((shown) => ({ ...shown, revision }));
  }, []);
  return { draft, savedChanges, save, follow };
}
