import { useShell } from '@portico/shared-kit/remotes/react';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { EllipsisOutlined, HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { canvasTexts } from '../canvas.texts.ts';
import { useDesk } from '../design-context.tsx';
import { designTexts } from '../design.texts.ts';
import { exportFile, readableName } from '../files/export-file.ts';
import { PublishDialog } from '../versions/PublishDialog.tsx';
import { useDiscardDraft } from '../versions/use-discard-draft.ts';
import { VersionsDrawer } from '../versions/VersionsDrawer.tsx';
import styles from './Designer.module.css';
import { type Draft, SavedState } from './SavedState.tsx';

interface DeskBarProps {
  readonly draft: Draft;
  readonly access: 'mine' | 'others' | 'lost';
  onReopen(): void;
  onImport(file: File | 'ask'): void;
}

/** What can be done with the design as a whole. */
export function DeskBar({ draft, access, onReopen, onImport }: DeskBarProps) {
  const t = designTexts.useT();
  const { design } = useDesk();
  const [shown, setShown] = useState<'publish' | 'versions' | null>(null);
  const isMine = access === 'mine';
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('title')}>
      <CanvasTools />
      <span className={styles['state']}>
        <SavedState draft={draft} isShown={isMine} />
      </span>
      <Space wrap>
        {isMine && <Button onClick={() => void draft.save()}>{t('save')}</Button>}
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => setShown('versions')}>
          {t('versions')}
        </Button>
        {isMine && <PublishButton draft={draft} onPublish={() => setShown('publish')} />}
        <FileMenu isMine={isMine} draft={draft} onReopen={onReopen} onImport={onImport} />
      </Space>
      {shown === 'publish' && <PublishDialog draft={draft} onClose={() => setShown(null)} />}
      {shown === 'versions' && (
        <VersionsDrawer
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
  const { diagram, state, edits } = useDesk();
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

interface PublishButtonProps {
  readonly draft: Draft;
  onPublish(): void;
}

function PublishButton({ draft, onPublish }: PublishButtonProps) {
  const t = designTexts.useT();
  const { problems } = useDesk();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const nothing = draft.revision === 0 && draft.kind === 'saved';
  const reason = errors > 0 ? t('cannotPublish', { count: errors }) : nothing ? t('nothingToSave') : null;
  return (
    <DisabledReason reason={reason}>
      <Button type="primary" onClick={onPublish}>
        {t('publish')}
      </Button>
    </DisabledReason>
  );
}

interface FileMenuProps extends Pick<DeskBarProps, 'draft' | 'onReopen' | 'onImport'> {
  readonly isMine: boolean;
}

function FileMenu({ isMine, draft, onReopen, onImport }: FileMenuProps) {
  const t = designTexts.useT();
  const shell = useShell();
  const { design, diagram } = useDesk();
  const discard = useDiscardDraft(design, onReopen);
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
      ? [{ key: 'discard', label: t('discard'), danger: true, onClick: () => discard(draft.revision) }]
      : []),
    { key: 'all', label: t('all'), onClick: () => shell.navigate('/design') },
  ];
  return (
    <MenuButton menu={{ items }}>
      <Button icon={<EllipsisOutlined aria-hidden="true" />}>{t('more')}</Button>
    </MenuButton>
  );
}
