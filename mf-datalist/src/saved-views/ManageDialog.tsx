import { useFailure } from '@portico/shared-kit/api';
import {
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
  useSetDefaultViewMutation,
} from '@portico/shared-kit/api/saved-views.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { DelayedSkeleton, EmptyState, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined, TeamOutlined } from '@portico/shared-kit/ui/icons';
import { App, Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { ButtonTip } from '../list/ButtonTip.tsx';
import { savedViewTexts } from './saved-views.texts.ts';
import styles from './SavedViews.module.css';
import { RenameDialog } from './SaveViewDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';

interface ManageDialogProps {
  readonly schemaCode: ModelCode;
  onOpen(view: SavedView): void;
  /** Called once a view is gone. */
  onDeleted(id: string): void;
  onClose(): void;
}

/** The saved views of a list, with what can be done about each. */
export function ManageDialog({ schemaCode, onOpen, onDeleted, onClose }: ManageDialogProps) {
  const t = savedViewTexts.useT();
  const { data, error, isFetching, refetch } = useListSavedViewsQuery({ schemaCode });
  const failure = useFailure(error);
  return (
    <Modal
      open
      width={640}
      title={t('manageTitle')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {data === undefined && error !== undefined && (
        <ErrorState failure={failure} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === undefined && (
        <DelayedSkeleton>
          <LinesSkeleton />
        </DelayedSkeleton>
      )}
      {data?.views.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
      {data !== undefined && data.views.length > 0 && (
        <ul className={styles.list}>
          {data.views.map((view) => (
            <Entry
              key={view.id}
              schemaCode={schemaCode}
              view={view}
              mayShare={data.mayShare}
              onOpen={onOpen}
              onDeleted={onDeleted}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}

interface EntryProps extends Pick<ManageDialogProps, 'schemaCode' | 'onOpen' | 'onDeleted'> {
  readonly view: SavedView;
  readonly mayShare: boolean;
}

function Entry({ schemaCode, view, mayShare, onOpen, onDeleted }: EntryProps) {
  const t = savedViewTexts.useT();
  const [dialog, setDialog] = useState<'rename' | 'share' | null>(null);
  const [setDefault, { isLoading }] = useSetDefaultViewMutation();
  const remove = useRemoving(schemaCode, view, onDeleted);
  const { id, name, isDefault, mayChange } = view;
  const toggle = () => void setDefault({ schemaCode, savedViewId: isDefault ? null : id });
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <Button type="link" className={styles.name} aria-label={t('open', { name })} onClick={() => onOpen(view)}>
          {name}
        </Button>
        <Facts view={view} />
      </div>
      <div className={styles.tools}>
        <Tool
          label={t(isDefault ? 'dropDefault' : 'makeDefault', { name })}
          icon={isDefault ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
          isBusy={isLoading}
          onPress={toggle}
        />
        {mayChange && (
          <Tool
            label={t('rename', { name })}
            icon={<EditOutlined aria-hidden="true" />}
            onPress={() => setDialog('rename')}
          />
        )}
        {mayShare && mayChange && (
          <Tool
            label={t('share', { name })}
            icon={<TeamOutlined aria-hidden="true" />}
            onPress={() => setDialog('share')}
          />
        )}
        {mayChange && (
          <Tool label={t('remove', { name })} icon={<DeleteOutlined aria-hidden="true" />} onPress={remove} />
        )}
      </div>
      {dialog === 'rename' && <RenameDialog schemaCode={schemaCode} view={view} onClose={() => setDialog(null)} />}
      {dialog === 'share' && <ShareDialog schemaCode={schemaCode} view={view} onClose={() => setDialog(null)} />}
    </li>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isBusy?: boolean;
  onPress(): void;
}

function Tool({ label, icon, isBusy = false, onPress }: ToolProps) {
  return (
    <ButtonTip title={label}>
      <Button type="text" icon={icon} loading={isBusy} aria-label={label} onClick={onPress} />
    </ButtonTip>
  );
}

/** Owner of a view that others share, who has it, and whose lists open with it. */
function Facts({ view: { owner, isOwn, audience, roleIds, isDefault, defaultRoleIds } }: { readonly view: SavedView }) {
  const t = savedViewTexts.useT();
  const facts = [
    ...(isOwn ? [] : [t('by', { name: owner.name })]),
    ...(isOwn && audience === 'everyone' ? [t('forEveryone')] : []),
    ...(isOwn && audience === 'roles' ? [t('forRoles', { count: roleIds.length })] : []),
    ...(isDefault ? [t('ownDefault')] : []),
    ...(defaultRoleIds.length > 0 ? [t('roleDefault', { count: defaultRoleIds.length })] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <div className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </div>
  );
}

/** Returns the function that asks before a view is deleted, and says what it takes from others. */
function useRemoving(schemaCode: ModelCode, view: SavedView, onDeleted: (id: string) => void): () => void {
  const t = savedViewTexts.useT();
  const { modal } = App.useApp();
  const [remove] = useDeleteSavedViewMutation();
  return () =>
    void modal.confirm({
      title: t('removeTitle', { name: view.name }),
      content: t(view.audience === 'owner' ? 'removeOwn' : 'removeShared'),
      okText: t('removeAction'),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        const { error } = await remove({ schemaCode, id: view.id });
        if (error === undefined) onDeleted(view.id);
      },
    });
}
