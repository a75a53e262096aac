import { type CopyTarget, createCopyWriter } from './copy-writer.ts';
import { createSaver, type DocumentSaver, noSaver, type SavePort } from './document-saver.ts';
import { createTasks, type DocumentTasks, type VersionPort } from './document-tasks.ts';
import { type DocumentEvent, type DocumentState, nextDocumentState } from './document-state.ts';
import { browserEnvironment, type DocumentEnvironment, type Stop } from './environment.ts';
import type { History } from './history.ts';
import { createCell } from './state-cell.ts';

/** Keeps copies of a document in the browser. */
export interface CopyPort<TDocument, TBase, TCopy> extends CopyTarget<TCopy> {
  /** Returns the copy of a state; null where there is nothing to keep. */
  copyOf(state: DocumentState<TDocument, TBase>): TCopy | null | Promise<TCopy | null>;
  /** Returns whether nothing needs to be kept, so that the copy is removed at once. */
  isDone(state: DocumentState<TDocument, TBase>): boolean;
}

/** Initial state of a document, and the places where it is saved and copied. */
export interface DocumentSetup<TDocument, TBase, TCopy> {
  readonly opened: DocumentState<TDocument, TBase>;
  readonly saving?: SavePort<TDocument, TBase>;
  readonly versions?: VersionPort<TBase>;
  readonly copies?: CopyPort<TDocument, TBase, TCopy>;
  readonly environment?: DocumentEnvironment;
}

/** Actions on a document that is edited. */
export interface DocumentActions<TDocument, TBase> {
  /** Changes the document by one step, which can be undone. */
  edit(document: TDocument): void;
  /** Changes the document without a step, as an editor with a history of its own does. */
  replace(document: TDocument): void;
  /** Goes on to another history, as one that a pure function made of the present one. */
  go(history: History<TDocument>): void;
  undo(): void;
  redo(): void;
  /** Marks the present state, to which `squash` and `bail` lead back. */
  mark(name: string): void;
  /** Makes all steps since a mark one. */
  squash(name: string): void;
  /** Takes everything since a mark back, with nothing to redo. */
  bail(name: string): void;
  /** Saves nothing by itself until `release`. */
  hold(): void;
  release(): void;
  /** Says whether this window may write: it has the lock. */
  permit(isWritable: boolean): void;
  /** Goes on upon another state of the server, with what was merged, or to be put in its place as it is. */
  rebase(base: TBase, merged?: { readonly document: TDocument }): void;
  /** Says that another call than this saver's has saved a document. */
  confirm(document: TDocument, base: TBase): void;
  /** Says that the server has nothing of the document any more. */
  lose(base: TBase): void;
  /** Begins again with a document that the server has, and removes the copy. */
  open(document: TDocument, base: TBase): void;
}

/** A document that is edited: its history, its saving and its copy in the browser. */
export interface DocumentStore<TDocument, TBase>
  extends DocumentActions<TDocument, TBase>,
    Pick<DocumentSaver, 'save' | 'flush' | 'whenIdle'>,
    DocumentTasks<TDocument, TBase> {
  getState(): DocumentState<TDocument, TBase>;
  /** Calls `listener` after each change of the state. */
  subscribe(listener: () => void): Stop;
  /** Saves and copies by itself from now on, until it is stopped, which writes the last copy. */
  start(): Stop;
}

/** Returns the store of one document. */
export function createDocumentStore<TDocument, TBase, TCopy = never>({
  opened,
  saving,
  versions,
  copies,
  environment = browserEnvironment,
}: DocumentSetup<TDocument, TBase, TCopy>): DocumentStore<TDocument, TBase> {
  const cell = createCell(opened);
  const copier = copies && createCopier(copies, cell.getState, environment);
  const { getState, subscribe } = cell;
  const saver = saving ? createSaver({ port: saving, environment, getState, dispatch }) : noSaver;
  function dispatch(event: DocumentEvent<TDocument, TBase>): void {
    const before = getState();
    cell.put(nextDocumentState(before, event));
    // At once, not after a pause: the page may be left in the same moment.
    if (event.type === 'open') copier?.forget();
    else if (hasOtherCopy(before, getState())) copier?.copy();
    saver.plan();
  }
  const { save, flush, whenIdle } = saver;
  return {
    getState,
    subscribe,
    save,
    flush,
    whenIdle,
    ...documentActions(dispatch, environment.now),
    ...createTasks({ versions, saver, environment, getState, dispatch }),
    start: () => begin(environment, saver, copier),
  };
}

/** Returns whether the copy of a state is another one than that of the state before. */
function hasOtherCopy<TDocument, TBase>(
  before: DocumentState<TDocument, TBase>,
  { history, base, saved }: DocumentState<TDocument, TBase>,
): boolean {
  return history.present !== before.history.present || base !== before.base || saved !== before.saved;
}

function documentActions<TDocument, TBase>(
  dispatch: (event: DocumentEvent<TDocument, TBase>) => void,
  now: () => number,
): DocumentActions<TDocument, TBase> {
  return {
    edit: (document) => dispatch({ type: 'edit', document, at: now() }),
    replace: (document) => dispatch({ type: 'replace', document, at: now() }),
    go: (history) => dispatch({ type: 'go', history, at: now() }),
    undo: () => dispatch({ type: 'undo', at: now() }),
    redo: () => dispatch({ type: 'redo', at: now() }),
    mark: (name) => dispatch({ type: 'mark', name, at: now() }),
    squash: (name) => dispatch({ type: 'squash', name, at: now() }),
    bail: (name) => dispatch({ type: 'bail', name, at: now() }),
    hold: () => dispatch({ type: 'hold', isHeld: true }),
    release: () => dispatch({ type: 'hold', isHeld: false }),
    permit: (isWritable) => dispatch({ type: 'permit', isWritable }),
    rebase: (base, merged) => dispatch({ type: 'rebase', base, ...merged, at: now() }),
    confirm: (document, base) => dispatch({ type: 'confirm', document, base, at: now() }),
    lose: (base) => dispatch({ type: 'lose', base, at: now() }),
    open: (document, base) => dispatch({ type: 'open', document, base, at: now() }),
  };
}

/** Copies the document as it is now. */
interface DocumentCopier {
  copy(): void;
  flush(): void;
  forget(): void;
}

function createCopier<TDocument, TBase, TCopy>(
  port: CopyPort<TDocument, TBase, TCopy>,
  getState: () => DocumentState<TDocument, TBase>,
  environment: DocumentEnvironment,
): DocumentCopier {
  const writer = createCopyWriter(port, environment);
  const copy = () => {
    // The copy is of who may write: another window leaves it alone.
    if (!getState().isWritable) return;
    if (port.isDone(getState())) writer.forget();
    else writer.schedule(() => port.copyOf(getState()));
  };
  return { copy, flush: writer.flush, forget: writer.forget };
}

function begin(environment: DocumentEnvironment, saver: DocumentSaver, copier: DocumentCopier | undefined): Stop {
  const stops = [
    saver.start(),
    environment.onLeave(() => copier?.flush()),
    environment.onOnline(saver.retry),
    () => copier?.flush(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
