import { useFailure } from '@portico/shared-kit/api';
import { formatDate } from '@portico/shared-kit/formats';
import { Alert, Button } from 'antd';
import { deskTexts } from '../desk.texts.ts';
import type { SavedDraft } from './use-saved-draft.ts';

/** Date format code: hours and minutes (shell spec, section 9). */
const toTime = 7;

/** Whether what is on the desk is kept, since when, and why it is not. */
export function SavedState({ draft, isShown }: { readonly draft: SavedDraft; readonly isShown: boolean }) {
  const t = deskTexts.useT();
  const failure = useFailure(draft.error);
  if (!isShown) return null;
  if (draft.kind === 'failed') {
    return (
      <Alert
        type="error"
        title={`${t('notSaved')}: ${failure.message}`}
        action={
          <Button size="small" onClick={() => void draft.save()}>
            {t('saveAgain')}
          </Button>
        }
      />
    );
  }
  const saved = draft.at === null ? '' : t('savedAt', { time: formatDate(draft.at, toTime) });
  const words = { saved, unsaved: t('unsaved'), saving: t('saving') }[draft.kind];
  return <span role="status">{words}</span>;
}
