import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { DraftForm, FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { useSavedDraft } from '@portico/shared-kit/designer';
import type { DesignDraftState } from '@portico/shared-kit/documents';
import { useState } from 'react';
import { formOf, type Layout, layoutOf } from '../model/layout.model.ts';

interface FormDraftInput {
  /** As it was opened. */
  readonly design: FormDesign;
  readonly isMine: boolean;
}

/** Saves the form as the draft by itself and keeps a copy of it meanwhile; what is dragged counts once it is dropped. */
export function useFormDraft({ design, isMine }: FormDraftInput): DesignDraftState<Layout> {
  const { schemaCode, sheetCode: formCode } = design;
  const [opened] = useState(() => layoutOf(design.form));
  return useSavedDraft({
    name: formDesignName({ schemaCode, sheetCode: formCode }),
    copies: `form/${schemaCode}/${formCode}`,
    design,
    opened,
    textOf: (layout) => JSON.stringify(formOf(layout)),
    documentOf: (text) => layoutOf(JSON.parse(text) as DraftForm),
    contentOf: (layout) => ({ form: formOf(layout) }),
    isMine,
  });
}
