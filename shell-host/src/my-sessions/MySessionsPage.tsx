import { useFailure } from '@portico/shared-kit/api';
import { useListOwnSessionsQuery } from '@portico/shared-kit/api/own-sessions.api';
import type { OwnSessions } from '@portico/shared-kit/contract/own-sessions.schema';
import { DisabledReason, ErrorState, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Button } from 'antd/es';
import { useNow } from '../notifications/use-now.ts';
import styles from './MySessionsPage.module.css';
import { mySessionsTexts } from './my-sessions.texts.ts';
import listStyles from './SessionList.module.css';
import { SessionRow } from './SessionRow.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Lists the user's sessions and ends those that they do not want. */
export function MySessionsPage() {
  const t = mySessionsTexts.useT();
  const { data, error, isFetching, refetch } = useListOwnSessionsQuery();
  const failure = useFailure(error);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      {data !== undefined && <Sessions sessions={data} isBusy={isFetching} />}
      {data === undefined && error !== undefined && (
        <ErrorState failure={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && error === undefined && <LinesSkeleton lines={4} />}
    </div>
  );
}

function Sessions({ sessions, isBusy }: { readonly sessions: OwnSessions; readonly isBusy: boolean }) {
  const t = mySessionsTexts.useT();
  const now = useNow();
  const { endOne, endOthers } = useEndSessions();
  const { content, totalElements } = sessions;
  const others = totalElements - content.filter(({ isThis }) => isThis).length;
  const shown = content.length;
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          {others === 0 && t('onlyThisHint')}
          {shown < totalElements && t('cut', { count: totalElements, shown })}
        </p>
        <DisabledReason reason={others === 0 ? t('onlyThis') : null}>
          <Button danger onClick={() => endOthers(others)}>
            {t('endOthers')}
          </Button>
        </DisabledReason>
      </div>
      <ul className={listStyles.list} aria-label={t('list')} aria-busy={isBusy}>
        {content.map((session) => (
          <SessionRow key={session.id} session={session} now={now} onEnd={() => endOne(session)} />
        ))}
      </ul>
    </>
  );
}
