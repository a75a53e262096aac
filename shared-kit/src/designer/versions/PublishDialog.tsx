import { useFailure } from '../../api/index.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';
import { charactersOver } from '../../formats/index.ts';
import { ErrorState, useToast } from '../../ui/feedback/index.ts';
import { Alert, Modal } from 'antd/es';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { designerTexts } from '../designer.texts.ts';
import { longestNote, NoteField } from './NoteField.tsx';
import styles from './Versions.module.css';

interface PublishDialogProps {
  readonly draft: SavedDraft;
  readonly title: string;
  /** Effect of publishing on what is there. */
  readonly hint: string;
  /** True where something was published since the draft was begun. */
  readonly isOutdated: boolean;
  /** Facts to know before. */
  readonly notice?: ReactNode;
  /** Draws the changes of the draft; null where nothing was published before. Its revision is null until it is saved. */
  readonly renderChanges: ((revision: number | null) => ReactNode) | null;
  onClose(): void;
}

/** Dialog that saves a design and publishes it with a note, and shows the changes. */
export function PublishDialog(props: PublishDialogProps) {
  const { draft, title, hint, isOutdated, notice, renderChanges, onClose } = props;
  const t = designerTexts.useT();
  const toast = useToast();
  const [note, setNote] = useState('');
  const task = draft.task?.kind === 'publish' ? draft.task : null;
  const failure = useFailure(task?.error);
  const revision = useSavedRevision(draft);
  const send = async () => {
    if (revision === null || charactersOver(note, longestNote) > 0) return;
    const outcome = await draft.publish(note.trim());
    if (outcome.kind !== 'done') return;
    toast.success(t('published', { version: outcome.version }));
    onClose();
  };
  const close = () => {
    draft.dismiss();
    onClose();
  };
  return (
    <Modal
      open
      title={title}
      okText={t('publish')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: revision === null, loading: task?.status === 'running' }}
      onOk={() => void send()}
      onCancel={close}
    >
      {task?.status === 'failed' && <ErrorState failure={failure} />}
      <p className={styles.hint}>{hint}</p>
      {notice}
      {isOutdated && <Alert type="warning" showIcon title={t('outdated')} />}
      <NoteField note={note} onChange={setNote} />
      {renderChanges !== null && <section aria-label={t('changes')}>{renderChanges(revision)}</section>}
    </Modal>
  );
}

/** Saves what is not saved yet: the revision to publish; null until then, and where it could not be saved. */
function useSavedRevision(draft: SavedDraft): number | null {
  const [revision, setRevision] = useState<number | null>(null);
  const save = useEffectEvent(() => draft.save());
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const found = await save();
      if (!isGone) setRevision(found);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, []);
  return revision;
}
