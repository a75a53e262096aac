import { createCopyWriter } from './copy-writer.ts';
import type { DocumentStore } from './document-store.ts';
import { browserEnvironment, type Stop } from './environment.ts';
import type { History } from './history.ts';
import { canonicalJson, historyLog, type HistoryLog, loggedHistory } from './history-log.ts';
import { localCopies } from './local-copies.ts';
import type { CopyOf } from './local-copy.ts';

/** Document whose steps the browser keeps, as JSON. */
interface DocumentLog<TDocument> {
  readonly of: CopyOf;
  textOf(document: TDocument): string;
  /** Reads such a text; null where this program cannot. */
  documentOf(text: string): TDocument | null;
}

/** In characters: small beside what the browser has for the whole portal, as changes that nobody has saved need room, too. */
const mostCharacters = 200_000;

/** In ms: whoever comes back the next day goes on with the draft, not with the steps that led there. */
const longest = 24 * 60 * 60 * 1000;

/** In ms: time without a step after which the log is written, or when the page is left. */
const pause = 500;

const logsOf = ({ userId }: CopyOf) => localCopies<HistoryLog>({ userId, folder: 'history', mostCharacters, longest });

/**
 * Returns the history of a design that was just opened from the log in the browser; null where there is none of this draft. A
 * log of another revision is forgotten: somebody has gone on elsewhere.
 */
export function takeHistory<TDocument>(
  { of, textOf, documentOf }: DocumentLog<TDocument>,
  { opened, revision }: { readonly opened: TDocument; readonly revision: number },
): History<TDocument> | null {
  const logs = logsOf(of);
  const log = logs.read(of.design);
  if (log === null) return null;
  const history = loggedHistory(log, { opened, text: canonicalJson(textOf(opened)), revision, documentOf });
  if (history === null) logs.write(of.design, null);
  return history;
}

/** Returns the document with a log of its steps in the browser, which a reload brings back and a discarded draft ends. */
export function withHistoryLog<TDocument, TBase extends { readonly revision: number }>(
  document: DocumentStore<TDocument, TBase>,
  log: DocumentLog<TDocument>,
): DocumentStore<TDocument, TBase> {
  const writer = logWriter(document, log);
  return {
    ...document,
    async discard() {
      const outcome = await document.discard();
      if (outcome.kind === 'done') writer.end();
      return outcome;
    },
    start() {
      const stops = [onSteps(document, writer.write), browserEnvironment.onLeave(writer.flush), document.start()];
      return () => {
        for (const stop of stops) stop();
        writer.flush();
      };
    },
  };
}

/** Calls `run` after each step, and each time that the server has another revision. */
function onSteps<TDocument, TBase>(
  { getState, subscribe }: Pick<DocumentStore<TDocument, TBase>, 'getState' | 'subscribe'>,
  run: () => void,
): Stop {
  let { history, base } = getState();
  return subscribe(() => {
    const now = getState();
    if (now.history === history && now.base === base) return;
    ({ history, base } = now);
    run();
  });
}

function logWriter<TDocument>(
  { getState }: Pick<DocumentStore<TDocument, { readonly revision: number }>, 'getState'>,
  { of, textOf }: DocumentLog<TDocument>,
) {
  let isOver = false;
  const texts = new WeakMap<object, string>();
  const write = (log: HistoryLog | null) => logsOf(of).write(of.design, log);
  const writer = createCopyWriter<HistoryLog>({ pause, isEager: false, write }, browserEnvironment);
  const canonical = (state: TDocument) => once(texts, state, (each) => canonicalJson(textOf(each)));
  const present = () => {
    const { history, base } = getState();
    return historyLog(history, { revision: base.revision, mostCharacters, textOf: canonical });
  };
  return {
    flush: writer.flush,
    write() {
      // The log is of who may write: another window leaves it alone.
      if (getState().isWritable && !isOver) writer.schedule(present);
    },
    end() {
      isOver = true;
      writer.forget();
    },
  };
}

/** The text of a state, made once; a state that is no object is small enough to be made again. */
function once<TDocument>(
  texts: WeakMap<object, string>,
  state: TDocument,
  textOf: (state: TDocument) => string,
): string {
  if (typeof state !== 'object' || state === null) return textOf(state);
  const text = texts.get(state) ?? textOf(state);
  texts.set(state, text);
  return text;
}
