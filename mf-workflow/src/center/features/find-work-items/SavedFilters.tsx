import { useDeleteSavedFilterMutation, useListSavedFiltersQuery } from '@portico/shared-kit/api/work-items.api';
import { DeleteOutlined, PlusOutlined, StarOutlined } from '@portico/shared-kit/ui/icons';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Suspense, useState } from 'react';
import { ToolButton } from '../../components/ToolButton.tsx';
import { findTexts } from '../../work-list/find.texts.ts';
import { isNarrowed, stateOfSaved, unfiltered } from '../../work-list/list-state.model.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';
import styles from './SavedFilters.module.css';

const SaveFilterDialog = lazyWithRetry(async () => (await import('./SaveFilterDialog.tsx')).SaveFilterDialog);

/** The conditions that the user keeps for this list: chosen, kept under a name, forgotten. */
export function SavedFilters({ list }: { readonly list: WorkList }) {
  const t = findTexts.useT();
  const { kind, state, change } = list;
  const { data: filters = [] } = useListSavedFiltersQuery({ list: kind });
  const [forget] = useDeleteSavedFilterMutation();
  const [isSaving, setSaving] = useState(false);
  const canSave = isNarrowed(state) || state.order !== null;
  const chosen = filters.find(({ id }) => id === state.view);
  const drop = (id: string) => {
    void forget({ id });
    if (id === state.view) change({ view: 'all' });
  };
  const items: MenuProps['items'] = [
    { key: 'all', label: t('saved.all') },
    ...filters.map(({ id, name, isDefault }) => ({
      key: id,
      label: <Entry name={name} isDefault={isDefault} onDrop={() => drop(id)} />,
    })),
    { type: 'divider' },
    {
      key: 'save',
      icon: <PlusOutlined aria-hidden="true" />,
      label: t('saved.save'),
      disabled: !canSave,
      ...(canSave ? {} : { title: t('saved.nothing') }),
    },
  ];
  const choose = (key: string) => {
    if (key === 'save') return setSaving(true);
    const wanted = filters.find(({ id }) => id === key);
    change(wanted === undefined ? { ...unfiltered, order: null, view: 'all' } : stateOfSaved(wanted.query, wanted.id));
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, selectable: true, selectedKeys: [chosen?.id ?? ''], onClick: ({ key }) => choose(key) }}
      >
        <ToolButton icon={<StarOutlined aria-hidden="true" />} words={chosen?.name ?? t('saved.menu')} />
      </Dropdown>
      {isSaving && (
        <Suspense>
          <SaveFilterDialog list={list} filters={filters} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}

interface EntryProps {
  readonly name: string;
  readonly isDefault: boolean;
  onDrop(): void;
}

function Entry({ name, isDefault, onDrop }: EntryProps) {
  const t = findTexts.useT();
  return (
    <span className={styles.entry}>
      <span className={styles.name}>{name}</span>
      {isDefault && <span className={styles.default}>{t('saved.default')}</span>}
      <Button
        type="text"
        size="small"
        aria-label={t('saved.manage', { name })}
        icon={<DeleteOutlined aria-hidden="true" />}
        onClick={(event) => {
          event.stopPropagation();
          onDrop();
        }}
      />
    </span>
  );
}
