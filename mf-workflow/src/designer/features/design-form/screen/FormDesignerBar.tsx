import { useShell } from '@portico/shared-kit/remotes/react';
import { EllipsisOutlined, HistoryOutlined } from '@portico/shared-kit/ui/icons';
import { MenuButton } from '@portico/shared-kit/ui/menu-button';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { formDesignsPath } from '../../../../addresses.model.ts';
import {
  designerTexts,
  LiveVersion,
  PublishButton,
  ReplaceDraftButton,
  SavedState,
  useDiscardDraft,
} from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { useFormAvailability } from '../availability/use-form-availability.ts';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesigner } from '../form-designer.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { FormPublishDialog } from '../versions/FormPublishDialog.tsx';
import { FormVersionsDrawer } from '../versions/FormVersionsDrawer.tsx';
import styles from './FormDesigner.module.css';

interface FormDesignerBarProps {
  readonly draft: SavedDraft;
  readonly access: 'mine' | 'others' | 'lost';
  onReopen(): void;
}

/** Bar of the actions on the form as a whole. */
export function FormDesignerBar({ draft, access, onReopen }: FormDesignerBarProps) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const { design, problems } = useFormDesigner();
  const [shown, setShown] = useState<'publish' | 'versions' | 'preview' | null>(null);
  const isMine = access === 'mine';
  const close = () => setShown(null);
  const errorCount = problems?.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('title')}>
      <HistoryTools />
      <span className={styles.state}>
        <LiveVersion published={design.published} />
        <SavedState draft={draft} isShown={isMine} wayOut={<ReplaceDraftButton draft={draft} />} />
      </span>
      <Space wrap>
        <Button onClick={() => setShown('preview')}>{t('preview')}</Button>
        {isMine && <Button onClick={() => void draft.save()}>{words('save')}</Button>}
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => setShown('versions')}>
          {words('versions')}
        </Button>
        {isMine && <PublishButton draft={draft} errorCount={errorCount} onPublish={() => setShown('publish')} />}
        <MoreMenu draft={draft} isMine={isMine} onReopen={onReopen} />
      </Space>
      {shown === 'preview' && <PreviewDialog onClose={close} />}
      {shown === 'publish' && <FormPublishDialog draft={draft} onClose={close} />}
      {shown === 'versions' && <FormVersionsDrawer draft={draft} onReopen={onReopen} onClose={close} />}
    </div>
  );
}

function HistoryTools() {
  const t = formDesignTexts.useT();
  const { state, isReadOnly, dispatch } = useFormDesigner();
  if (isReadOnly) return null;
  const { past, future } = state.history;
  return (
    <Space>
      <Button disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
        {t('undo')}
      </Button>
      <Button disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
        {t('redo')}
      </Button>
    </Space>
  );
}

interface MoreMenuProps extends Pick<FormDesignerBarProps, 'draft' | 'onReopen'> {
  readonly isMine: boolean;
}

function MoreMenu({ draft, isMine, onReopen }: MoreMenuProps) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const shell = useShell();
  const { design } = useFormDesigner();
  const { published } = design;
  const availability = useFormAvailability(design);
  const discard = useDiscardDraft(draft, onReopen);
  const items = [
    ...(isMine && draft.revision > 0 && published !== null
      ? [{ key: 'discard', label: words('discard'), danger: true, onClick: discard }]
      : []),
    ...(isMine ? availability : []),
    { key: 'all', label: t('all'), onClick: () => shell.navigate(formDesignsPath) },
  ];
  return (
    <MenuButton menu={{ items }}>
      <Button icon={<EllipsisOutlined aria-hidden="true" />}>{words('more')}</Button>
    </MenuButton>
  );
}
