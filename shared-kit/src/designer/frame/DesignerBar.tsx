import type { WorkflowDesign } from '../../contract/workflow-design.schema.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
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
import styles from './DesignerLayout.module.css';

/** Entries of the menu of further actions. */
export type DesignerMenuItems = NonNullable<MenuProps['items']>;

interface DesignerBarProps {
  readonly label: string;
  readonly draft: SavedDraft;
  /** The version that is live; null for none. */
  readonly published: WorkflowDesign['published'];
  /** True where this window has the lock. */
  readonly isMine: boolean;
  /** Number of errors that must be mended before it is published. */
  readonly errorCount: number;
  /** Tools of the canvas. */
  readonly tools: ReactNode;
  /** Buttons before those that save. */
  readonly actions?: ReactNode;
  /** The menu of further actions, with the entry that discards the draft where there is one to discard. */
  menuOf(discard: DesignerMenuItems): DesignerMenuItems;
  renderPublication(onClose: () => void): ReactNode;
  renderVersions(onClose: () => void): ReactNode;
  /** Opens the design anew. */
  onReopen(): void;
}

/** Bar of the actions on a design as a whole. */
export function DesignerBar(props: DesignerBarProps) {
  const { label, draft, published, isMine, errorCount, tools, actions } = props;
  const t = designerTexts.useT();
  const [shown, setShown] = useState<'publication' | 'versions' | null>(null);
  const close = () => setShown(null);
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      {tools}
      <span className={styles.state}>
        <LiveVersion published={published} />
        <SavedState draft={draft} isShown={isMine} wayOut={<ReplaceDraftButton draft={draft} />} />
      </span>
      <Space wrap>
        {actions}
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
      {shown === 'publication' && props.renderPublication(close)}
      {shown === 'versions' && props.renderVersions(close)}
    </div>
  );
}

type MoreMenuProps = Pick<DesignerBarProps, 'draft' | 'isMine' | 'published' | 'menuOf' | 'onReopen'>;

function MoreMenu({ draft, isMine, published, menuOf, onReopen }: MoreMenuProps) {
  const t = designerTexts.useT();
  const discard = useDiscardDraft(draft, onReopen);
  const canDiscard = isMine && draft.revision > 0 && published !== null;
  const items = menuOf(canDiscard ? [{ key: 'discard', label: t('discard'), danger: true, onClick: discard }] : []);
  return (
    <MenuButton menu={{ items }}>
      <Button icon={<EllipsisOutlined aria-hidden="true" />}>{t('more')}</Button>
    </MenuButton>
  );
}
