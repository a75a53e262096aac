import { type DesignAccess, DesignerBar, HistoryButtons } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button, Space } from 'antd';
import { designsPath } from '../../../../addresses.model.ts';
import { useWorkflowAvailability } from '../availability/use-workflow-availability.ts';
import { canvasTexts } from '../canvas.texts.ts';
import { designTexts } from '../design.texts.ts';
import { exportFile, readableName } from '../files/export-file.ts';
import { WorkflowPublishDialog } from '../versions/WorkflowPublishDialog.tsx';
import { WorkflowVersionsDrawer } from '../versions/WorkflowVersionsDrawer.tsx';
import { useWorkflowDesigner } from '../workflow-designer.tsx';

interface WorkflowDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: DesignAccess;
  onReopen(): void;
  onImport(file: File | 'ask'): void;
}

/** Bar of the actions on the design as a whole. */
export function WorkflowDesignerBar({ draft, access, onReopen, onImport }: WorkflowDesignerBarProps) {
  const t = designTexts.useT();
  const { design, problems } = useWorkflowDesigner();
  const availability = useWorkflowAvailability(design);
  const exports = useExports();
  const importing = { key: 'import', label: t('import'), onClick: () => onImport('ask') };
  return (
    <DesignerBar
      {...{ draft, access, problems, availability, onReopen }}
      label={t('title')}
      published={design.published}
      tools={<CanvasTools />}
      entries={[...(access === 'mine' ? [importing] : []), ...exports]}
      list={{ path: designsPath, label: t('all') }}
      renderPublication={(onClose) => <WorkflowPublishDialog draft={draft} onClose={onClose} />}
      renderVersions={(onClose) => (
        <WorkflowVersionsDrawer {...{ design, draft, onReopen, onClose }} canRestore={access === 'mine'} />
      )}
    />
  );
}

function CanvasTools() {
  const t = canvasTexts.useT();
  const { diagram, state, edits } = useWorkflowDesigner();
  const moves = [
    ['zoomIn', 'in'],
    ['zoomOut', 'out'],
    ['fit', 'fit'],
  ] as const;
  return (
    <Space wrap>
      {edits !== null && (
        <HistoryButtons
          canUndo={state.canUndo}
          canRedo={state.canRedo}
          onUndo={() => diagram.undo()}
          onRedo={() => diagram.redo()}
        />
      )}
      {moves.map(([name, to]) => (
        <Button key={name} onClick={() => diagram.zoom(to)}>
          {t(name)}
        </Button>
      ))}
    </Space>
  );
}

/** Returns the menu entries that save the design as a file. */
function useExports() {
  const t = designTexts.useT();
  const shell = useShell();
  const { design, diagram } = useWorkflowDesigner();
  const name = readableName(design.name || design.workflowCode);
  const save = async (kind: 'bpmn' | 'svg') => {
    try {
      exportFile(kind === 'bpmn' ? await diagram.xml() : await diagram.svg(), `${name}.${kind}`);
    } catch (error) {
      shell.errors.show(error);
    }
  };
  return [
    { key: 'bpmn', label: t('exportBpmn'), onClick: () => void save('bpmn') },
    { key: 'svg', label: t('exportSvg'), onClick: () => void save('svg') },
  ];
}
