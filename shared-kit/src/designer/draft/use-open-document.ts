import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignSummary } from '../../contract/designs.schema.ts';
import type { DesignDocument } from '../../documents/design-document.ts';
import type { History } from '../../documents/history.ts';
import type { DocumentKind } from '../availability/use-document-availability.ts';
import type { DesignerStore } from '../editing/designer-store.ts';
import { useDesigner } from '../editing/use-designer.ts';
import type { DesignAccess } from '../frame/DesignWindow.tsx';
import { useDesignProblems } from '../problems/use-design-problems.ts';
import { useDesignerKeys } from '../use-designer-keys.ts';
import { type DraftFormat, draftOfText, draftText } from './document-draft.ts';
import { useSavedDraft } from './use-saved-draft.ts';

/** Actions by which a document is opened in place of another one, and its history is gone through. */
type OpenAction<TDraft> =
  | { readonly type: 'edit'; readonly document: TDraft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Document to open, and how its kind is read, saved and changed. */
export interface OpenDocumentInput<K extends DocumentKind, TDraft, TState, TAction> {
  readonly name: { readonly kind: K; readonly designKey: string };
  readonly design: Pick<DesignSummary, 'draft' | 'published'>;
  readonly opened: TDraft;
  readonly access: DesignAccess;
  readonly format: DraftFormat<TDraft>;
  createDesigner(document: DesignDocument<TDraft>): DesignerStore<TState, TAction | OpenAction<TDraft>>;
}

/**
 * Opens a document in its designer: saves it as the draft by itself, undoes by keys, and lets the server check it after each
 * pause. `restore` opens what an earlier window has left in the browser.
 */
export function useOpenDocument<
  K extends DocumentKind,
  TDraft,
  TState extends { readonly history: History<TDraft> },
  TAction,
>({ name, design, opened, access, format, createDesigner }: OpenDocumentInput<K, TDraft, TState, TAction>) {
  const { document, draft, copy } = useSavedDraft({
    name,
    copies: `${name.kind}/${name.designKey}`,
    design,
    opened,
    textOf: (now) => draftText(format, now),
    documentOf: (text) => draftOfText(format, text),
    contentOf: (now) => format.save(now) as DesignPart<K, 'content'>,
    isMine: access === 'mine',
  });
  const [state, dispatch] = useDesigner(() => createDesigner(document));
  const problems = useDesignProblems<K, TDraft>({
    name,
    document: state.history.present,
    contentOf: (now) => ({ content: format.save(now).content }) as DesignPart<K, 'checked'>,
  });
  const isReadOnly = access === 'others';
  useDesignerKeys({
    isReady: !isReadOnly,
    save: () => void draft.save(),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  });
  const restore = (text: string) => {
    const left = draftOfText(format, text);
    if (left !== null) dispatch({ type: 'edit', document: left });
  };
  return { draft, copy, state, dispatch, problems, isReadOnly, restore };
}
