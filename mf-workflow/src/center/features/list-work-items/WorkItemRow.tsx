import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate, usedTime } from '@portico/shared-kit/formats';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { actions, labelOf, workItemTypes } from '@portico/shared-kit/workflow';
import { Tag } from 'antd';
import { instancePath } from '../../../addresses.model.ts';
import { DelegatorTag } from './DelegatorTag.tsx';
import { Moment } from '@portico/shared-kit/ui/time';
import { ItemStatusTag } from '../../../components/StatusTag.tsx';
import { dueMark } from '../../work-list/due-mark.model.ts';
import { itemsTexts } from '../../work-list/items.texts.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { ItemRow } from './ItemRow.tsx';
import { CcItemRow } from './CcItemRow.tsx';

interface WorkItemRowProps {
  readonly item: WorkItem;
  /** Against which due times are shown, in epoch ms. */
  readonly now: number;
}

/** A line of a list of work items. */
export function WorkItemRow({ item, now }: WorkItemRowProps) {
  return item.type === 4 ? <CcItemRow item={item} /> : <HandlingRow item={item} now={now} />;
}

function HandlingRow({ item, now }: WorkItemRowProps) {
  const t = workflowTexts.useT();
  const own = itemsTexts.useT();
  const locale = useLocale();
  const isDone = item.finishTime !== null;
  const origin = { name: t('item.originator'), value: originOf(item, locale) };
  const activity = localised(item.activityName, item.activityName_i18n, locale);
  const used = item.usedTime === null ? '' : ` · ${t('item.used', { time: usedTime(item.usedTime, locale) })}`;
  return (
    <ItemRow
      to={instancePath(item.workflowInstanceId, item.id)}
      title={localised(item.instanceName, item.instanceName_i18n, locale)}
      kind={localised(item.workflowName, item.workflowName_i18n, locale)}
      mark={
        <>
          {item.isReturned === true && <Tag color="warning">{own('returned')}</Tag>}
          {item.type !== 0 && <Tag color="blue">{labelOf(workItemTypes, item.type, locale)}</Tag>}
          {item.claim !== undefined && <ClaimTag isClaimed={item.claim.by !== null} />}
          {item.isKept === true && <Tag color="gold">{own('kept')}</Tag>}
          {item.delegator !== undefined && <DelegatorTag delegator={item.delegator} />}
          {isDone ? <ItemStatusTag status={item.status} /> : <DueTag dueTime={item.dueTime} now={now} />}
        </>
      }
      facts={
        isDone
          ? [
              { name: own('myAction'), value: `${labelOf(actions, item.action ?? 0, locale)} · ${activity}` },
              origin,
              { name: t('item.handled'), value: <Handled at={item.finishTime} used={used} /> },
            ]
          : [
              { name: t('item.activity'), value: activity },
              origin,
              { name: t('item.received'), value: <Moment instant={item.receiveTime} /> },
            ]
      }
    />
  );
}

function Handled({ at, used }: { readonly at: string | null; readonly used: string }) {
  return (
    <span>
      <Moment instant={at} />
      {used}
    </span>
  );
}

/**
 * Tag of a claimed item. A user's own list has what they may claim and what they have claimed: what others claimed is
 * not in it.
 */
function ClaimTag({ isClaimed }: { readonly isClaimed: boolean }) {
  const t = itemsTexts.useT();
  return <Tag color={isClaimed ? 'green' : 'cyan'}>{t(isClaimed ? 'claimed' : 'claimable')}</Tag>;
}

const tones = { overdue: 'error', soon: 'warning', later: 'default' } as const;

/** Time until it is due, or since then; nothing where there is no due time. */
function DueTag({ dueTime, now }: { readonly dueTime: string | null; readonly now: number }) {
  const t = itemsTexts.useT();
  const locale = useLocale();
  const mark = dueMark(dueTime, now);
  if (mark === null || dueTime === null) return null;
  const time = usedTime(Math.max(Math.abs(mark.ms), 60_000), locale);
  return (
    <Tag color={tones[mark.urgency]} title={t('dueAt', { time: formatDate(dueTime, 3) })}>
      {t(mark.urgency === 'overdue' ? 'overdue' : 'dueIn', { time })}
    </Tag>
  );
}

/** Returns the name of the originator and of their department. */
function originOf(item: WorkItem, locale: Locale): string {
  const { originator, originatorDepartmentName, originatorDepartmentName_i18n } = item;
  const department = localised(originatorDepartmentName ?? '', originatorDepartmentName_i18n, locale);
  return [localised(originator.name, originator.name_i18n, locale), department].filter(Boolean).join(' · ');
}
