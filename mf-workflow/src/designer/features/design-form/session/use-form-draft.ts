import { useSaveDesignDraftMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { type DesignDraftState, useDesignDraft } from '@portico/shared-kit/documents';
import { useMemo, useState } from 'react';
import { formOf, type Layout, layoutOf } from '../model/layout.model.ts';

interface FormDraftInput {
  /** As it was opened. */
  readonly design: FormDesign;
  readonly isMine: boolean;
}

const textOf = (layout: Layout) => JSON.stringify(formOf(layout));

/** Saves the form as the draft by itself and keeps a copy of it meanwhile; what is dragged counts once it is dropped. */
export function useFormDraft({ design, isMine }: FormDraftInput): DesignDraftState<Layout> {
  const { schemaCode, sheetCode: formCode, draft, published } = design;
  const [send] = useSaveDesignDraftMutation<'form'>();
  const [opened] = useState(() => layoutOf(design.form));
  const base = draft === null ? published?.version : undefined;
  const name = formDesignName({ schemaCode, sheetCode: formCode });
  return useDesignDraft({
    name,
    design: `form/${schemaCode}/${formCode}`,
    opened,
    text: useMemo(() => textOf(opened), [opened]),
    content: {
      textOf,
      send(layout, revision) {
        const basedOn = revision === 0 && base !== undefined ? { basedOn: base } : {};
        return send({ ...name, revision, ...basedOn, form: formOf(layout) });
      },
    },
    revision: draft?.revision ?? 0,
    isMine,
  });
}
