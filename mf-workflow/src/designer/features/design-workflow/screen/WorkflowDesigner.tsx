import type { WorkflowDesign } from '@portico/shared-kit/contract/workflow-design.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Tabs } from 'antd';
import { useState } from 'react';
import {
  AvailabilityBanner,
  DesignerLayout,
  designerTexts,
  type DesignerInput,
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
import { useWorkflowDesignerOf } from './use-workflow-designer-of.ts';

/** The designer of a workflow: the palette, the canvas, the panel, what is wrong, and what can be done with all of it. */
export function WorkflowDesigner({ opened, design, access, onReopen }: DesignerInput<WorkflowDesign>) {
  const words = designerTexts.useT();
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
    <WorkflowDesignerProvider value={designer}>
      <DesignerLayout
        target={drop.target}
        bar={designer !== null && <WorkflowDesignerBar {...{ draft, access, onReopen }} onImport={drop.open} />}
        notices={designer !== null && <Notices copy={copy} />}
        panel={designer !== null && <SettingsAside design={design} access={access} />}
        panelLabel={words('properties')}
        problems={designer !== null && <DesignProblems isChecked={problems !== null} />}
      >
        <DesignCanvas {...{ containerRef, hasFailed }} isReady={diagram !== null}>
          {designer !== null && <Palette />}
        </DesignCanvas>
      </DesignerLayout>
      {designer !== null && drop.file !== null && <ImportDialog file={drop.file} onClose={() => drop.open(null)} />}
    </WorkflowDesignerProvider>
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
    <>
      <AvailabilityBanner availability={availability} words={{ isOff: t('isOff'), isRetired: t('isRetired') }} />
      {copy !== null && <RecoverableCopyBanner copy={copy} onRestore={restore} />}
      <FileNotesBanner />
    </>
  );
}

/** The settings of the selected element, and the trial run. */
function SettingsAside({ design, access }: Pick<DesignerInput<WorkflowDesign>, 'design' | 'access'>) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const tabs = [
    { key: 'properties', label: words('properties'), children: <PropertyPanel /> },
    { key: 'dryRun', label: t('dryRun'), children: <DryRun /> },
  ];
  return (
    <>
      <AddBinding design={design} isReadOnly={access !== 'mine'} />
      <PanelReadOnlyProvider value={access === 'others'}>
        <Tabs items={tabs} size="small" />
      </PanelReadOnlyProvider>
    </>
  );
}
