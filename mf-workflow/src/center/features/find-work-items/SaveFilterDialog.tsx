import { useSaveFilterMutation } from '@portico/shared-kit/api/work-items.api';
import type { SavedFilter } from '@portico/shared-kit/contract/saved-filters.schema';
import { Checkbox, Form, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Refusal } from '../../../components/Refusal.tsx';
import { findTexts } from '../../work-list/find.texts.ts';
import { savedQuery } from '../../work-list/list-state.model.ts';
import type { WorkList } from '../../work-list/use-work-list.ts';

/** Longest name of a saved filter, in characters. */
const longestName = 50;

interface SaveFilterDialogProps {
  readonly list: WorkList;
  /** Filters that are saved already. */
  readonly filters: readonly SavedFilter[];
  onClose(): void;
}

/** Asks under which name the conditions are kept, and whether the list opens with them. */
export function SaveFilterDialog({ list: { kind, state, change }, filters, onClose }: SaveFilterDialogProps) {
  const t = findTexts.useT();
  const id = useId();
  const chosen = filters.find((each) => each.id === state.view);
  const [name, setName] = useState(chosen?.name ?? '');
  const [isDefault, setDefault] = useState(chosen?.isDefault ?? false);
  const [save, { error, isLoading }] = useSaveFilterMutation();
  const wanted = name.trim();
  const replaces = filters.some((each) => each.name === wanted);
  const handleSave = async () => {
    if (wanted === '') return;
    const { data } = await save({ list: kind, name: wanted, query: savedQuery(state), isDefault });
    if (data === undefined) return;
    change({ ...state, view: data.id }, { replace: true });
    onClose();
  };
  return (
    <Modal
      open
      title={t('saved.title')}
      okText={t('saved.confirm')}
      okButtonProps={{ loading: isLoading, disabled: wanted === '' }}
      onOk={() => void handleSave()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        {error !== undefined && !isLoading && <Refusal error={error} />}
        <Form.Item label={t('saved.name')} htmlFor={id} extra={replaces ? t('saved.replaces') : undefined}>
          <Input
            id={id}
            value={name}
            autoFocus
            maxLength={longestName}
            onChange={({ target }) => setName(target.value)}
            onPressEnter={() => void handleSave()}
          />
        </Form.Item>
        <Checkbox checked={isDefault} onChange={({ target }) => setDefault(target.checked)}>
          {t('saved.isDefault')}
        </Checkbox>
      </Form>
    </Modal>
  );
}
