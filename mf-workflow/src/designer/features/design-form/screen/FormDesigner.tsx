import { formDesignName } from '@portico/shared-kit/contract/design-name';
import type { DraftForm, FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { useState } from 'react';
import {
  AvailabilityBanner,
  DesignerLayout,
  type DesignerInput,
  RecoverableCopyBanner,
  useDesignerKeys,
  useDesignProblems,
} from '@portico/shared-kit/designer';
import { useDesigner } from '@portico/shared-kit/designer/editing';
import { formAvailabilityTexts } from '../availability/form-availability.texts.ts';
import { FormAnnouncements } from '../FormAnnouncements.tsx';
import { FormCanvas } from '../canvas/FormCanvas.tsx';
import { FormDesignerProvider, useFormDesignerOf } from '../form-designer.tsx';
import { createFormDesigner } from '../model/form-designer-state.model.ts';
import { formOf, layoutOf } from '../model/layout.model.ts';
import { FormPanel } from '../panel/FormPanel.tsx';
import { FormProblems } from '../problems/FormProblems.tsx';
import { useFormDraft } from '../session/use-form-draft.ts';
import { FormDesignerBar } from './FormDesignerBar.tsx';
import { FormParts } from './FormParts.tsx';

/** The designer of a form: what can be put on it, the form, its fields, what is wrong, and what can be done. */
export function FormDesigner({ opened, design, access, onReopen }: DesignerInput<FormDesign>) {
  const t = formAvailabilityTexts.useT();
  const { document, draft, copy } = useFormDraft({ design: opened, isMine: access === 'mine' });
  const [state, dispatch] = useDesigner(() => createFormDesigner(document));
  const [isDragging, onDragging] = useState(false);
  const problems = useDesignProblems({
    name: formDesignName(design),
    document: state.history.present,
    contentOf: (layout) => ({ form: formOf(layout) }),
  });
  const isReadOnly = access === 'others';
  useDesignerKeys({
    isReady: !isReadOnly,
    save: () => {
      dispatch({ type: 'drop' });
      void draft.save();
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  });
  const restore = (form: string) => dispatch({ type: 'edit', document: layoutOf(JSON.parse(form) as DraftForm) });
  const designer = useFormDesignerOf({ design, state, isReadOnly, isDragging, problems, dispatch, onDragging });
  return (
    <FormDesignerProvider value={designer}>
      <DesignerLayout
        bar={<FormDesignerBar draft={draft} access={access} onReopen={onReopen} />}
        notices={
          <>
            <AvailabilityBanner
              availability={design.availability}
              words={{ isOff: t('isOff'), isRetired: t('isRetired') }}
            />
            {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
          </>
        }
        parts={<FormParts />}
        panel={<FormPanel />}
        problems={<FormProblems />}
      >
        <FormCanvas />
      </DesignerLayout>
      <FormAnnouncements />
    </FormDesignerProvider>
  );
}
