import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type RecoverableCopy, type SavedDraft, useLocalCopy, useSavedDraft } from '@portico/shared-kit/documents';
import type { DeskState } from '../model/desk-state.model.ts';
import { formOf, layoutOf } from '../model/layout.model.ts';

interface DraftNeeds {
  /** As it was opened. */
  readonly design: FormDesign;
  readonly state: DeskState;
  readonly isMine: boolean;
}

/** The draft, and what of it an earlier window has left in the browser. */
export interface SavedForm {
  readonly draft: SavedDraft;
  readonly copy: RecoverableCopy | null;
}

/** Saves the form as the draft by itself and keeps a copy of it meanwhile; what is carried counts once it is put down. */
export function useFormDraft({ design, state, isMine }: DraftNeeds): SavedForm {
  const { schemaCode, sheetCode, draft, published } = design;
  const [send] = useSaveDesignDraftMutation<'form'>();
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });
  const base = draft === null ? published?.version : undefined;
  const source = useMemo(
    () => ({
      now: () => ({ changes: now.current.changes, opened: 0 }),
      send: (revision: number) => {
        const basedOn = revision === 0 && base !== undefined ? { basedOn: base } : {};
        return send({
          ...formDesignName({ schemaCode, sheetCode }),
          revision,
          ...basedOn,
          form: formOf(now.current.history.present),
        });
      },
    }),
    [schemaCode, sheetCode, base, send],
  );
  const saved = useSavedDraft({
    source,
    state: { changes: state.changes, opened: 0 },
    revision: draft?.revision ?? 0,
    isMine,
  });
  const left = useLocalCopy({
    design: `form/${schemaCode}/${sheetCode}`,
    opened: JSON.stringify(formOf(layoutOf(design.form))),
    draft: saved,
    changes: state.changes,
    isMine,
    content: () => JSON.stringify(formOf(state.history.present)),
  });
  return { draft: saved, copy: left };
}
