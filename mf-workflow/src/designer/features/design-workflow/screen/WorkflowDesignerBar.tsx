import { useShell } from '@portico/shared-kit/remotes/react';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined, HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button, Space } from 'antd';
import { useState } from 'react';
import {
  designerTexts,
  LiveVersion,
  PublishButton,
  ReplaceDraftButton,
  SavedState,
  useDiscardDraft,
} from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useWorkflowAvailability } from '../availability/use-workflow-availability.ts';
import { canvasTexts } from '../canvas.texts.ts';
import { useWorkflowDesigner } from '../workflow-designer.tsx';
import { designTexts } from '../design.texts.ts';
import { exportFile, readableName } from '../files/export-file.ts';
import { WorkflowPublishDialog } from '../versions/WorkflowPublishDialog.tsx';
import { WorkflowVersionsDrawer } from '../versions/WorkflowVersionsDrawer.tsx';
import styles from './WorkflowDesigner.module.css';

interface WorkflowDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: 'mine' | 'others' | 'lost';
  onReopen(): void;
  onImport(file: File | 'ask'): void;
}

/** Bar of the actions on the design as a whole. */
export function WorkflowDesignerBar({ draft, access, onReopen, onImport }: WorkflowDesignerBarProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const { design, problems } = useWorkflowDesigner();
  const errorCount = problems.filter(({ severity }) => severity === 'error').length;
  const [shown, setShown] = useState<'publish' | 'versions' | null>(null);
  const isMine = access === 'mine';
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('title')}>
      <CanvasTools />
      <span className={styles.state}>
        <LiveVersion published={design.published} />
        <SavedState draft={draft} isShown={isMine} wayOut={<ReplaceDraftButton draft={draft} />} />
      </span>
      <Space wrap>
        {isMine && (
          <DisabledReason reason={draft.isHeld ? words('held') : null}>
            <Button onClick={() => void draft.save()}>{words('save')}</Button>
          </DisabledReason>
        )}
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => setShown('versions')}>
          {words('versions')}
        </Button>
        {isMine && <PublishButton draft={draft} errorCount={errorCount} onPublish={() => setShown('publish')} />}
        <FileMenu isMine={isMine} draft={draft} onReopen={onReopen} onImport={onImport} />
      </Space>
      {shown === 'publish' && <WorkflowPublishDialog draft={draft} onClose={() => setShown(null)} />}
      {shown === 'versions' && (
        <WorkflowVersionsDrawer
          design={design}
          draft={draft}
          canRestore={isMine}
          onReopen={onReopen}
          onClose={() => setShown(null)}
        />
      )}
    </div>
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
        <>
          <Button disabled={!state.canUndo} onClick={() => diagram.undo()}>
            {t('undo')}
          </Button>
          <Button disabled={!state.canRedo} onClick={() => diagram.redo()}>
            {t('redo')}
          </Button>
        </>
      )}
      {moves.map(([name, to]) => (
        <Button key={name} onClick={() => diagram.zoom(to)}>
          {t(name)}
        </Button>
      ))}
    </Space>
  );
}

interface FileMenuProps extends Pick<WorkflowDesignerBarProps, 'draft' | 'onReopen' | 'onImport'> {
  readonly isMine: boolean;
}

function FileMenu({ isMine, draft, onReopen, onImport }: FileMenuProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const { design, diagram } = useWorkflowDesigner();
  const availability = useWorkflowAvailability(design);
  const discard = useDiscardDraft(draft, onReopen);
  const name = readableName(design.name || design.workflowCode);
  const save = async (kind: 'bpmn' | 'svg') => {
    try {
      exportFile(kind === 'bpmn' ? await diagram.xml() : await diagram.svg(), `${name}.${kind}`);
    } catch (error) {
      shell.errors.show(error);
    }
  };
  const items = [
    ...(isMine ? [{ key: 'import', label: t('import'), onClick: () => onImport('ask') }] : []),
    { key: 'bpmn', label: t('exportBpmn'), onClick: () => void save('bpmn') },
    { key: 'svg', label: t('exportSvg'), onClick: () => void save('svg') },
    ...(isMine && draft.revision > 0 && design.published !== null
      ? [{ key: 'discard', label: words('discard'), danger: true, onClick: discard }]
      : []),
    ...(isMine ? availability : []),
    { key: 'all', label: t('all'), onClick: () => shell.navigate('/design') },
  ];
  return (
    <MenuButton menu={{ items }}>
      <Button icon={<EllipsisOutlined aria-hidden="true" />}>{words('more')}</Button>
    </MenuButton>
  );
}
