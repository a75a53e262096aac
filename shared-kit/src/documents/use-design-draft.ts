import { useShell } from '../remotes/react.tsx';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { type DocumentState, isUnsaved, openedDocument } from './document-state.ts';
import { type CopyOf, forgetLeft, keepCopy, type LocalCopy, takeLeft } from './local-copy.ts';
import { failedBy, isRefusal } from './refusal.ts';
import { useDocumentStore } from './use-document-store.ts';

/** The draft as the page holds it. */
export interface SavedDraft {
  readonly kind: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Time at which it was last saved, ISO UTC; null where it was not while the page is open. */
  readonly at: string | null;
  /** Reason for which it could not be saved. */
  readonly error: unknown;
  /** The draft on the server; 0 where there is none. */
  readonly revision: number;
  /** True where something is changed and may not be saved before somebody has decided. */
  readonly isHeld: boolean;
  /** Saves at once what is not saved yet; answers the draft's revision, null where it could not be saved. */
  save(): Promise<number | null>;
  /** Says that the server's draft is another one now; 0 where there is none any more. */
  follow(revision: number): void;
}

/** The changes of an earlier window, as they are offered. */
export interface RecoverableCopy extends LocalCopy {
  /** True where the design was saved or published since. */
  readonly isOutdated: boolean;
  /** Forgets it: it was taken, or is not wanted. */
  forget(): void;
}

/** The draft, and what of it an earlier window has left in the browser; null for nothing. */
export interface DesignDraftState {
  readonly draft: SavedDraft;
  readonly copy: RecoverableCopy | null;
}

/** State of the design in the designer, by the number of its changes; `opened` is the number with which it was opened. */
interface DesignChanges {
  readonly changes: number;
  readonly opened: number;
}

/** The editor of a design, and its draft on the server; the same object as long as it is the same designer. */
interface DesignSource {
  /** As the designer is at this moment; null until there is something on it. */
  now(): DesignChanges | null;
  /** Sends what is on the designer in place of the draft with this revision. */
  send(revision: number): Promise<{ readonly data?: SavedDraftReply | undefined; readonly error?: unknown }>;
  /** The design as it is saved. */
  content(): string | Promise<string>;
}

interface SavedDraftReply {
  readonly draft: { readonly revision: number; readonly modifiedTime: string } | null;
}

/** The draft on the server upon which the next one builds. */
interface DraftBase {
  readonly revision: number;
  /** Time of its last saving, ISO UTC; null where it was not saved while the page is open. */
  readonly at: string | null;
}

/** Design that is edited, its editor, and who may save it. */
interface DesignDraftInput {
  /** The kind of design and its codes, as `workflow/leave`. */
  readonly design: string;
  /** Content of the design as it was opened. */
  readonly content: string;
  readonly source: DesignSource;
  /** As it was drawn last. */
  readonly state: DesignChanges;
  /** Of the draft that was opened; 0 where there was none. */
  readonly revision: number;
  readonly isMine: boolean;
  /** True while nothing may be saved, as somebody has to decide about something first. */
  readonly isHeld?: boolean;
}

const timing = { pause: 2_000, longest: 10_000, retryAfter: 10_000 };

/** In ms: a design is written out into the browser seldom, as that takes as long as saving it. */
const copyPause = 300;

/** Saves the designer as the draft by itself, keeps a copy in the browser meanwhile, and asks before unsaved work is left. */
export function useDesignDraft(input: DesignDraftInput): DesignDraftState {
  const { design, content, source, state, isMine, isHeld = false } = input;
  const userId = useShell().session?.id ?? '';
  const copy = useRecoverableCopy({ userId, design }, input, content);
  const [store, document] = useDesignStore({ userId, design }, input);
  useLayoutEffect(() => {
    store.permit(isMine);
    if (isHeld) store.hold();
    else store.release();
    store.replace(state.changes);
  }, [store, isMine, isHeld, state.changes]);
  useLeaveGuard(store);
  const save = useCallback(async () => {
    // What was done in this moment is drawn first.
    await Promise.resolve();
    const now = source.now();
    if (now === null) return null;
    store.replace(now.changes);
    return (await store.save()) ? store.getState().base.revision : null;
  }, [store, source]);
  const follow = useCallback((revision: number) => store.rebase({ ...store.getState().base, revision }), [store]);
  return { draft: { ...shownDraft(document), save, follow }, copy };
}

function shownDraft(document: DocumentState<number, DraftBase>): Omit<SavedDraft, 'save' | 'follow'> {
  const { base, sending, failure, isHeld } = document;
  const isChanged = isUnsaved(document);
  const kind = sending !== null ? 'saving' : failure !== null ? 'failed' : isChanged ? 'unsaved' : 'saved';
  return { kind, ...base, error: failure?.error, isHeld: isHeld && isChanged };
}

/** The store of a design, which is known by the number of its changes: its editor has a history of its own. */
function useDesignStore(of: CopyOf, { source, state, revision }: DesignDraftInput) {
  const now = useRef(source);
  useLayoutEffect(() => {
    now.current = source;
  });
  const { opened } = state;
  const found = useDocumentStore(() => createDesignStore(of, () => now.current, { opened, revision }));
  const [store] = found;
  const before = useRef(opened);
  useLayoutEffect(() => {
    // A diagram that was still being opened has its first state now.
    if (before.current !== opened) store.open(opened, store.getState().base);
    before.current = opened;
  }, [store, opened]);
  return found;
}

function createDesignStore(
  of: CopyOf,
  source: () => DesignSource,
  { opened, revision }: { readonly opened: number; readonly revision: number },
): DocumentStore<number, DraftBase> {
  return createDocumentStore<number, DraftBase, LocalCopy>({
    opened: openedDocument(opened, { revision, at: null }),
    saving: {
      timing,
      async send(_, base) {
        const { data, error } = await source().send(base.revision);
        if (data === undefined) return { kind: 'failed', reason: reasonOf(error), error };
        const { draft } = data;
        return { kind: 'saved', base: { revision: draft?.revision ?? 0, at: draft?.modifiedTime ?? null } };
      },
    },
    copies: {
      pause: copyPause,
      isEager: false,
      isDone: (document) => !isUnsaved(document),
      async copyOf({ base }) {
        return { content: await source().content(), revision: base.revision, at: Date.now() };
      },
      write: (copy) => keepCopy(of, copy),
    },
  });
}

function reasonOf(error: unknown) {
  if (failedBy(error, 'designChanged')) return 'conflict';
  return isRefusal(error) ? 'refused' : 'passing';
}

function useLeaveGuard(store: DocumentStore<number, DraftBase>): void {
  const shell = useShell();
  useEffect(() => shell.confirmLeave(() => isUnsaved(store.getState())), [shell, store]);
}

function useRecoverableCopy(
  of: CopyOf,
  { revision, isMine }: DesignDraftInput,
  content: string,
): RecoverableCopy | null {
  const [revisionThen] = useState(revision);
  const [left, setLeft] = useState(() => (isMine ? leftOf(of, content) : null));
  if (left === null) return null;
  const forget = () => {
    forgetLeft(of);
    setLeft(null);
  };
  return { ...left, isOutdated: left.revision !== revisionThen, forget };
}

/** Returns the copy of an earlier window; null where there is none, or where the server has the same. */
function leftOf(of: CopyOf, opened: string): LocalCopy | null {
  const left = takeLeft(of);
  if (left !== null && left.content !== opened) return left;
  forgetLeft(of);
  return null;
}
