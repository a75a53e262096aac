import { takeHistory, withHistoryLog } from './document-log.ts';
import { isUnsaved, openedDocument } from './document-state.ts';
import { createDocumentStore, type DocumentStore } from './document-store.ts';
import { type CopyOf, keepCopy, type LocalCopy } from './local-copy.ts';
import { failedBy, isRefusal } from './refusal.ts';
import type { DesignCalls, DraftBase } from './use-design-calls.ts';

/** Document of a designer, which the server keeps as a draft. */
export type DesignDocument<TDocument> = DocumentStore<TDocument, DraftBase>;

/** The way in which a kind of design is saved. */
export interface DesignContent<TDocument> {
  /** Sends a document in place of the draft with this revision. */
  send(
    document: TDocument,
    revision: number,
  ): Promise<{ readonly data?: SavedDraftReply | undefined; readonly error?: unknown }>;
  /** The document as it is saved. */
  textOf(document: TDocument): string | Promise<string>;
  /**
   * Reads what `textOf` wrote, as JSON with its members in any order; null where this program cannot. Where it is left out, the
   * steps of the document end with its window.
   */
  documentOf?(text: string): TDocument | null;
}

interface SavedDraftReply {
  readonly draft: { readonly revision: number; readonly modifiedTime: string } | null;
}

/** Design that is opened in a designer. */
interface DesignSetup<TDocument> {
  readonly of: CopyOf;
  readonly opened: TDocument;
  /** Of the draft that was opened; 0 where there was none. */
  readonly revision: number;
  readonly isMine: boolean;
  content(): DesignContent<TDocument>;
  calls(): DesignCalls;
}

const timing = { pause: 2_000, longest: 10_000, retryAfter: 10_000 };

/** In ms: a design is written out into the browser seldom, as that takes as long as saving it. */
const copyPause = 300;

/** Returns the document of a design: saved as its draft by itself, published, and kept in the browser meanwhile. */
export function createDesignDocument<TDocument>(setup: DesignSetup<TDocument>): DesignDocument<TDocument> {
  const { of, opened, revision, isMine, content, calls } = setup;
  const log = documentLogOf(setup);
  const history = log === null || !isMine ? null : takeHistory(log, { opened, revision });
  const state = openedDocument<TDocument, DraftBase>(opened, { revision, at: null });
  const document = createDocumentStore<TDocument, DraftBase, LocalCopy>({
    opened: history === null ? state : { ...state, history },
    saving: {
      timing,
      async send(document, base) {
        const { data, error } = await content().send(document, base.revision);
        if (data === undefined) return { kind: 'failed', reason: reasonOf(error), error };
        const { draft } = data;
        return { kind: 'saved', base: { revision: draft?.revision ?? 0, at: draft?.modifiedTime ?? null } };
      },
    },
    versions: {
      publish: (base, note) => calls().publish(base, note),
      restore: (base, version) => calls().restore(base, version),
      discard: (base) => calls().discard(base),
    },
    copies: {
      pause: copyPause,
      isEager: false,
      isDone: (state) => !isUnsaved(state),
      async copyOf({ history, base }) {
        return { content: await content().textOf(history.present), revision: base.revision, at: Date.now() };
      },
      write: (copy) => keepCopy(of, copy),
    },
  });
  return log === null ? document : withHistoryLog(document, log);
}

/** The log of a design whose texts can be read again; null where they cannot. */
function documentLogOf<TDocument>({ of, content }: DesignSetup<TDocument>) {
  const { documentOf } = content();
  if (documentOf === undefined) return null;
  const textOf = (document: TDocument) => {
    const text = content().textOf(document);
    if (typeof text !== 'string') throw new TypeError('A document whose steps are kept is written at once.');
    return text;
  };
  return { of, textOf, documentOf };
}

function reasonOf(error: unknown) {
  if (failedBy(error, 'designChanged')) return 'conflict';
  return isRefusal(error) ? 'refused' : 'passing';
}
