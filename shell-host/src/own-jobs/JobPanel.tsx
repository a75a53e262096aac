import type { OwnJob } from '@portico/shared-kit/contract/own-jobs.schema';
import { EmptyState } from '@portico/shared-kit/ui/feedback';
import { ScheduleOutlined } from '@portico/shared-kit/ui/icons';
import styles from './JobPanel.module.css';
import { JobRow } from './JobRow.tsx';
import { jobPanelTexts } from './job-panel.texts.ts';
import { ownJobsTexts } from './own-jobs.texts.ts';
import { isUnderWay } from './use-own-jobs.ts';

interface JobPanelProps {
  readonly jobs: readonly OwnJob[];
  /** Called when an action of a job leads to another page. */
  readonly onLeave: () => void;
}

/** The user's background jobs, newest first, with what can be done with each. */
export function JobPanel({ jobs, onLeave }: JobPanelProps) {
  const t = jobPanelTexts.useT();
  const tray = ownJobsTexts.useT();
  return (
    <div className={styles.panel} role="dialog" aria-label={tray('tray')}>
      <div className={styles.head}>
        <h2>{tray('tray')}</h2>
        <span role="status">{t('underWay', { count: jobs.filter(isUnderWay).length })}</span>
      </div>
      {jobs.length === 0 ? (
        <EmptyState icon={<ScheduleOutlined />} title={t('none')} />
      ) : (
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <JobRow key={`${job.kind} ${job.id}`} job={job} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <p className={styles.foot}>{t('kept')}</p>
    </div>
  );
}
