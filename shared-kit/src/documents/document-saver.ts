import {
  type DocumentEvent,
  type DocumentState,
  isUnsaved,
  type SaveFailure,
  type SaveTiming,
  saveTime,
} from './document-state.ts';
import type { DocumentEnvironment, Stop } from './environment.ts';

/** Answer to an attempt to save. */
export type SaveAnswer<TBase> =
  | { readonly kind: 'saved'; readonly base: TBase }
  | { readonly kind: 'failed'; readonly reason: SaveFailure; readonly error: unknown };

/** Saves documents on the server. */
export interface SavePort<TDocument, TBase> {
  readonly timing: SaveTiming;
  /** Sends the document in place of what the server had; it does not write where that is something else now. */
  send(document: TDocument, base: TBase): Promise<SaveAnswer<TBase>>;
}

/** Saves one document, by itself once it is started and when asked. */
export interface DocumentSaver {
  /** Saves by itself until it is stopped. */
  start(): Stop;
  /** Sets the timer of the next saving anew. */
  plan(): void;
  /** Saves now what is to be saved at some time. */
  retry(): void;
  /** Saves what is not saved and answers whether the server has all of it then; nothing while it is held. */
  save(): Promise<boolean>;
  /** As `save`, also while it is held. */
  flush(): Promise<boolean>;
  /** Waits for what is on its way. */
  whenIdle(): Promise<void>;
}

/** A document to be saved, the port, the clock, and where the events go. */
export interface SaverInput<TDocument, TBase> {
  readonly port: SavePort<TDocument, TBase>;
  readonly environment: Pick<DocumentEnvironment, 'now' | 'schedule'>;
  getState(): DocumentState<TDocument, TBase>;
  dispatch(event: DocumentEvent<TDocument, TBase>): void;
}

/** Returns the saver of a document. */
export function createSaver<TDocument, TBase>(input: SaverInput<TDocument, TBase>): DocumentSaver {
  const { port, environment, getState } = input;
  let isStarted = false;
  let stopTimer: Stop | null = null;
  let running: Promise<boolean> = Promise.resolve(true);
  // One after the other, however many ask at once: each builds on what the one before has saved.
  const flush = () => (running = running.then(() => sendChanges(input)));
  const save = () => (getState().isHeld && isUnsaved(getState()) ? Promise.resolve(false) : flush());
  const plan = () => {
    stopTimer?.();
    const at = isStarted ? saveTime(getState(), port.timing) : null;
    const wait = (at ?? 0) - environment.now();
    stopTimer = at === null ? null : environment.schedule(() => void save(), Math.max(0, wait));
  };
  return {
    plan,
    save,
    flush,
    whenIdle: async () => void (await running),
    retry: () => void (stopTimer !== null && save()),
    start() {
      isStarted = true;
      plan();
      return () => {
        isStarted = false;
        plan();
      };
    },
  };
}

/** Saves what is there and not saved; answers whether the server has it then. */
async function sendChanges<TDocument, TBase>({
  port,
  environment: { now },
  getState,
  dispatch,
}: SaverInput<TDocument, TBase>): Promise<boolean> {
  const state = getState();
  if (!isUnsaved(state)) return true;
  const document = state.history.present;
  dispatch({ type: 'send' });
  const answer = await port.send(document, state.base).catch(broken);
  if (answer.kind === 'saved') dispatch({ type: 'saved', document, base: answer.base, at: now() });
  else dispatch({ type: 'failed', document, reason: answer.reason, error: answer.error, at: now() });
  return answer.kind === 'saved';
}

/** Saver of a document that no server has: nothing is saved. */
export const noSaver: DocumentSaver = {
  plan: () => undefined,
  retry: () => undefined,
  start: () => () => undefined,
  save: () => Promise.resolve(false),
  flush: () => Promise.resolve(false),
  whenIdle: () => Promise.resolve(),
};

/** Answer where a document could not even be sent: trying again would not help. */
function broken(error: unknown) {
  return { kind: 'failed', reason: 'refused', error } as const;
}
