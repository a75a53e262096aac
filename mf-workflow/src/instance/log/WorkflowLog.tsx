import type { WorkflowInstanceDetail, WorkflowLogEntry } from '@portico/shared-kit/contract/workflow.schema';
import { usedTime } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { PersonName } from '@portico/shared-kit/ui/person-card';
import { actionCode, isCancel, labelOf, logWords, reasonCodes, wordsAround } from '@portico/shared-kit/workflow';
import { Timeline } from 'antd';
import { type ReactNode, useState } from 'react';
import { Moment } from '@portico/shared-kit/ui/time';
import { Panel } from '../../components/Panel.tsx';
import { InstanceStatusTag } from '../../components/StatusTag.tsx';
import { workflowTexts } from '../../workflow.texts.ts';
import { FoldButton } from './FoldButton.tsx';
import { FoldedNames } from './FoldedNames.tsx';
import { logParts } from './log-parts.model.ts';
import { OpinionFiles } from './OpinionFiles.tsx';
import styles from './WorkflowLog.module.css';

interface WorkflowLogProps {
  readonly detail: WorkflowInstanceDetail;
  /** Leads to more about the workflow. */
  readonly link?: ReactNode;
}

/** Log of a record in its workflow, with its current assignees. */
export function WorkflowLog({ detail, link }: WorkflowLogProps) {
  const t = workflowTexts.useT();
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (key: string) => {
    setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key]);
  };
  const entries = logParts(detail.log).flatMap(({ key, shown, folded }) => {
    const isOpen = open.includes(key);
    const button = <FoldButton isOpen={isOpen} count={folded.length} onToggle={() => toggle(key)} />;
    const fold = { key: `${key} more`, color: 'var(--ant-color-text-quaternary)', content: button };
    return [
      ...itemsOf(`${key} shown`, shown),
      ...(folded.length > 0 ? [fold] : []),
      ...(isOpen ? itemsOf(`${key} folded`, folded) : []),
    ];
  });
  return (
    <Panel isFoldable title={t('log.title')} mark={<InstanceStatusTag status={detail.instance.status} />}>
      <Timeline className={styles.log} items={entries} />
      {link}
    </Panel>
  );
}

function itemsOf(key: string, entries: readonly WorkflowLogEntry[]) {
  return entries.map((entry, index) => ({
    key: `${key} ${index}`,
    color: colourOf(entry),
    content: <LogEntry entry={entry} />,
  }));
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
  const { approvalActionStatus, comment, delegator, finishTime, name, reasonCode, receiveTime, user } = entry;
  // Whoever need not answer any more reads why in place of what they did.
  const isSaid = approvalActionStatus === actionCode.passiveCancel && isCancel(reasonCode);
  const people = entry.change?.to ?? [];
  const [before, after] = people.length === 0 ? [logWords(entry, [], locale), ''] : wordsAround(entry, locale);
  return (
    <div className={styles.entry}>
      <p className={styles.who}>
        <strong>{user === null ? name || t('log.system') : <PersonName person={user} isTabStop />}</strong>
        {delegator !== undefined && (
          <span className={styles.behalf}>
            {t('log.onBehalfOf', { name: localised(delegator.name, delegator.name_i18n, locale) })}
          </span>
        )}
        <span>
          {finishTime === null && approvalActionStatus === null ? t('log.waiting') : before}
          {people.length > 0 && <FoldedNames people={people} />}
          {after}
        </span>
      </p>
      <p className={styles.facts}>
        <span>{localised(entry.activityName, entry.activityName_i18n, locale)}</span>
        <Moment instant={finishTime ?? entry.savedTime ?? receiveTime} />
        <Duration ms={entry.usedTime} />
      </p>
      {reasonCode !== null && !isSaid && <p className={styles.facts}>{labelOf(reasonCodes, reasonCode, locale)}</p>}
      {comment !== null && comment !== '' && <p className={styles.comment}>{comment}</p>}
      <OpinionFiles entry={entry} />
    </div>
  );
}

/** Duration of a step; nothing for one that was taken at once, such as a submission. */
function Duration({ ms }: { readonly ms: number | null }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  return ms === null || ms < 1000 ? null : <span>{t('item.used', { time: usedTime(ms, locale) })}</span>;
}
