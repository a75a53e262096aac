import { useFailure } from '@portico/shared-kit/api';
import { formatDate } from '@portico/shared-kit/formats';
import { draftTexts } from './draft.texts.ts';
import styles from './DraftStatusLine.module.css';
import type { DraftStatus, ServerDraft } from './use-server-draft.ts';

/** Date format: hours and minutes (shell spec, section 9). */
const timeFormat = 7;

/** Says quietly where the entries are: on the server since when, or in this browser only and why. */
export function DraftStatusLine({ draft: { status } }: { readonly draft: ServerDraft }) {
  return (
    <span role="status" className={styles.status} data-kind={status.kind}>
      <Words status={status} />
    </span>
  );
}

function Words({ status }: { readonly status: DraftStatus }) {
  const t = draftTexts.useT();
  const { message } = useFailure(status.kind === 'waiting' ? status.error : undefined);
  if (status.kind === 'saving') return t('saving');
  if (status.kind === 'saved') return t('saved', { time: formatDate(new Date(status.at).toISOString(), timeFormat) });
  if (status.kind === 'conflict') return t('stopped');
  if (status.kind === 'waiting') return t('here', { reason: message });
  return null;
}
