import { useListSavedViewsQuery } from '@portico/shared-kit/api/saved-views.api';
import type { ListConfig } from '@portico/shared-kit/contract/models.schema';
import type { SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { CheckOutlined, PlusOutlined, SettingOutlined, StarFilled } from '@portico/shared-kit/ui/icons';
import { useStableCallback } from '@portico/shared-kit/ui/stable';
import type { MenuProps } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOpenView } from '../list/open-view.ts';
import type { ColumnChoices } from '../features/set-columns/column-settings.model.ts';
import { useIsChanged } from './ChangedMark.tsx';
import { ManageDialog } from './ManageDialog.tsx';
import { savedViewTexts } from './saved-views.texts.ts';
import styles from './SavedViews.module.css';
import { savedLayout, savedQuery, withoutSavedView, writeSavedView } from './saved-state.model.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useSavingChanges } from './use-saving-changes.ts';

/** Menu of a list's views as it is with the saved ones. */
export interface ViewMenu {
  readonly items: NonNullable<MenuProps['items']>;
  /** Does what an entry says; false for the view of the model of that code. */
  choose(key: string): boolean;
}

interface SavedViewItemsProps {
  readonly config: ListConfig;
  readonly layout: ColumnChoices;
  /** The views of the model as entries. */
  readonly views: readonly { readonly key: string; readonly label: string }[];
  readonly onMenu: (menu: ViewMenu) => void;
  /** Called before a saved view is opened, with its id. */
  readonly onOpen: (id: string) => void;
}

/** Keys of entries that are no saved view. */
const keys = { changes: '+changes', saveAs: '+save', manage: '+manage' };
/** Age in seconds at which the saved views are read again when the menu opens. */
const freshFor = 10;

/** Brings the saved views into the menu of views, and draws what its entries open. */
export function SavedViewItems({ config, layout, views, onMenu, onOpen }: SavedViewItemsProps) {
  const { schemaCode, view } = config;
  const { currentData, isError } = useListSavedViewsQuery({ schemaCode }, { refetchOnMountOrArgChange: freshFor });
  const [query, setQuery] = useSearchParams();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const opened = useOpenView()?.view ?? null;
  const saveChanges = useSavingChanges(config, layout);
  const changes = useIsChanged(layout) ? opened : null;
  const items = useItems({ views, saved: currentData?.views ?? [], changes, isError });
  const open = (chosen: SavedView) => {
    onOpen(chosen.id);
    setQuery((current) => writeSavedView(current, chosen));
  };
  const choose = useStableCallback((key: string): boolean => {
    if (key === keys.saveAs) setDialog('save');
    else if (key === keys.manage) setDialog('manage');
    else if (key === keys.changes) void saveChanges();
    else {
      const chosen = currentData?.views.find(({ id }) => id === key);
      if (chosen === undefined) return false;
      open(chosen);
    }
    return true;
  });
  const tell = useStableCallback(() => onMenu({ items, choose }));
  // Once what there is is known, so that entries move once; and not with every drawing of the list, which is drawn anew when it is told.
  const known = currentData ?? (isError ? 'none' : null);
  const mark = useMemo(() => (known === null ? null : { known, changes }), [known, changes]);
  useEffect(() => {
    if (mark !== null) tell();
  }, [tell, mark]);
  const forget = (id: string) => id === opened?.id && setQuery(withoutSavedView, { replace: true });
  const state = { schemaCode, viewCode: view.code, query: savedQuery(query), layout: savedLayout(layout) };
  return <Dialogs dialog={dialog} state={state} onOpen={open} onDeleted={forget} onClose={() => setDialog(null)} />;
}

interface DialogsProps {
  readonly dialog: 'save' | 'manage' | null;
  readonly state: Parameters<typeof SaveViewDialog>[0]['state'];
  onOpen(view: SavedView): void;
  onDeleted(id: string): void;
  onClose(): void;
}

/** The dialogs that entries of the menu open. */
function Dialogs({ dialog, state, onOpen, onDeleted, onClose }: DialogsProps) {
  const handleOpen = (view: SavedView) => {
    onClose();
    onOpen(view);
  };
  return (
    <>
      {dialog === 'save' && <SaveViewDialog state={state} onSaved={handleOpen} onClose={onClose} />}
      {dialog === 'manage' && (
        <ManageDialog schemaCode={state.schemaCode} onOpen={handleOpen} onDeleted={onDeleted} onClose={onClose} />
      )}
    </>
  );
}

interface ItemSources {
  readonly views: SavedViewItemsProps['views'];
  readonly saved: readonly SavedView[];
  /** The saved view that changes can be saved to; null for none. */
  readonly changes: SavedView | null;
  /** True where saved views could not be read. */
  readonly isError: boolean;
}

function useItems({ views, saved, changes, isError }: ItemSources) {
  const t = savedViewTexts.useT();
  const entry = ({ id, name, isDefault }: SavedView) => ({
    key: id,
    label: <span className={styles.label}>{isDefault ? t('defaultName', { name }) : name}</span>,
    title: name,
    ...(isDefault ? { icon: <StarFilled aria-hidden="true" /> } : {}),
  });
  const group = (key: string, label: string, children: readonly { readonly key: string }[]) =>
    children.length === 0 ? [] : [{ key, type: 'group' as const, label, children: [...children] }];
  const changeable = changes?.mayChange === true ? changes : null;
  return [
    ...views,
    ...group('+own', t('own'), saved.filter(({ isOwn }) => isOwn).map(entry)),
    ...group('+shared', t('shared'), saved.filter(({ isOwn }) => !isOwn).map(entry)),
    ...(isError ? [{ key: '+failed', label: t('loadFailed'), disabled: true }] : []),
    { key: '+line', type: 'divider' as const },
    ...(changeable === null
      ? []
      : [
          {
            key: keys.changes,
            icon: <CheckOutlined aria-hidden="true" />,
            label: <span className={styles.label}>{t('saveChanges', { name: changeable.name })}</span>,
          },
        ]),
    { key: keys.saveAs, icon: <PlusOutlined aria-hidden="true" />, label: t('saveAs') },
    ...(saved.length === 0
      ? []
      : [{ key: keys.manage, icon: <SettingOutlined aria-hidden="true" />, label: t('manage') }]),
  ];
}
