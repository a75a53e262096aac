import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { type DesignDraftState, useDesignDraft } from '@portico/shared-kit/documents';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { FormDesignerState } from '../model/form-designer-state.model.ts';
import { formOf, layoutOf } from '../model/layout.model.ts';

interface DraftNeeds {
  /** As it was opened. */
  readonly design: FormDesign;
  readonly state: FormDesignerState;
  readonly isMine: boolean;
}

/** Saves the form as the draft by itself and keeps a copy of it meanwhile; what is dragged counts once it is dropped. */
export function useFormDraft({ design, state, isMine }: DraftNeeds): DesignDraftState {
  const { schemaCode, sheetCode, draft, published } = design;
  const [send] = useSaveDesignDraftMutation<'form'>();
  const now = useRef(state);
  useLayoutEffect(() => {
    now.current = state;
  });
  const base = draft === null ? published?.version : undefined;
  const source = useMemo(() => {
    const form = () => formOf(now.current.history.present);
    return {
      now: () => ({ changes: now.current.changes, opened: 0 }),
      send: (revision: number) => {
        const basedOn = revision === 0 && base !== undefined ? { basedOn: base } : {};
        return send({ ...formDesignName({ schemaCode, sheetCode }), revision, ...basedOn, form: form() });
      },
      content: () => JSON.stringify(form()),
    };
  }, [schemaCode, sheetCode, base, send]);
  return useDesignDraft({
    design: `form/${schemaCode}/${sheetCode}`,
    content: useMemo(() => JSON.stringify(formOf(layoutOf(design.form))), [design.form]),
    source,
    state: { changes: state.changes, opened: 0 },
    revision: draft?.revision ?? 0,
    isMine,
  });
}
