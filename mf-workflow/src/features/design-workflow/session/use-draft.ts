import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/workflow-design.api';
import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DesignState } from '../modeler/design-state.ts';
import type { OpenDesign } from '../modeler/open-design.ts';

/** How far what is on the canvas is kept. */
interface DraftState {
  readonly kind: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** When it was last saved, ISO UTC; null where it was not while the page is open. */
  readonly at: string | null;
  /** Why it could not be saved. */
  readonly error: unknown;
  /** The draft on the server; 0 where there is none. */
  readonly revision: number;
}

interface DraftHold extends DraftState {
  /** Saves at once what is not saved yet; answers the draft's revision, null where it could not be saved. */
  save(): Promise<number | null>;
  /** Says that the server's draft is another one now; 0 where there is none any more. */
  follow(revision: number): void;
}

interface DraftNeeds {
  readonly design: WorkflowDesign;
  readonly diagram: OpenDesign | null;
  readonly state: DesignState;
  readonly isMine: boolean;
}

const restBeforeSaving = 2_000;

/** Saves the canvas as the draft by itself once the hands rest, and asks before unsaved work is left. */
export function useDraft({ design, diagram, state, isMine }: DraftNeeds): DraftHold {
  const shell = useShell();
  const { draft, savedChanges, save, follow } = useSaving(design, diagram);
  const { changes } = state;
  const kept = savedChanges ?? state.opened;
  useEffect(() => {
    if (!isMine || changes === kept) return;
    const timer = setTimeout(() => void save(), restBeforeSaving);
    return () => clearTimeout(timer);
  }, [changes, kept, isMine, save]);
  const isUnsaved = useRef(false);
  useEffect(() => {
    isUnsaved.current = changes !== kept;
  }, [changes, kept]);
  useEffect(() => shell.confirmLeave(() => isUnsaved.current), [shell]);
  const kind = changes !== kept && draft.kind === 'saved' ? 'unsaved' : draft.kind;
  return { ...draft, kind, save, follow };
}

function useSaving({ workflowCode, draft: before }: WorkflowDesign, diagram: OpenDesign | null) {
  const [draft, setDraft] = useState<DraftState>(() => {
    return { kind: 'saved', at: null, error: undefined, revision: before?.revision ?? 0 };
  });
  const [savedChanges, setSavedChanges] = useState<number | null>(null);
  const server = useRef<{ revision: number; changes: number | null }>({ revision: draft.revision, changes: null });
  const running = useRef<Promise<number | null> | null>(null);
  const [send] = useSaveDesignDraftMutation();
  const saveOnce = useCallback(async (): Promise<number | null> => {
    if (diagram === null) return null;
    const { changes, opened } = diagram.state();
    if (changes === (server.current.changes ?? opened)) return server.current.revision;
    setDraft((now) => ({ ...now, kind: 'saving' }));
    const { revision } = server.current;
    const { data, error } = await send({ workflowCode, revision, bpmn: await diagram.xml() });
    if (data === undefined) {
      setDraft((now) => ({ ...now, kind: 'failed', error }));
      return null;
    }
    server.current = { revision: data.draft?.revision ?? 0, changes };
    setSavedChanges(changes);
    const at = data.draft?.modifiedTime ?? null;
    setDraft({ kind: 'saved', at, error: undefined, revision: server.current.revision });
    return server.current.revision;
  }, [diagram, send, workflowCode]);
  const save = useCallback(async () => {
    // One after the other: each builds on the revision of the one before.
    await running.current;
    running.current = saveOnce();
    return running.current;
  }, [saveOnce]);
  const follow = useCallback((revision: number) => {
    server.current = { ...server.current, revision };
    setDraft((now) => ({ ...now, revision }));
  }, []);
  return { draft, savedChanges, save, follow };
}
