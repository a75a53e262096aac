import { useFailure } from '@portico/shared-kit/api';
import { useSaveFilterMutation } from '@portico/shared-kit/api/work-items.api';
import type { Property } from '@portico/shared-kit/fields';
import { commonTexts } from '@portico/shared-kit/i18n';
import { useToast } from '@portico/shared-kit/ui/feedback';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { AdvancedFilter } from '@portico/shared-kit/list-address/advanced-filter';
import { writeAdvanced } from '../../list/advanced-words.model.ts';
import { advancedDialogTexts } from './advanced-dialog.texts.ts';
import styles from './AdvancedFilter.module.css';

/** Longest name of a group, in characters. */
const longestName = 50;

interface NewGroupFormProps {
  readonly list: string;
  readonly properties: readonly Property[];
  readonly group: AdvancedFilter;
  /** Names of the groups that there are. */
  readonly taken: readonly string[];
  onClose(): void;
}

/** Asks under which name a group of conditions is kept. What was typed stays where it is refused. */
export function NewGroupForm({ list, properties, group, taken, onClose }: NewGroupFormProps) {
  const t = advancedDialogTexts.useT();
  const common = commonTexts.useT();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [save, { error, isLoading }] = useSaveFilterMutation();
  const failure = useFailure(error);
  const name = typed.trim();
  const handleSave = async () => {
    if (name === '' || isLoading) return;
    const { data } = await save({ list, name, query: writeAdvanced(properties, group), isDefault: false });
    if (data === undefined) return;
    toast.success(t('saved', { name }));
    onClose();
  };
  return (
    <div className={styles.naming}>
      <Input
        autoFocus
        aria-label={t('name')}
        placeholder={t('name')}
        value={typed}
        maxLength={longestName}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void handleSave()}
      />
      <Button onClick={onClose}>{common('cancel')}</Button>
      <Button type="primary" loading={isLoading} disabled={name === ''} onClick={() => void handleSave()}>
        {t('keep')}
      </Button>
      {taken.includes(name) && <p className={styles.hint}>{t('replaces')}</p>}
      {error !== undefined && !isLoading && (
        <p role="alert" className={styles.problem}>
          {[failure.message, failure.hint].filter(Boolean).join(' · ')}
        </p>
      )}
    </div>
  );
}
