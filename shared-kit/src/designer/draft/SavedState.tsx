import { commonTexts } from '../../i18n/index.ts';
import { useFailure } from '../../api/index.ts';
import { formatDate } from '../../formats/index.ts';
import { Alert, Button, Space } from 'antd/es';
import type { ReactNode } from 'react';
import { designerTexts } from '../designer.texts.ts';
import type { SavedDraft } from '../../documents/use-design-draft.ts';

/** Date format code: hours and minutes (shell spec, section 9). */
const toTime = 7;

interface SavedStateProps {
  readonly draft: SavedDraft;
  readonly isShown: boolean;
  /** Further action where it could not be saved. */
  readonly wayOut?: ReactNode;
}

/** Autosave state of the design: saved and since when, or the reason for which it is not. */
export function SavedState({ draft, isShown, wayOut }: SavedStateProps) {
  const t = designerTexts.useT();
  const common = commonTexts.useT();
  const failure = useFailure(draft.error);
  if (!isShown) return null;
  if (draft.kind === 'failed') {
    return (
      <Alert
        type="error"
        title={common('labelled', { label: t('notSaved'), value: failure.message })}
        action={
          <Space>
            {wayOut}
            <Button size="small" onClick={() => void draft.save()}>
              {t('saveAgain')}
            </Button>
          </Space>
        }
      />
    );
  }
  const saved = draft.at === null ? '' : t('savedAt', { time: formatDate(draft.at, toTime) });
  const words = { saved, unsaved: t('unsaved'), saving: t('saving') }[draft.kind];
  return <span role="status">{words}</span>;
}
