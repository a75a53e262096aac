import type { DesignSummary } from '../../contract/designs.schema.ts';
import type { History } from '../../documents/history.ts';
import { EmptyState } from '../../ui/feedback/index.ts';
import { type ReactNode, useState } from 'react';
import { AvailabilityBanner } from '../availability/AvailabilityBanner.tsx';
import type { DocumentKind } from '../availability/use-document-availability.ts';
import type { DraftContent } from '../draft/document-draft.ts';
import { RecoverableCopyBanner } from '../draft/RecoverableCopyBanner.tsx';
import { type OpenDocumentInput, useOpenDocument } from '../draft/use-open-document.ts';
import type { DesignerInput } from './DesignWindow.tsx';

interface StateWithHistory<TDraft> {
  readonly history: History<TDraft>;
}

/** Document that is open in its designer, with what is to be told above its canvas. */
export interface OpenDocument<K extends DocumentKind, TDraft, TState extends StateWithHistory<TDraft>, TAction>
  extends Omit<ReturnType<typeof useOpenDocument<K, TDraft, TState, TAction>>, 'copy' | 'restore'> {
  readonly notices: ReactNode;
}

interface DocumentDesignerProps<K extends DocumentKind, TDraft, TState extends StateWithHistory<TDraft>, TAction>
  extends DesignerInput<DraftContent & Pick<DesignSummary, 'draft' | 'published' | 'availability'>>,
    Pick<OpenDocumentInput<K, TDraft, TState, TAction>, 'name' | 'format' | 'createDesigner'> {
  /** Words about a document that this program cannot read, and about one that is not in use. */
  readonly words: Readonly<Record<'unreadable' | 'unreadableHint' | 'isOff' | 'isRetired', string>>;
  /** Draws the designer of what is open. */
  renderOpen(open: OpenDocument<K, TDraft, TState, TAction>): ReactNode;
}

/** The designer of a document, where this program can read it. */
export function DocumentDesigner<K extends DocumentKind, TDraft, TState extends StateWithHistory<TDraft>, TAction>(
  props: DocumentDesignerProps<K, TDraft, TState, TAction>,
) {
  const { opened, format, words } = props;
  const [document] = useState(() => format.read(opened));
  if (document === null) return <EmptyState title={words.unreadable} hint={words.unreadableHint} />;
  return <ReadDocument {...props} document={document} />;
}

interface ReadDocumentProps<K extends DocumentKind, TDraft, TState extends StateWithHistory<TDraft>, TAction>
  extends DocumentDesignerProps<K, TDraft, TState, TAction> {
  /** As it was opened. */
  readonly document: TDraft;
}

/** Opens a document that was read, and offers what an earlier window has left of it. */
function ReadDocument<K extends DocumentKind, TDraft, TState extends StateWithHistory<TDraft>, TAction>({
  document,
  opened,
  design: { availability },
  words,
  renderOpen,
  ...input
}: ReadDocumentProps<K, TDraft, TState, TAction>) {
  const { copy, restore, ...open } = useOpenDocument({ ...input, design: opened, opened: document });
  const notices = (
    <>
      <AvailabilityBanner availability={availability} words={words} />
      {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
    </>
  );
  return renderOpen({ ...open, notices });
}
