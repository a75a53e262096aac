import { useSaveDesignDraftMutation } from '../../api/designs.api.ts';
import type { DesignCalls } from '../../contract/design-calls.ts';
import type { DesignPart } from '../../contract/design-kinds.schema.ts';
import type { DesignKind, DesignSummary } from '../../contract/designs.schema.ts';
import { type DesignDraftState, useDesignDraft } from '../../documents/use-design-draft.ts';
import { useState } from 'react';

/** A draft as it is sent: its content is that of its kind. */
type Sent<K extends DesignKind> = DesignCalls<K>['saveDesignDraft']['input'];

interface SavedDraftInput<K extends DesignKind, TDocument> {
  readonly name: { readonly kind: K; readonly designKey: string };
  /** Name of its copies in the browser, as `form/leave/main`. */
  readonly copies: string;
  /** As it was opened. */
  readonly design: Pick<DesignSummary, 'draft' | 'published'>;
  readonly opened: TDocument;
  /** A document as text, in which the browser keeps a copy. */
  textOf(document: TDocument): string;
  /** Reads such a text, so that undo and redo go on after a reload; null where this program cannot. */
  documentOf?(text: string): TDocument | null;
  contentOf(document: TDocument): DesignPart<K, 'content'>;
  readonly isMine: boolean;
}

/** Saves a design as the draft by itself and keeps a copy of it meanwhile. */
export function useSavedDraft<K extends DesignKind, TDocument>({
  name,
  copies,
  design: { draft, published },
  opened,
  textOf,
  documentOf,
  contentOf,
  isMine,
}: SavedDraftInput<K, TDocument>): DesignDraftState<TDocument> {
  const [send] = useSaveDesignDraftMutation<K>();
  const [text] = useState(() => textOf(opened));
  const base = draft === null ? published?.version : undefined;
  return useDesignDraft({
    name,
    design: copies,
    opened,
    text,
    content: {
      textOf,
      ...(documentOf === undefined ? {} : { documentOf }),
      send(document, revision) {
        const basedOn = revision === 0 && base !== undefined ? { basedOn: base } : {};
        return send({ ...name, revision, ...basedOn, ...contentOf(document) } as Sent<K>);
      },
    },
    revision: draft?.revision ?? 0,
    isMine,
  });
}
