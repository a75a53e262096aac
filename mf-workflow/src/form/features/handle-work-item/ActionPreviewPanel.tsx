import { useFailure } from '@portico/shared-kit/api';
import { usePreviewActionQuery } from '@portico/shared-kit/api/workflow-preview.api';
import type {
  PreviewedActivity,
  PreviewActionInput,
  ActionPreview,
} from '@portico/shared-kit/contract/workflow-preview.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { instanceStatuses, labelOf } from '@portico/shared-kit/workflow';
import { Skeleton } from 'antd';
import { actionPreviewTexts } from './action-preview.texts.ts';
import styles from './ActionPreviewPanel.module.css';

interface ActionPreviewPanelProps extends PreviewActionInput {
  /** The action is being taken, or can be taken no more: what it would lead to is not asked again. */
  readonly isOver?: boolean;
}

/** Preview of an action: the people who come next and the work that remains; anything that cannot be known is said so. */
export function ActionPreviewPanel({ id, action, isOver = false }: ActionPreviewPanelProps) {
  const t = actionPreviewTexts.useT();
  const options = { refetchOnMountOrArgChange: true, skip: isOver };
  const { data, error, isLoading } = usePreviewActionQuery({ id, action }, options);
  return (
    <section className={styles.ahead} aria-label={t('title')}>
      <h3 className={styles.title}>{t('title')}</h3>
      {isLoading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {error !== undefined && <Problem error={error} />}
      {data !== undefined && <Ahead preview={data} />}
    </section>
  );
}

function Problem({ error }: { readonly error: unknown }) {
  const { message } = useFailure(error);
  return <p className={styles.note}>{message}</p>;
}

function Ahead({ preview: { next, open, cc, endStatus, later, isLaterKnown } }: { readonly preview: ActionPreview }) {
  const t = actionPreviewTexts.useT();
  const locale = useLocale();
  const readers = { activityCode: '', activityName: t('readers'), activityName_i18n: null, people: cc };
  const known = later.length > 0 ? 'asItIs' : 'endsThen';
  return (
    <>
      {endStatus !== null && <p>{t('ends', { status: labelOf(instanceStatuses, endStatus, locale) })}</p>}
      <ActivityList title={t('next')} activities={next} />
      <ActivityList title={t('open')} activities={open} />
      {cc.length > 0 && <ActivityList title={t('cc')} activities={[readers]} />}
      <ActivityList title={t('later')} activities={later} />
      {endStatus === null && <p className={styles.note}>{t(isLaterKnown ? known : 'unknown')}</p>}
    </>
  );
}

/** Most names that are written out. */
const mostNames = 5;

function ActivityList({
  title,
  activities,
}: {
  readonly title: string;
  readonly activities: readonly PreviewedActivity[];
}) {
  const t = actionPreviewTexts.useT();
  const locale = useLocale();
  if (activities.length === 0) return null;
  const namesOf = ({ people }: PreviewedActivity) => {
    const names = people
      .slice(0, mostNames)
      .map(({ name, name_i18n }) => localised(name, name_i18n, locale))
      .join(t('comma'));
    return people.length > mostNames ? t('more', { names, count: people.length }) : names;
  };
  return (
    <div className={styles.part}>
      <span className={styles.name}>{title}</span>
      <ol className={styles.activities}>
        {activities.map((activity) => (
          <li key={activity.activityCode}>
            {localised(activity.activityName, activity.activityName_i18n, locale)}
            <span className={styles.people}>{namesOf(activity)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
