import { bail, createHistory, type History, mark, push, redo, replace, squash, undo } from './history.ts';

/**
 * Reason for which a document was not saved: `passing` passes by itself, `refused` would be refused again as it is,
 * `conflict` waits until somebody has decided about what was saved elsewhere meanwhile.
 */
export type SaveFailure = 'passing' | 'refused' | 'conflict';

/** An attempt to save that failed. `at` in epoch milliseconds. */
export interface FailedSave<TDocument> {
  readonly document: TDocument;
  readonly reason: SaveFailure;
  readonly error: unknown;
  readonly at: number;
}

/** Action on a document as a whole at the server, besides saving it. */
export type TaskKind = 'publish' | 'restore' | 'discard' | 'merge';

/** The last such action, while it runs and where it failed. */
export interface DocumentTask {
  readonly kind: TaskKind;
  readonly status: 'running' | 'failed';
  /** Reason for which it failed. */
  readonly error: unknown;
}

/**
 * State of a document that is edited. `TBase` is what the server had when it was last asked, upon which the next saving
 * builds: a revision, a version. Times are epoch milliseconds.
 */
export interface DocumentState<TDocument, TBase> {
  readonly history: History<TDocument>;
  readonly base: TBase;
  /** The document that the server has; null where it has none of it. */
  readonly saved: { readonly document: TDocument } | null;
  /** Time of the last saving; null where there was none since it was opened. */
  readonly savedAt: number | null;
  /** The document on its way to the server; null while none is. */
  readonly sending: { readonly document: TDocument } | null;
  /** The last attempt, where it failed. */
  readonly failure: FailedSave<TDocument> | null;
  readonly changedAt: number;
  /** Time of the first change that the server does not have. */
  readonly unsavedSince: number;
  /** True where this window may write the document: it has the lock. */
  readonly isWritable: boolean;
  /** True while nothing is saved by itself, as somebody has to decide about something first. */
  readonly isHeld: boolean;
  /** Null where none runs, and where the last one is done. */
  readonly task: DocumentTask | null;
}

/** Event of the history of a document. `at` in epoch milliseconds. */
type HistoryEvent<TDocument> =
  | { readonly type: 'edit' | 'replace'; readonly document: TDocument; readonly at: number }
  | { readonly type: 'go'; readonly history: History<TDocument>; readonly at: number }
  | { readonly type: 'undo' | 'redo'; readonly at: number }
  | { readonly type: 'mark' | 'squash' | 'bail'; readonly name: string; readonly at: number };

/** Event of a document that is edited. `at` in epoch milliseconds. */
export type DocumentEvent<TDocument, TBase> =
  | HistoryEvent<TDocument>
  | { readonly type: 'send' }
  | { readonly type: 'saved'; readonly document: TDocument; readonly base: TBase; readonly at: number }
  | ({ readonly type: 'failed' } & FailedSave<TDocument>)
  | { readonly type: 'confirm'; readonly document: TDocument; readonly base: TBase; readonly at: number }
  | { readonly type: 'rebase'; readonly base: TBase; readonly document?: TDocument; readonly at: number }
  | { readonly type: 'lose'; readonly base: TBase; readonly at: number }
  | { readonly type: 'open'; readonly document: TDocument; readonly base: TBase; readonly at: number }
  | { readonly type: 'permit'; readonly isWritable: boolean }
  | { readonly type: 'hold'; readonly isHeld: boolean }
  | { readonly type: 'begin'; readonly task: TaskKind }
  | { readonly type: 'done'; readonly base: TBase }
  | { readonly type: 'fail'; readonly error: unknown }
  | { readonly type: 'dismiss' };

/** Times after which a document is saved by itself, in ms. */
export interface SaveTiming {
  /** Time without a change after which it is saved, */
  readonly pause: number;
  /** and at the latest after the first change that is not saved, however long somebody goes on. */
  readonly longest: number;
  /** Time after which an attempt that failed is made again. */
  readonly retryAfter: number;
}

/** A document that was just opened, as the server has it upon this base. */
export function openedDocument<TDocument, TBase>(document: TDocument, base: TBase): DocumentState<TDocument, TBase> {
  return {
    history: createHistory(document),
    base,
    saved: { document },
    savedAt: null,
    sending: null,
    failure: null,
    changedAt: 0,
    unsavedSince: 0,
    isWritable: true,
    isHeld: false,
    task: null,
  };
}

/** A document that was just opened, with changes of an earlier window that the server does not have. */
export function restoredDocument<TDocument, TBase>(
  opened: DocumentState<TDocument, TBase>,
  document: TDocument,
  at: number,
): DocumentState<TDocument, TBase> {
  return { ...opened, history: createHistory(document), changedAt: at, unsavedSince: at };
}

/** Returns whether the server lacks something of the document. */
export function isUnsaved<TDocument>({ history, saved }: DocumentState<TDocument, unknown>): boolean {
  return saved === null || saved.document !== history.present;
}

/** Returns the time at which the document is to be saved by itself; null where nothing is to be saved until something happens. */
export function saveTime<TDocument>(
  state: DocumentState<TDocument, unknown>,
  { pause, longest, retryAfter }: SaveTiming,
): number | null {
  const { failure, history } = state;
  if (!state.isWritable || state.isHeld || state.sending !== null || !isUnsaved(state)) return null;
  // What is published or replaced by a version is not written over meanwhile.
  if (state.task?.status === 'running' || failure?.reason === 'conflict') return null;
  if (failure?.document === history.present) return failure.reason === 'passing' ? failure.at + retryAfter : null;
  return Math.min(state.changedAt + pause, state.unsavedSince + longest);
}

/** The next state. An event that does not fit the state is ignored: a late answer of an abandoned document changes nothing. */
export function nextDocumentState<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  event: DocumentEvent<TDocument, TBase>,
): DocumentState<TDocument, TBase> {
  switch (event.type) {
    case 'send':
      return { ...state, sending: { document: state.history.present } };
    case 'saved':
    case 'failed':
      return answered(state, event);
    case 'confirm':
      return confirmed(state, event);
    case 'rebase':
      return rebased(state, event);
    case 'lose':
      return { ...state, base: event.base, saved: null, unsavedSince: event.at };
    case 'open':
      return { ...openedDocument(event.document, event.base), isWritable: state.isWritable, changedAt: event.at };
    case 'permit':
      return { ...state, isWritable: event.isWritable };
    case 'hold':
      return { ...state, isHeld: event.isHeld };
    case 'begin':
    case 'done':
    case 'fail':
    case 'dismiss':
      return afterTask(state, event);
    default:
      return changed(state, nextHistory(state.history, event), event.at);
  }
}

function nextHistory<TDocument>(history: History<TDocument>, event: HistoryEvent<TDocument>): History<TDocument> {
  switch (event.type) {
    case 'edit':
      return push(history, event.document);
    case 'replace':
      return replace(history, event.document);
    case 'go':
      return event.history;
    case 'undo':
      return undo(history);
    case 'redo':
      return redo(history);
    case 'mark':
      return mark(history, event.name);
    case 'squash':
      return squash(history, event.name);
    case 'bail':
      return bail(history, event.name);
  }
}

function afterTask<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  event: Extract<DocumentEvent<TDocument, TBase>, { readonly type: 'begin' | 'done' | 'fail' | 'dismiss' }>,
): DocumentState<TDocument, TBase> {
  const { task } = state;
  if (event.type === 'begin') return { ...state, task: { kind: event.task, status: 'running', error: undefined } };
  if (event.type === 'dismiss') return task?.status === 'failed' ? { ...state, task: null } : state;
  if (task?.status !== 'running') return state;
  if (event.type === 'done') return { ...state, base: event.base, task: null };
  return { ...state, task: { ...task, status: 'failed', error: event.error } };
}

function changed<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  history: History<TDocument>,
  at: number,
): DocumentState<TDocument, TBase> {
  if (history === state.history) return state;
  if (history.present === state.history.present) return { ...state, history };
  return { ...state, history, changedAt: at, unsavedSince: isUnsaved(state) ? state.unsavedSince : at };
}

/** An answer counts only for what is on its way. */
function answered<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  event: Extract<DocumentEvent<TDocument, TBase>, { readonly type: 'saved' | 'failed' }>,
): DocumentState<TDocument, TBase> {
  if (state.sending === null || state.sending.document !== event.document) return state;
  if (event.type === 'failed') {
    const { type: _, ...failure } = event;
    return { ...state, sending: null, failure };
  }
  return confirmed({ ...state, sending: null }, event);
}

/** The server has a document: its own saver has brought it there, or another call. */
function confirmed<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  { document, base, at }: { readonly document: TDocument; readonly base: TBase; readonly at: number },
): DocumentState<TDocument, TBase> {
  return { ...state, base, saved: { document }, savedAt: at, failure: null, unsavedSince: at };
}

/** A document upon another base: with what was merged, or as it is, to be put in the place of what is there. */
function rebased<TDocument, TBase>(
  state: DocumentState<TDocument, TBase>,
  event: Extract<DocumentEvent<TDocument, TBase>, { readonly type: 'rebase' }>,
): DocumentState<TDocument, TBase> {
  const { base, at } = event;
  const history = 'document' in event ? push(state.history, event.document) : state.history;
  const failure = state.failure?.reason === 'conflict' ? null : state.failure;
  return changed({ ...state, base, failure }, history, at);
}
