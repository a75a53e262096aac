import {
  useDeleteSavedViewMutation,
  useListSavedViewsQuery,
  useSetDefaultViewMutation,
} from '@portico/shared-kit/api/saved-views.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { DeleteOutlined, EditOutlined, StarFilled, StarOutlined, TeamOutlined } from '@portico/shared-kit/ui/icons';
import { App } from 'antd';
import { useState } from 'react';
import { DialogEntry, EntryTool } from '../list/DialogEntry.tsx';
import { QueryDialog } from '../list/QueryDialog.tsx';
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
  const query = useListSavedViewsQuery({ schemaCode });
  return (
    <QueryDialog title={t('manageTitle')} width={640} query={query} onClose={onClose}>
      {({ views, mayShare }) =>
        views.length === 0 ? (
          <EmptyState title={t('none')} hint={t('noneHint')} />
        ) : (
          <ul className={styles.list}>
            {views.map((view) => (
              <Entry key={view.id} {...{ schemaCode, view, mayShare, onOpen, onDeleted }} />
            ))}
          </ul>
        )
      }
    </QueryDialog>
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
    <>
      <DialogEntry name={name} label={t('open', { name })} facts={factsOf(view, t)} onOpen={() => onOpen(view)}>
        <EntryTool
          label={t(isDefault ? 'dropDefault' : 'makeDefault', { name })}
          icon={isDefault ? <StarFilled aria-hidden="true" /> : <StarOutlined aria-hidden="true" />}
          isBusy={isLoading}
          onPress={toggle}
        />
        {mayChange && (
          <EntryTool
            label={t('rename', { name })}
            icon={<EditOutlined aria-hidden="true" />}
            onPress={() => setDialog('rename')}
          />
        )}
        {mayShare && mayChange && (
          <EntryTool
            label={t('share', { name })}
            icon={<TeamOutlined aria-hidden="true" />}
            onPress={() => setDialog('share')}
          />
        )}
        {mayChange && (
          <EntryTool label={t('remove', { name })} icon={<DeleteOutlined aria-hidden="true" />} onPress={remove} />
        )}
      </DialogEntry>
      {dialog === 'rename' && <RenameDialog schemaCode={schemaCode} view={view} onClose={() => setDialog(null)} />}
      {dialog === 'share' && <ShareDialog schemaCode={schemaCode} view={view} onClose={() => setDialog(null)} />}
    </>
  );
}

/** Returns the owner of a view that others share, who has it, and whose lists open with it. */
function factsOf(
  { owner, isOwn, audience, roleIds, isDefault, defaultRoleIds }: SavedView,
  t: ReturnType<typeof savedViewTexts.useT>,
): readonly string[] {
  return [
    ...(isOwn ? [] : [t('by', { name: owner.name })]),
    ...(isOwn && audience === 'everyone' ? [t('forEveryone')] : []),
    ...(isOwn && audience === 'roles' ? [t('forRoles', { count: roleIds.length })] : []),
    ...(isDefault ? [t('ownDefault')] : []),
    ...(defaultRoleIds.length > 0 ? [t('roleDefault', { count: defaultRoleIds.length })] : []),
  ];
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
