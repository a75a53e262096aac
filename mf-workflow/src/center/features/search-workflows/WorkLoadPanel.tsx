import type { UserId } from '@portico/shared-kit/contract/ids';
import { useFailure } from '@portico/shared-kit/api';
import { useGetWorkLoadQuery } from '@portico/shared-kit/api/workflow-search.api';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { ErrorState, DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Moment } from '@portico/shared-kit/ui/time';
import { Panel } from '../../../components/Panel.tsx';
import styles from './WorkLoad.module.css';
import { searchTexts } from './search.texts.ts';

/** Work that waits for a person, workflow by workflow. */
export function WorkLoadPanel({ participantId }: { readonly participantId: UserId }) {
  const t = searchTexts.useT();
  return (
    <Panel title={t('items.load')}>
      <WorkLoadByWorkflow participantId={participantId} />
    </Panel>
  );
}

function WorkLoadByWorkflow({ participantId }: { readonly participantId: UserId }) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const { data, error, refetch } = useGetWorkLoadQuery({ participantId }, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton />
      </DelayedSkeleton>
    );
  }
  if (data.length === 0) return <p className={styles.nothing}>{t('items.noLoad')}</p>;
  const most = Math.max(...data.map(({ open }) => open));
  return (
    <ul className={styles.parts}>
      {data.map(({ workflowCode, workflowName, workflowName_i18n, open, oldestReceiveTime }) => (
        <li key={workflowCode} className={styles.part}>
          <span>{localised(workflowName, workflowName_i18n, locale)}</span>
          <span className={styles.count}>{t('items.open', { count: open })}</span>
          <span className={styles.bar} style={{ inlineSize: `${(100 * open) / most}%` }} aria-hidden="true" />
          <span className={styles.since}>
            {t('items.oldest')} <Moment instant={oldestReceiveTime} />
          </span>
        </li>
      ))}
    </ul>
  );
}
