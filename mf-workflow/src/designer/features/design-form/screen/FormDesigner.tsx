import type { DraftForm, FormDesign } from '@portico/shared-kit/contract/form-design.schema';
import { Alert } from 'antd';
import { useState } from 'react';
import { RecoverableCopyBanner, useDesignerKeys } from '@portico/shared-kit/designer';
import { useDesigner } from '@portico/shared-kit/designer/editing';
import { formAvailabilityTexts } from '../availability/form-availability.texts.ts';
import { FormAnnouncements } from '../FormAnnouncements.tsx';
import { FormCanvas } from '../canvas/FormCanvas.tsx';
import { FormDesignerProvider, useFormDesignerOf } from '../form-designer.tsx';
import { createFormDesigner } from '../model/form-designer-state.model.ts';
import { layoutOf } from '../model/layout.model.ts';
import { FormPanel } from '../panel/FormPanel.tsx';
import { FormProblems } from '../problems/FormProblems.tsx';
import { useFormProblems } from '../problems/use-form-problems.ts';
import { useFormDraft } from '../session/use-form-draft.ts';
import { FormDesignerBar } from './FormDesignerBar.tsx';
import styles from './FormDesigner.module.css';
import { FormParts } from './FormParts.tsx';

interface FormDesignerProps {
  /** As it was opened: what is in the designer comes from it once. */
  readonly opened: FormDesign;
  /** As it is on the server now. */
  readonly design: FormDesign;
  readonly access: 'mine' | 'others' | 'lost';
  /** Opens the form anew. */
  onReopen(): void;
}

/** The designer of a form: what can be put on it, the form, its fields, what is wrong, and what can be done. */
export function FormDesigner({ opened, design, access, onReopen }: FormDesignerProps) {
  const { document, draft, copy } = useFormDraft({ design: opened, isMine: access === 'mine' });
  const [state, dispatch] = useDesigner(() => createFormDesigner(document));
  const [isDragging, onDragging] = useState(false);
  const problems = useFormProblems(design, state.history.present);
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
    <div className={styles.designer}>
      <FormDesignerProvider value={designer}>
        <FormDesignerBar draft={draft} access={access} onReopen={onReopen} />
        <div className={styles.notices}>
          <AvailabilityBanner design={design} />
          {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
        </div>
        <FormParts />
        <FormCanvas />
        <aside className={styles.aside}>
          <FormPanel />
        </aside>
        <div className={styles.problems}>
          <FormProblems />
        </div>
        <FormAnnouncements />
      </FormDesignerProvider>
    </div>
  );
}

function AvailabilityBanner({ design: { availability } }: Pick<FormDesignerProps, 'design'>) {
  const t = formAvailabilityTexts.useT();
  if (availability === 'on') return null;
  return <Alert banner type="warning" title={t(availability === 'off' ? 'isOff' : 'isRetired')} />;
}
