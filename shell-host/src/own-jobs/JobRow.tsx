import type { OwnJob } from '@portico/shared-kit/contract/own-jobs.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Progress } from 'antd/es';
import styles from './JobPanel.module.css';
import { jobKinds } from './job-kinds.tsx';
import { jobPanelTexts } from './job-panel.texts.ts';
import { isUnderWay } from './use-own-jobs.ts';

/** Date format code to the minute (list spec, section 9). */
const toMinute = 3;

/** A job: its name, how far it is by the server's numbers or how it ended, and what can be done with it. */
export function JobRow({ job, onLeave }: { readonly job: OwnJob; readonly onLeave: () => void }) {
  const t = jobPanelTexts.useT();
  const locale = useLocale();
  const { Icon, nameOf, Actions } = jobKinds[job.kind];
  const name = nameOf(job, localised(job.schemaName, job.schemaName_i18n, locale), t);
  const time = job.endedTime ?? job.createdTime;
  return (
    <li className={styles.job}>
      <Icon aria-hidden="true" />
      <div className={styles.facts}>
        <p className={styles.name}>
          <b>{name}</b>
          <span className={styles.status} data-status={job.status}>
            {t(`status.${job.status}`)}
          </span>
        </p>
        {job.fileName !== null && <p className={styles.quiet}>{job.fileName}</p>}
        {isUnderWay(job) && (
          <Progress percent={percentOf(job)} size="small" strokeColor="var(--ant-color-primary)" aria-label={name} />
        )}
        <p className={styles.quiet}>
          {factsOf(job, t).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <time dateTime={time}>{formatDate(time, toMinute)}</time>
        </p>
      </div>
      <div className={styles.buttons}>
        <Actions job={job} name={name} onLeave={onLeave} />
      </div>
    </li>
  );
}

/** Whole percents; 0 until the records are counted. */
function percentOf({ total, handled }: OwnJob): number {
  return total === null || total === 0 ? 0 : Math.floor((100 * handled) / total);
}

function factsOf(job: OwnJob, t: ReturnType<typeof jobPanelTexts.useT>): readonly string[] {
  const { total, handled, refused, failure } = job;
  if (failure !== null) return [failure.resultDesc];
  const counts = isUnderWay(job)
    ? total === null
      ? []
      : [t('handled', { handled, total })]
    : [t('done', { count: handled })];
  return refused === 0 ? counts : [...counts, t('refused', { count: refused })];
}
