import {
  createDocumentStore,
  type DocumentState,
  type DocumentStore,
  isUnsaved,
  openedDocument,
  restoredDocument,
  type SaveAnswer,
} from '@portico/shared-kit/documents';
import type { FormValues } from '../../../form-view/form-values.model.ts';
import {
  type DraftReference,
  type FormBase,
  type LocalDraft,
  type LocalDraftKey,
  readLocalDraft,
  writeLocalDraft,
} from './local-draft.ts';

/** State of a form on the server. */
export interface DocumentOrigin {
  /** State of the record that the values were entered upon; null as long as nothing is entered: then it is what was loaded. */
  readonly record: FormBase | null;
  /** The draft that the server keeps; null where it keeps none. */
  readonly draft: DraftReference | null;
}

/** Entered values by field; null where there are none. A new object with each change. */
type Entries = FormValues | null;

export type FormDocumentState = DocumentState<Entries, DocumentOrigin>;

/** Sends the entries as a draft, upon what the server had. */
export type SendDraft = (entries: Entries, origin: DocumentOrigin) => Promise<SaveAnswer<DocumentOrigin>>;

/** The entries of a form: the one owner of what is in memory, in the browser and on the server. */
export interface FormDocument extends DocumentStore<Entries, DocumentOrigin> {
  /** Sets how entries are sent. */
  connect(send: SendDraft): void;
}

/** In ms: form values are written into the browser once at most in so long; a crash loses no more than what was typed in it. */
const copyPause = 500;

/** In ms: entries go to the server when nobody has typed for so long; what could not be sent goes later, or with the next network. */
const timing = { pause: 2_000, longest: Number.POSITIVE_INFINITY, retryAfter: 20_000 };

/** State on the server of a form in which nothing is entered. */
export const nothingEntered: DocumentOrigin = { record: null, draft: null };

/**
 * Opens the entries of a form as an earlier visit left them.
 * @param isDrafted true where the server keeps them as a draft
 */
export function openFormDocument(key: LocalDraftKey, loaded: FormBase, isDrafted: boolean): FormDocument {
  let sendDraft: SendDraft | null = null;
  const send: SendDraft = (entries, origin) =>
    sendDraft?.(entries, origin) ?? Promise.reject(new Error('not connected'));
  const store = createDocumentStore<Entries, DocumentOrigin, LocalDraft>({
    opened: openedForm(readLocalDraft(key), loaded),
    ...(isDrafted ? { saving: { timing, send } } : {}),
    copies: {
      pause: copyPause,
      isEager: true,
      isDone: ({ history }) => history.present === null,
      copyOf: localDraftOf,
      write: (draft) => writeLocalDraft(key, draft),
    },
  });
  return { ...store, connect: (next) => void (sendDraft = next) };
}

/** Returns the entries that an earlier visit left, upon the state that they were made upon; untouched values are as they were loaded now. */
function openedForm(local: LocalDraft | null, loaded: FormBase): FormDocumentState {
  const nothing = openedDocument<Entries, DocumentOrigin>(null, nothingEntered);
  // Of a record that is loaded the server has it: perhaps more than this browser, meanwhile.
  if (local === null || (local.isSaved === true && loaded.version !== null)) return nothing;
  const { values, base = { version: null, values: {} }, draft = null } = local;
  const isSame = base.version === loaded.version && draft === null;
  const old = { version: base.version, values: { ...loaded.values, ...base.values } };
  const opened = { ...nothing, base: { record: isSame ? loaded : old, draft } };
  const saved = { document: local.isSaved === true ? values : null };
  return { ...restoredDocument(opened, values, Date.now()), saved };
}

function localDraftOf(state: FormDocumentState): LocalDraft | null {
  const { base, history } = state;
  const entries = history.present;
  if (entries === null) return null;
  const touched: Record<string, unknown> = {};
  for (const code of Object.keys(entries)) touched[code] = base.record?.values[code] ?? null;
  const own = base.record === null ? {} : { base: { version: base.record.version, values: touched } };
  const marks = isUnsaved(state) ? {} : { isSaved: true as const };
  return { values: entries, ...own, ...marks, ...(base.draft === null ? {} : { draft: base.draft }) };
}
