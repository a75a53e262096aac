import { useFailure } from '@portico/shared-kit/api';
import { useGetDesignVersionQuery, usePublishDesignMutation } from '@portico/shared-kit/api/designs.api';
import { formDesignName } from '@portico/shared-kit/contract/design-name';
import { charactersOver } from '@portico/shared-kit/formats';
import { ErrorState, LinesSkeleton, useToast } from '@portico/shared-kit/ui/feedback';
import { Alert, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { designerTexts, longestNote, NoteField } from '@portico/shared-kit/designer';
import type { SavedDraft } from '@portico/shared-kit/documents';
import { formDesignTexts } from '../form-design.texts.ts';
import { useFormDesk } from '../form-desk.tsx';
import { formOf } from '../model/layout.model.ts';
import { FormChanges } from './FormChanges.tsx';

interface FormPublishProps {
  readonly draft: SavedDraft;
  onClose(): void;
}

/** Dialog that shows the form to be published, and its changes. */
export function FormPublishDialog({ draft, onClose }: FormPublishProps) {
  const t = formDesignTexts.useT();
  const words = designerTexts.useT();
  const toast = useToast();
  const { design } = useFormDesk();
  const { schemaCode, sheetCode, published } = design;
  const [note, setNote] = useState('');
  const [publish, { isLoading, error }] = usePublishDesignMutation<'form'>();
  const failure = useFailure(error);
  const revision = useSavedRevision(draft);
  const send = async () => {
    if (revision === null || charactersOver(note, longestNote) > 0) return;
    const trimmed = note.trim();
    const { data } = await publish({
      ...formDesignName({ schemaCode, sheetCode }),
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
      <p>{t('publishHint')}</p>
      {design.draft?.isOutdated === true && <Alert type="warning" showIcon title={words('outdated')} />}
      <NoteField note={note} onChange={setNote} />
      {published !== null && <PublishedChanges version={published.version} />}
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

function PublishedChanges({ version }: { readonly version: number }) {
  const words = designerTexts.useT();
  const { design, layout } = useFormDesk();
  const { schemaCode, sheetCode } = design;
  const { data } = useGetDesignVersionQuery({ ...formDesignName({ schemaCode, sheetCode }), version });
  return (
    <section aria-label={words('changes')}>
      {data === undefined ? <LinesSkeleton /> : <FormChanges before={data.form} after={formOf(layout)} />}
    </section>
  );
}
