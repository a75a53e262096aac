import { useFailure } from '@portico/shared-kit/api';
import { useListWorkLoadsQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { WorkLoad } from '@portico/shared-kit/contract/workflow-search.schema';
import type { PersonValue } from '@portico/shared-kit/fields';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { EmptyState, ErrorState, DelayedSkeleton, LinesSkeleton } from '@portico/shared-kit/ui/feedback';
import { Moment } from '@portico/shared-kit/ui/time';
import { Panel } from '../../../components/Panel.tsx';
import styles from './WorkLoad.module.css';
import { searchTexts } from './search.texts.ts';

/** The people for whom most waits; each leads to their tasks. */
export function WorkLoadRanking({ onChoose }: { onChoose(person: PersonValue): void }) {
  const t = searchTexts.useT();
  const { data, error, refetch } = useListWorkLoadsQuery(undefined, { refetchOnMountOrArgChange: true });
  const failure = useFailure(error);
  if (error !== undefined) return <ErrorState failure={failure} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <DelayedSkeleton>
        <LinesSkeleton />
      </DelayedSkeleton>
    );
  }
  if (data.length === 0) return <EmptyState title={t('items.nobody')} hint={t('items.nobodyHint')} />;
  return (
    <Panel title={t('items.loads')}>
      <p className={styles.nothing}>{t('items.loadsHint')}</p>
      <Ranking loads={data} onChoose={onChoose} />
    </Panel>
  );
}

interface RankingProps {
  readonly loads: readonly WorkLoad[];
  onChoose(person: PersonValue): void;
}

function Ranking({ loads, onChoose }: RankingProps) {
  const t = searchTexts.useT();
  const locale = useLocale();
  const most = Math.max(...loads.map(({ open }) => open));
  return (
    <ol className={styles.ranking}>
      {loads.map(({ participant, open, oldestReceiveTime }) => (
        <li key={participant.id}>
          <button type="button" className={styles.person} onClick={() => onChoose(participant)}>
            <span>{localised(participant.name, participant.name_i18n, locale)}</span>
            <span className={styles.count}>{t('items.open', { count: open })}</span>
            <span className={styles.bar} style={{ inlineSize: `${(100 * open) / most}%` }} aria-hidden="true" />
            <span className={styles.since}>
              {t('items.oldest')} <Moment instant={oldestReceiveTime} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
