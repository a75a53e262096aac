import { useFailure } from '@portico/shared-kit/api';
import { useListDesignVersionsQuery, usePublishDesignMutation } from '@portico/shared-kit/api/designs.api';
import { workflowDesignName } from '@portico/shared-kit/contract/design-name';
import { useLazyGetDesignChangesQuery } from '@portico/shared-kit/api/workflow-design.api';
import type { DesignChanges } from '@portico/shared-kit/contract/workflow-versions.schema';
import { charactersOver } from '@portico/shared-kit/formats';
import { ErrorState, LinesSkeleton, useToast } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDesk } from '../design-context.tsx';
import { designTexts } from '../design.texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { designerTexts, longestNote, NoteField, versionStyles as styles } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';

interface PublishDialogProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

const firstPage = { page: 0, size: 100 };

/** Dialog that shows the diagram to be published, its changes, and the number of instances that stay on older versions. */
export function PublishDialog({ draft, onClose }: PublishDialogProps) {
  const t = designTexts.useT();
  const words = designerTexts.useT();
  const toast = useToast();
  const { design } = useDesk();
  const { workflowCode, published } = design;
  const [note, setNote] = useState('');
  const [publish, { isLoading, error }] = usePublishDesignMutation<'workflow'>();
  const failure = useFailure(error);
  const versions = useListDesignVersionsQuery({ ...workflowDesignName({ workflowCode }), ...firstPage });
  const running = versions.data?.content.reduce((sum, { runningCount }) => sum + runningCount, 0) ?? 0;
  const { changes, revision } = useChangesToPublish(draft);
  const send = async () => {
    if (revision === null || charactersOver(note, longestNote) > 0) return;
    const trimmed = note.trim();
    const { data } = await publish({
      ...workflowDesignName({ workflowCode }),
      revision,
      ...(trimmed === '' ? {} : { note: trimmed }),
    });
    if (data === undefined) return;
    draft.follow(0);
    toast.success(words('published', { version: data.version }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('publishTitle')}
      okText={words('publish')}
      cancelText={words('cancel')}
      okButtonProps={{ disabled: revision === null, loading: isLoading }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {error !== undefined && <ErrorState failure={failure} />}
      <p className={styles.hint}>{t('publishHint')}</p>
      {running > 0 && <Alert type="info" showIcon title={t('running', { count: running })} />}
      {design.draft?.isOutdated === true && <Alert type="warning" showIcon title={words('outdated')} />}
      <NoteField note={note} onChange={setNote} />
      {published !== null && (
        <section aria-label={words('changes')}>
          {changes === null ? <LinesSkeleton /> : <ChangeList changes={changes} />}
        </section>
      )}
    </Modal>
  );
}

interface Prepared {
  readonly revision: number | null;
  /** Null where nothing was published before, or it is not known yet. */
  readonly changes: DesignChanges | null;
}

/** Saves what is not saved yet, and tells what it changes of what is published. */
function useChangesToPublish(draft: SavedDraft): Prepared {
  const { design } = useDesk();
  const [prepared, setPrepared] = useState<Prepared>({ revision: null, changes: null });
  const [ask] = useLazyGetDesignChangesQuery();
  const prepare = useEffectEvent(async (): Promise<Prepared> => {
    const revision = await draft.save();
    if (revision === null || design.published === null) return { revision, changes: null };
    const { data } = await ask({ workflowCode: design.workflowCode, from: design.published.version, to: 0 });
    return { revision, changes: data ?? null };
  });
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const found = await prepare();
      if (!isGone) setPrepared(found);
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, []);
  return prepared;
}
