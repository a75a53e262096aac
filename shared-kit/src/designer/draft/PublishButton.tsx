import { DisabledReason } from '../../ui/feedback/index.ts';
import { Button } from 'antd/es';
import { designerTexts } from '../designer.texts.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';

interface PublishButtonProps {
  readonly draft: SavedDraft;
  /** Number of errors that must be mended first. */
  readonly errorCount: number;
  onPublish(): void;
}

/** Opens the publication; where there is nothing to publish, or too much to mend, it says so. */
export function PublishButton({ draft, errorCount, onPublish }: PublishButtonProps) {
  const t = designerTexts.useT();
  const isNothing = draft.revision === 0 && draft.kind === 'saved';
  const unfinished = errorCount > 0 ? t('cannotPublish', { count: errorCount }) : isNothing ? t('nothingToSave') : null;
  const reason = draft.isHeld ? t('held') : unfinished;
  return (
    <DisabledReason reason={reason}>
      <Button type="primary" onClick={onPublish}>
        {t('publish')}
      </Button>
    </DisabledReason>
  );
}
