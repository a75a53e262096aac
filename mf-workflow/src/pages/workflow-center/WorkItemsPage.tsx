import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate, usedTime } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { labelOf, workItemStatuses } from '@portico/shared-kit/workflow';
import { Tag } from 'antd';
import { instancePath } from '../../addresses.model.ts';
import { ItemList } from '../../features/list-work-items/ItemList.tsx';
import { ItemRow } from '../../features/list-work-items/ItemRow.tsx';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { workflowTexts } from '../../workflow.texts.ts';

/** Date format code: to minutes. */
const toMinutes = 3;

interface WorkItemsPageProps {
  readonly state: 'unfinished' | 'finished';
}

/** My to-do, or my done: work items of the user, newest first. */
export function WorkItemsPage({ state }: WorkItemsPageProps) {
  const t = workflowTexts.useT();
  const [{ page, size, keyword }] = useListPage();
  const answer = useQueryWorkItemsQuery({ state, page, size, ...(keyword === '' ? {} : { keyword }) });
  const area = state === 'unfinished' ? 'todo' : 'done';
  return (
    <ItemList
      title={t(`${area}.title`)}
      empty={{ title: t(`${area}.empty`), hint: t(`${area}.emptyHint`) }}
      answer={answer}
      keyOf={(item: WorkItem) => item.id}
      renderItem={(item) => <WorkItemRow item={item} />}
    />
  );
}

function WorkItemRow({ item }: { readonly item: WorkItem }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const department = item.originatorDepartmentName === null ? '' : ` · ${item.originatorDepartmentName}`;
  const when =
    item.finishTime === null
      ? { name: t('item.received'), value: formatDate(item.receiveTime, toMinutes) }
      : { name: t('item.finished'), value: formatDate(item.finishTime, toMinutes) };
  const used = item.usedTime === null ? '' : ` · ${t('item.used', { time: usedTime(item.usedTime, locale) })}`;
  return (
    <ItemRow
      to={instancePath(item.workflowInstanceId, item.id)}
      title={item.instanceName}
      mark={item.finishTime !== null && <Tag>{labelOf(workItemStatuses, item.status, locale)}</Tag>}
      facts={[
        {
          name: t('item.activity'),
          value: `${item.activityName} · ${localised(item.workflowName, item.workflowName_i18n, locale)}`,
        },
        { name: t('item.originator'), value: `${item.originator.name}${department}` },
        { ...when, value: `${when.value}${used}` },
      ]}
    />
  );
}
