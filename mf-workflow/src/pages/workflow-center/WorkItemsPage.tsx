import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkItem } from '@portico/shared-kit/contract/workflow.schema';
import { type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { instancePath } from '../../addresses.model.ts';
import { Moment } from '../../components/Moment.tsx';
import { ItemStatusTag } from '../../components/StatusTag.tsx';
import { ItemList } from '../../features/list-work-items/ItemList.tsx';
import { ItemRow } from '../../features/list-work-items/ItemRow.tsx';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { workflowTexts } from '../../workflow.texts.ts';

interface WorkItemsPageProps {
  readonly state: 'unfinished' | 'finished';
}

/** My to-do, or my done: work items of the user, newest first. */
export function WorkItemsPage({ state }: WorkItemsPageProps) {
  const t = workflowTexts.useT();
  const [{ page, size, keyword }] = useListPage();
  const answer = useQueryWorkItemsQuery(
    { state, page, size, ...(keyword === '' ? {} : { keyword }) },
    // Others give and take work.
    { refetchOnMountOrArgChange: true },
  );
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

/** Who started it and where they work. */
function originOf(item: WorkItem, locale: Locale): string {
  const { originator, originatorDepartmentName, originatorDepartmentName_i18n } = item;
  const department = localised(originatorDepartmentName ?? '', originatorDepartmentName_i18n, locale);
  return [localised(originator.name, originator.name_i18n, locale), department].filter(Boolean).join(' · ');
}

function WorkItemRow({ item }: { readonly item: WorkItem }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const isDone = item.finishTime !== null;
  return (
    <ItemRow
      to={instancePath(item.workflowInstanceId, item.id)}
      title={item.instanceName}
      kind={localised(item.workflowName, item.workflowName_i18n, locale)}
      mark={isDone && <ItemStatusTag status={item.status} />}
      facts={[
        {
          name: t(isDone ? 'item.handledActivity' : 'item.activity'),
          value: localised(item.activityName, item.activityName_i18n, locale),
        },
        {
          name: t('item.originator'),
          value: originOf(item, locale),
        },
        isDone
          ? { name: t('item.handled'), value: <Moment instant={item.finishTime} /> }
          : { name: t('item.received'), value: <Moment instant={item.receiveTime} /> },
      ]}
    />
  );
}
