import type { WorkflowInstanceDetail, WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { usedTime } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { actions, labelOf, reasonCodes, workItemStatuses } from '@portico/shared-kit/workflow';
import { Timeline } from 'antd';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
import { InstanceStatusTag } from '../../components/StatusTag.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import styles from './WorkflowLog.module.css';

/** What happened to a record in its workflow, and who has it now. */
export function WorkflowLog({ detail }: { readonly detail: WorkflowInstanceDetail }) {
  const t = workflowTexts.useT();
  const entries = detail.log.map((entry, index) => ({
    key: index,
    color: colourOf(entry),
    content: <LogEntry entry={entry} />,
  }));
  return (
    <Panel title={t('log.title')} mark={<InstanceStatusTag status={detail.instance.status} />}>
      <Timeline className={styles['log'] ?? ''} items={entries} />
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
  const { approvalActionStatus, comment, finishTime, logStatus, name, reasonCode, receiveTime } = entry;
  const done =
    approvalActionStatus === null
      ? labelOf(workItemStatuses, logStatus, locale)
      : labelOf(actions, approvalActionStatus, locale);
  return (
    <div className={styles['entry']}>
      <p className={styles['who']}>
        <strong>{localised(name, entry.user?.name_i18n, locale) || t('log.system')}</strong>
        <span>{finishTime === null ? t('log.waiting') : done}</span>
      </p>
      <p className={styles['facts']}>
        <span>{localised(entry.activityName, entry.activityName_i18n, locale)}</span>
        <Moment instant={finishTime ?? receiveTime} />
        <Duration ms={entry.usedTime} />
      </p>
      {reasonCode !== null && <p className={styles['facts']}>{labelOf(reasonCodes, reasonCode, locale)}</p>}
      {comment !== null && comment !== '' && <p className={styles['comment']}>{comment}</p>}
    </div>
  );
}

/** How long a step took; nothing for one that was taken at once, such as a submission. */
function Duration({ ms }: { readonly ms: number | null }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  return ms === null || ms < 1000 ? null : <span>{t('item.used', { time: usedTime(ms, locale) })}</span>;
}
