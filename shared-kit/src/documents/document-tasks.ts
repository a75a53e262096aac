import type { DocumentSaver } from './document-saver.ts';
import type { DocumentEvent, DocumentState, TaskKind } from './document-state.ts';
import type { DocumentEnvironment } from './environment.ts';

/** Outcome of a task; `unsaved` where it was not begun, as the document could not be saved before. */
export type TaskOutcome<TDone = unknown> =
  | ({ readonly kind: 'done' } & TDone)
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'unsaved' | 'busy' | 'cancelled' };

/** Answer to a call of a task; `base` is what the server has then. */
export type TaskAnswer<TBase, TDone = unknown> =
  | ({ readonly kind: 'done'; readonly base: TBase } & TDone)
  | { readonly kind: 'failed'; readonly error: unknown };

/** Calls about the published versions of a document. */
export interface VersionPort<TBase> {
  /** Publishes what the server has upon this base. */
  publish(base: TBase, note: string): Promise<TaskAnswer<TBase, { readonly version: number }>>;
  /** Puts a version in the place of what the server has. */
  restore(base: TBase, version: number): Promise<TaskAnswer<TBase>>;
  /** Removes what was not published. */
  discard(base: TBase): Promise<TaskAnswer<TBase>>;
}

/**
 * The document that two people's changes become, upon what the server has; without `document` one's own stays, with what is
 * typed meanwhile. Null where nobody decided.
 */
export type MergeResult<TDocument, TBase> = { readonly document?: TDocument; readonly base: TBase } | null;

/** Actions on a document as a whole, of which one runs at a time; the store's state says which, and whether it failed. */
export interface DocumentTasks<TDocument, TBase> {
  /** Saves the document and publishes it. */
  publish(note: string): Promise<TaskOutcome<{ readonly version: number }>>;
  /** Saves the document and puts a version in its place on the server: it is to be opened anew then. */
  restore(version: number): Promise<TaskOutcome>;
  /** Removes what was not published from the server: it is to be opened anew then. */
  discard(): Promise<TaskOutcome>;
  /** Goes on with what `merge` makes of the document and of what was saved elsewhere. */
  merge(merge: () => Promise<MergeResult<TDocument, TBase>>): Promise<TaskOutcome>;
  /** Forgets that a task has failed. */
  dismiss(): void;
}

/** A document, its saver and its calls, and where the events go. */
interface TasksInput<TDocument, TBase> {
  readonly versions: VersionPort<TBase> | undefined;
  readonly saver: Pick<DocumentSaver, 'save'>;
  readonly environment: Pick<DocumentEnvironment, 'now'>;
  getState(): DocumentState<TDocument, TBase>;
  dispatch(event: DocumentEvent<TDocument, TBase>): void;
}

/** Returns the tasks of a document; one without versions answers `cancelled` to those about versions. */
export function createTasks<TDocument, TBase>(input: TasksInput<TDocument, TBase>): DocumentTasks<TDocument, TBase> {
  const { versions, saver, environment, dispatch } = input;
  const run = <TDone>(kind: TaskKind, call: (base: TBase) => Promise<TaskAnswer<TBase, TDone>>) =>
    runTask(input, kind, call);
  const runSaved: typeof run = async (kind, call) => ((await saver.save()) ? run(kind, call) : { kind: 'unsaved' });
  return {
    publish: async (note) =>
      versions === undefined ? cancelled : runSaved('publish', (base) => versions.publish(base, note)),
    restore: async (version) =>
      versions === undefined ? cancelled : runSaved('restore', (base) => versions.restore(base, version)),
    discard: async () => (versions === undefined ? cancelled : run('discard', (base) => versions.discard(base))),
    async merge(merge) {
      let isDecided = false;
      const outcome = await run('merge', async (base) => {
        const merged = await merge();
        if (merged === null) return { kind: 'done', base };
        isDecided = true;
        dispatch({ type: 'rebase', ...merged, at: environment.now() });
        return { kind: 'done', base: merged.base };
      });
      return outcome.kind === 'done' && !isDecided ? cancelled : outcome;
    },
    dismiss: () => dispatch({ type: 'dismiss' }),
  };
}

const cancelled = { kind: 'cancelled' } as const;

async function runTask<TDocument, TBase, TDone>(
  { getState, dispatch }: TasksInput<TDocument, TBase>,
  task: TaskKind,
  call: (base: TBase) => Promise<TaskAnswer<TBase, TDone>>,
): Promise<TaskOutcome<TDone>> {
  if (getState().task?.status === 'running') return { kind: 'busy' };
  dispatch({ type: 'begin', task });
  const answer = await call(getState().base).catch((error: unknown) => ({ kind: 'failed', error }) as const);
  dispatch(answer.kind === 'failed' ? { type: 'fail', error: answer.error } : { type: 'done', base: answer.base });
  return answer;
}
