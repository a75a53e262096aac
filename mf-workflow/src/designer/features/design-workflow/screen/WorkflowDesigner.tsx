import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Alert, Tabs } from 'antd';
import { useState } from 'react';
import {
  designerTexts,
  PanelReadOnlyProvider,
  RecoverableCopyBanner,
  useDesignerKeys,
} from '@portico/shared-kit/designer';
import type { RecoverableCopy } from '@portico/shared-kit/documents';
import { workflowAvailabilityTexts } from '../availability/workflow-availability.texts.ts';
import { DesignCanvas } from '../canvas/DesignCanvas.tsx';
import { Palette } from '../canvas/Palette.tsx';
import { WorkflowDesignerProvider, useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import { DryRun } from '../dry-run/DryRun.tsx';
import { FileNotesBanner } from '../files/FileNotesBanner.tsx';
import { useFileDrop } from '../files/use-file-drop.ts';
import { ImportDialog } from '../files/ImportDialog.tsx';
import { PropertyPanel } from '../panel/PropertyPanel.tsx';
import { DesignProblems } from '../problems/DesignProblems.tsx';
import { useDesignProblems } from '../problems/use-design-problems.ts';
import { useWorkflowDraft } from '../session/use-workflow-draft.ts';
import { AddBinding } from './AddBinding.tsx';
import { WorkflowDesignerBar } from './WorkflowDesignerBar.tsx';
import styles from './WorkflowDesigner.module.css';
import { useWorkflowDesignerOf } from './use-workflow-designer-of.ts';

interface WorkflowDesignerProps {
  /** As it was opened: what is on the canvas comes from it once. */
  readonly opened: WorkflowDesign;
  /** As it is on the server now. */
  readonly design: WorkflowDesign;
  readonly access: 'mine' | 'others' | 'lost';
  /** Opens the design anew. */
  onReopen(): void;
}

/** The designer of a workflow: the palette, the canvas, the panel, what is wrong, and what can be done with all of it. */
export function WorkflowDesigner({ opened, design, access, onReopen }: WorkflowDesignerProps) {
  const [hasFailed, setFailed] = useState(false);
  const isReadOnly = access === 'others';
  const { containerRef, diagram, state, draft, copy } = useWorkflowDraft({
    design: opened,
    isReadOnly,
    isMine: access === 'mine',
    onFailed: () => setFailed(true),
  });
  const { workflowCode } = design;
  const { problems, wordsOf } = useDesignProblems(workflowCode, diagram, state.step);
  useDesignerKeys({
    isReady: diagram !== null,
    save: () => void draft.save(),
    undo: () => diagram?.undo(),
    redo: () => diagram?.redo(),
  });
  const drop = useFileDrop(isReadOnly);
  const designer = useWorkflowDesignerOf({ design, diagram, state, problems, isReadOnly, wordsOf });
  return (
    <div className={styles.designer} {...drop.target}>
      <WorkflowDesignerProvider value={designer}>
        {designer !== null && <WorkflowDesignerBar {...{ draft, access, onReopen }} onImport={drop.open} />}
        {designer !== null && <Notices copy={copy} />}
        <DesignCanvas {...{ containerRef, hasFailed }} isReady={diagram !== null}>
          {designer !== null && <Palette />}
        </DesignCanvas>
        {designer !== null && (
          <>
            <DesignerAside design={design} access={access} />
            <div className={styles.problems}>
              <DesignProblems isChecked={problems !== null} />
            </div>
            {drop.file !== null && <ImportDialog file={drop.file} onClose={() => drop.open(null)} />}
          </>
        )}
      </WorkflowDesignerProvider>
    </div>
  );
}

/** Questions to decide before drawing goes on: changes that another window left, and parts of the file that cannot be kept. */
function Notices({ copy }: { readonly copy: RecoverableCopy | null }) {
  const { diagram, design } = useWorkflowDesigner();
  const { availability } = design;
  const t = workflowAvailabilityTexts.useT();
  const shell = useShell();
  const restore = (bpmn: string) => diagram.replace(bpmn).catch((error: unknown) => shell.errors.show(error));
  return (
    <div className={styles.notices}>
      {availability !== 'on' && (
        <Alert banner type="warning" title={t(availability === 'off' ? 'isOff' : 'isRetired')} />
      )}
      {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
      <FileNotesBanner />
    </div>
  );
}

/** The settings of the selected element, and the trial run. */
function DesignerAside({ design, access }: Pick<WorkflowDesignerProps, 'design' | 'access'>) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const tabs = [
    { key: 'properties', label: words('properties'), children: <PropertyPanel /> },
    { key: 'dryRun', label: t('dryRun'), children: <DryRun /> },
  ];
  return (
    <aside className={styles.aside} aria-label={words('properties')}>
      <AddBinding design={design} isReadOnly={access !== 'mine'} />
      <PanelReadOnlyProvider value={access === 'others'}>
        <Tabs items={tabs} size="small" />
      </PanelReadOnlyProvider>
    </aside>
  );
}
