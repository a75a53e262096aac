import type { WorkflowInstanceDetail, WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate, usedTime } from '@portico/shared-kit/formats';
import { useLocale } from '@portico/shared-kit/i18n';
import { actions, instanceStatuses, labelOf, reasonCodes, workItemStatuses } from '@portico/shared-kit/workflow';
import { Tag, Timeline } from 'antd';
import { Panel } from '../../components/Panel.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './WorkflowLog.module.css';

/** Date format code: to minutes. */
const toMinutes = 3;

/** What happened to a record in its workflow, and who has it now. */
export function WorkflowLog({ detail }: { readonly detail: WorkflowInstanceDetail }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const entries = detail.log.map((entry, index) => ({
    key: index,
    color: colourOf(entry),
    content: <LogEntry entry={entry} />,
  }));
  const status = <Tag aria-label={t('log.status')}>{labelOf(instanceStatuses, detail.instance.status, locale)}</Tag>;
  return (
    <Panel title={t('log.title')} mark={status}>
      <Timeline items={entries} />
    </Panel>
  );
}

const refusals: readonly string[] = ['DISAGREED', 'VOIDED', 'ABORTED'];

/** The colour of an entry's dot: waiting, refused, no longer needed, done. */
function colourOf({ finishTime, logStatus }: WorkflowLogEntry): string {
  if (finishTime === null) return 'var(--ant-color-primary)';
  if (refusals.includes(logStatus)) return 'var(--ant-color-error)';
  return logStatus === 'CANCELED' ? 'var(--ant-color-text-quaternary)' : 'var(--ant-color-success)';
}

function LogEntry({ entry }: { readonly entry: WorkflowLogEntry }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const { activityName, approvalActionStatus, comment, finishTime, logStatus, name, reasonCode, receiveTime } = entry;
  const done =
    approvalActionStatus === null
      ? labelOf(workItemStatuses, logStatus, locale)
      : labelOf(actions, approvalActionStatus, locale);
  return (
    <div className={styles['entry']}>
      <p className={styles['who']}>
        <strong>{name || t('log.system')}</strong>
        <span>{finishTime === null ? t('log.waiting') : done}</span>
      </p>
      <p className={styles['facts']}>
        <span>{activityName}</span>
        <time dateTime={finishTime ?? receiveTime}>{formatDate(finishTime ?? receiveTime, toMinutes)}</time>
        {entry.usedTime !== null && <span>{t('item.used', { time: usedTime(entry.usedTime, locale) })}</span>}
      </p>
      {reasonCode !== null && <p className={styles['facts']}>{labelOf(reasonCodes, reasonCode, locale)}</p>}
      {comment !== null && comment !== '' && <p className={styles['comment']}>{comment}</p>}
    </div>
  );
}
