import type { WorkflowDesign } from '../../contract/workflow-design.schema.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { useShell } from '../../remotes/react.tsx';
import { DisabledReason } from '../../ui/feedback/index.ts';
import { EllipsisOutlined, HistoryOutlined } from '../../ui/icons/index.ts';
import { MenuButton } from '../../ui/menu-button/index.ts';
import { Button, type MenuProps, Space } from 'antd/es';
import { type ReactNode, useState } from 'react';
import { designerTexts } from '../designer.texts.ts';
import { LiveVersion } from '../draft/LiveVersion.tsx';
import { PublishButton } from '../draft/PublishButton.tsx';
import { ReplaceDraftButton } from '../draft/ReplaceDraftButton.tsx';
import { SavedState } from '../draft/SavedState.tsx';
import { useDiscardDraft } from '../versions/use-discard-draft.ts';
import type { DesignAccess } from './DesignWindow.tsx';
import styles from './DesignerLayout.module.css';

/** Entries of the menu of further actions. */
type DesignerMenuItems = readonly NonNullable<NonNullable<MenuProps['items']>[number]>[];

interface DesignerBarProps {
  readonly label: string;
  readonly draft: SavedDraft;
  /** The version that is live; null for none. */
  readonly published: WorkflowDesign['published'];
  readonly access: DesignAccess;
  /** Errors among them must be mended before it is published; null until it was checked. */
  readonly problems: readonly { readonly severity: string }[] | null;
  /** Tools of the canvas. */
  readonly tools: ReactNode;
  /** Entries of the menu of further actions, before those that every design has. */
  readonly entries?: DesignerMenuItems;
  /** Entries that switch the design off, retire and delete it: for whom it is theirs to change. */
  readonly availability: DesignerMenuItems;
  /** The way to the list of designs. */
  readonly list: { readonly path: string; readonly label: string };
  /** Preview beside the canvas, which the bar opens and closes; absent where it is a dialog, or there is none. */
  readonly preview?: { readonly isOpen: boolean; onToggle(): void };
  /** Shows the design as people will see it; absent where nothing shows it. */
  renderPreview?(onClose: () => void): ReactNode;
  renderPublication(onClose: () => void): ReactNode;
  renderVersions(onClose: () => void): ReactNode;
  /** Opens the design anew. */
  onReopen(): void;
}

/** Bar of the actions on a design as a whole. */
export function DesignerBar(props: DesignerBarProps) {
  const { label, draft, published, access, problems, tools, preview, renderPreview } = props;
  const t = designerTexts.useT();
  const [shown, setShown] = useState<'preview' | 'publication' | 'versions' | null>(null);
  const close = () => setShown(null);
  const isMine = access === 'mine';
  const errorCount = problems?.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      {tools}
      <span className={styles.state}>
        <LiveVersion published={published} />
        <SavedState draft={draft} isShown={isMine} wayOut={<ReplaceDraftButton draft={draft} />} />
      </span>
      <Space wrap>
        {preview !== undefined && (
          <Button
            type={preview.isOpen ? 'primary' : 'default'}
            ghost={preview.isOpen}
            aria-pressed={preview.isOpen}
            onClick={preview.onToggle}
          >
            {t('preview')}
          </Button>
        )}
        {renderPreview !== undefined && <Button onClick={() => setShown('preview')}>{t('preview')}</Button>}
        {isMine && (
          <DisabledReason reason={draft.isHeld ? t('held') : null}>
            <Button onClick={() => void draft.save()}>{t('save')}</Button>
          </DisabledReason>
        )}
        <Button icon={<HistoryOutlined aria-hidden="true" />} onClick={() => setShown('versions')}>
          {t('versions')}
        </Button>
        {isMine && <PublishButton draft={draft} errorCount={errorCount} onPublish={() => setShown('publication')} />}
        <MoreMenu {...props} />
      </Space>
      {shown === 'preview' && renderPreview?.(close)}
      {shown === 'publication' && props.renderPublication(close)}
      {shown === 'versions' && props.renderVersions(close)}
    </div>
  );
}

type MoreMenuProps = Pick<
  DesignerBarProps,
  'draft' | 'access' | 'published' | 'entries' | 'availability' | 'list' | 'onReopen'
>;

function MoreMenu({ draft, access, published, entries, availability, list, onReopen }: MoreMenuProps) {
  const t = designerTexts.useT();
  const shell = useShell();
  const discard = useDiscardDraft(draft, onReopen);
  const isMine = access === 'mine';
  const canDiscard = isMine && draft.revision > 0 && published !== null;
  const items = [
    ...(entries ?? []),
    ...(canDiscard ? [{ key: 'discard', label: t('discard'), danger: true, onClick: discard }] : []),
    ...(isMine ? availability : []),
    { key: 'all', label: list.label, onClick: () => shell.navigate(list.path) },
  ];
  return (
    <MenuButton menu={{ items }}>
      <Button icon={<EllipsisOutlined aria-hidden="true" />}>{t('more')}</Button>
    </MenuButton>
  );
}
