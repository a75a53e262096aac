import type { DesignName } from '../contract/designs.schema.ts';
import { useShell } from '../remotes/react.tsx';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { createDesignDocument, type DesignContent, type DesignDocument } from './design-document.ts';
import { type DocumentState, type DocumentTask, isUnsaved } from './document-state.ts';
import type { DocumentTasks } from './document-tasks.ts';
import type { CopyOf } from './local-copy.ts';
import { type DesignCalls, type DraftBase, useDesignCalls } from './use-design-calls.ts';
import { useDocumentStore } from './use-document-store.ts';
import { type RecoverableCopy, useRecoverableCopy } from './use-recoverable-copy.ts';

/** The draft as the page holds it. */
export interface SavedDraft
  extends Pick<DocumentTasks<unknown, unknown>, 'publish' | 'restore' | 'discard' | 'dismiss'> {
  readonly kind: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Time at which it was last saved, ISO UTC; null where it was not while the page is open. */
  readonly at: string | null;
  /** Reason for which it could not be saved. */
  readonly error: unknown;
  /** True where somebody else, or another window, has saved it since it was read. */
  readonly isConflict: boolean;
  /** The draft on the server; 0 where there is none. */
  readonly revision: number;
  /** True where something is changed and may not be saved before somebody has decided. */
  readonly isHeld: boolean;
  /** The publication, the return to a version or the like that runs or has failed. */
  readonly task: DocumentTask | null;
  /** Saves at once what is not saved yet; answers the draft's revision, null where it could not be saved. */
  save(): Promise<number | null>;
  /** Puts it in the place of what was saved meanwhile. */
  keepMine(): Promise<void>;
}

/** The document of a designer, its draft, and what of it an earlier window has left in the browser; null for nothing. */
export interface DesignDraftState<TDocument> {
  /** The same as long as it is the same designer. */
  readonly document: DesignDocument<TDocument>;
  readonly draft: SavedDraft;
  readonly copy: RecoverableCopy | null;
}

/** Design that is edited, and who may save it. */
interface DesignDraftInput<TDocument> {
  readonly name: DesignName;
  /** Name of its copies in the browser, as `workflow/leave`. */
  readonly design: string;
  /** Document of the design as it was opened, and as it was saved. */
  readonly opened: TDocument;
  readonly text: string;
  readonly content: DesignContent<TDocument>;
  /** Of the draft that was opened; 0 where there was none. */
  readonly revision: number;
  readonly isMine: boolean;
}

/** Saves a designer's document as the draft by itself, keeps a copy in the browser meanwhile, and asks before unsaved work is left. */
export function useDesignDraft<TDocument>(input: DesignDraftInput<TDocument>): DesignDraftState<TDocument> {
  const { name, design, isMine } = input;
  const userId = useShell().session?.id ?? '';
  const calls = useDesignCalls(name);
  const copy = useRecoverableCopy({ userId, design }, input);
  const [document, state] = useDesignDocument({ userId, design }, input, calls);
  useLayoutEffect(() => document.permit(isMine), [document, isMine]);
  useLeaveGuard(document);
  const save = useCallback(
    async () => ((await document.save()) ? document.getState().base.revision : null),
    [document],
  );
  const keepMine = useCallback(() => replaceDraft(document, calls), [document, calls]);
  const { publish, restore, discard, dismiss } = document;
  return { document, draft: { ...shownDraft(state), save, keepMine, publish, restore, discard, dismiss }, copy };
}

type DraftStatus = Omit<SavedDraft, 'save' | 'keepMine' | 'publish' | 'restore' | 'discard' | 'dismiss'>;

function shownDraft(document: DocumentState<unknown, DraftBase>): DraftStatus {
  const { base, sending, failure, isHeld, task } = document;
  const isChanged = isUnsaved(document);
  const kind = sending !== null ? 'saving' : failure !== null ? 'failed' : isChanged ? 'unsaved' : 'saved';
  const isConflict = failure?.reason === 'conflict';
  return { kind, ...base, error: failure?.error, isConflict, isHeld: isHeld && isChanged, task };
}

async function replaceDraft<TDocument>(document: DesignDocument<TDocument>, calls: DesignCalls): Promise<void> {
  const outcome = await document.merge(async () => ({
    base: { ...document.getState().base, revision: await calls.readRevision() },
  }));
  if (outcome.kind === 'done') await document.save();
}

function useDesignDocument<TDocument>(of: CopyOf, input: DesignDraftInput<TDocument>, calls: DesignCalls) {
  const { opened, revision, isMine, content } = input;
  const now = useRef({ content, calls });
  useLayoutEffect(() => {
    now.current = { content, calls };
  });
  const create = () =>
    createDesignDocument({
      of,
      opened,
      revision,
      isMine,
      content: () => now.current.content,
      calls: () => now.current.calls,
    });
  return useDocumentStore<DocumentState<TDocument, DraftBase>, DesignDocument<TDocument>>(create);
}

function useLeaveGuard(document: DesignDocument<unknown>): void {
  const shell = useShell();
  useEffect(() => shell.confirmLeave(() => isUnsaved(document.getState())), [shell, document]);
}
