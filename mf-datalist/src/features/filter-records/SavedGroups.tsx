import { useDeleteSavedFilterMutation, useListSavedFiltersQuery } from '@portico/shared-kit/api/work-items.api';
import type { ModelCode } from '@portico/shared-kit/contract/ids';
import type { SavedFilter } from '@portico/shared-kit/contract/saved-filters.schema';
import type { FieldCondition, Property } from '@portico/shared-kit/fields';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { type KeyedGroup, withKeys } from '@portico/shared-kit/ui/condition-builder';
import { CloseOutlined, PlusOutlined } from '@portico/shared-kit/ui/icons';
import { Button, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import { type AdvancedFilter, advancedLimits, readAdvanced } from '@portico/shared-kit/list-address/advanced-filter';
import { advancedDialogTexts } from './advanced-dialog.texts.ts';
import styles from './AdvancedFilter.module.css';
import { NewGroupForm } from './NewGroupForm.tsx';
import { withSavedGroup } from './saved-groups.model.ts';

interface SavedGroupsProps {
  readonly schemaCode: ModelCode;
  readonly properties: readonly Property[];
  /** The conditions in the dialog; null while there are none. */
  readonly group: AdvancedFilter | null;
  /** True where all of these conditions have their values. */
  readonly isSavable: boolean;
  onInsert(group: KeyedGroup<FieldCondition>): void;
}

/** The groups of conditions that the user keeps for a model: inserted, deleted, and one more kept. */
export function SavedGroups({ schemaCode, properties, group, isSavable, onInsert }: SavedGroupsProps) {
  const t = advancedDialogTexts.useT();
  const list = `groups:${schemaCode}`;
  const { data: saved = [] } = useListSavedFiltersQuery({ list });
  const [isNaming, setNaming] = useState(false);
  const toast = useToast();
  const insert = ({ name, query }: SavedFilter) => {
    const read = readAdvanced(properties, query);
    const next = read === null ? null : withSavedGroup(group, read);
    if (read === null) toast.warning(t('unusable', { name }));
    else if (next === null) toast.warning(t('tooMuch', advancedLimits));
    else onInsert(withKeys(next));
  };
  if (isNaming && group !== null)
    return (
      <NewGroupForm
        list={list}
        properties={properties}
        group={group}
        taken={saved.map(({ name }) => name)}
        onClose={() => setNaming(false)}
      />
    );
  if (saved.length === 0 && !isSavable) return null;
  return (
    <div className={styles.groups} role="group" aria-label={t('groups')}>
      {saved.map((each) => (
        <SavedGroup key={each.id} saved={each} onInsert={() => insert(each)} />
      ))}
      {isSavable && (
        <Button type="link" onClick={() => setNaming(true)}>
          {t('save')}
        </Button>
      )}
    </div>
  );
}

function SavedGroup({ saved: { id, name }, onInsert }: { readonly saved: SavedFilter; onInsert(): void }) {
  const t = advancedDialogTexts.useT();
  const [remove] = useDeleteSavedFilterMutation();
  return (
    <Space.Compact className={styles.group}>
      <Button icon={<PlusOutlined aria-hidden="true" />} aria-label={t('insert', { name })} onClick={onInsert}>
        <span className={styles.groupName} title={name}>
          {name}
        </span>
      </Button>
      <Popconfirm
        title={t('removeAsk', { name })}
        okText={t('removeAction')}
        okButtonProps={{ danger: true }}
        onConfirm={() => void remove({ id })}
      >
        <Button icon={<CloseOutlined aria-hidden="true" />} aria-label={t('remove', { name })} />
      </Popconfirm>
    </Space.Compact>
  );
}
