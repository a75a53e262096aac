import { useFailure } from '@portico/shared-kit/api';
import { useCreateSavedViewMutation, useUpdateSavedViewMutation } from '@portico/shared-kit/api/saved-views.api';
import type { CreateSavedViewInput, SavedView } from '@portico/shared-kit/contract/saved-views.schema';
import { commonTexts } from '@portico/shared-kit/i18n';
import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useFirstField } from '../list/use-first-field.ts';
import { savedViewTexts } from './saved-views.texts.ts';
import { isViewConflict, seenRevision } from './view-conflict.ts';
import styles from '../list/DialogForm.module.css';

/** Longest name of a saved view, in characters. */
const longestName = 50;

interface NameFormProps {
  readonly title: string;
  readonly intro?: string;
  readonly initial: string;
  readonly error: unknown;
  readonly isSaving: boolean;
  onSave(name: string): void;
  onClose(): void;
}

/** Asks for the name of a view. What was typed stays where it is refused. */
function NameDialog({ title, intro, initial, error, isSaving, onSave, onClose }: NameFormProps) {
  const t = savedViewTexts.useT();
  const common = commonTexts.useT();
  const id = useId();
  const [name, setName] = useState(initial);
  const failure = useFailure(error);
  const { body, enter } = useFirstField();
  const isRefused = error !== undefined && !isSaving;
  const handleSave = () => name.trim() !== '' && !isSaving && onSave(name.trim());
  return (
    <Modal
      open
      width={440}
      title={title}
      okText={t(isViewConflict(error) ? 'overwrite' : 'save')}
      cancelText={common('cancel')}
      okButtonProps={{ loading: isSaving, disabled: name.trim() === '' }}
      afterOpenChange={enter}
      onOk={handleSave}
      onCancel={onClose}
    >
      {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      <div ref={body} className={styles.field}>
        <label htmlFor={id}>{t('name')}</label>
        <Input
          id={id}
          value={name}
          maxLength={longestName}
          {...(isRefused ? { status: 'error' as const, 'aria-describedby': `${id}-problem` } : {})}
          onChange={({ target }) => setName(target.value)}
          onPressEnter={handleSave}
        />
        {isRefused && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {[failure.message, failure.hint].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
    </Modal>
  );
}

interface SaveViewDialogProps {
  /** The state of the list to keep. */
  readonly state: Omit<CreateSavedViewInput, 'name'>;
  onSaved(view: SavedView): void;
  onClose(): void;
}

/** Saves the state of the list under a name. */
export function SaveViewDialog({ state, onSaved, onClose }: SaveViewDialogProps) {
  const t = savedViewTexts.useT();
  const [create, { error, isLoading }] = useCreateSavedViewMutation();
  const handleSave = async (name: string) => {
    const { data } = await create({ ...state, name });
    if (data !== undefined) onSaved(data);
  };
  return (
    <NameDialog
      title={t('dialogTitle')}
      intro={t('dialogIntro')}
      initial=""
      error={error}
      isSaving={isLoading}
      onSave={(name) => void handleSave(name)}
      onClose={onClose}
    />
  );
}

interface RenameDialogProps {
  readonly schemaCode: CreateSavedViewInput['schemaCode'];
  readonly view: SavedView;
  onClose(): void;
}

/** Gives a saved view another name. */
export function RenameDialog({ schemaCode, view, onClose }: RenameDialogProps) {
  const t = savedViewTexts.useT();
  const [update, { error, isLoading }] = useUpdateSavedViewMutation();
  const handleSave = async (name: string) => {
    const { data } = await update({ schemaCode, id: view.id, ...seenRevision(view, error), name });
    if (data !== undefined) onClose();
  };
  return (
    <NameDialog
      title={t('rename', { name: view.name })}
      initial={view.name}
      error={error}
      isSaving={isLoading}
      onSave={(name) => void handleSave(name)}
      onClose={onClose}
    />
  );
}
