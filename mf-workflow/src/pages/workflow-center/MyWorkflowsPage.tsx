import { useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { formatDate } from '@portico/shared-kit/formats';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { instanceStatuses, labelOf } from '@portico/shared-kit/workflow';
import { Tag } from 'antd';
import { instancePath } from '../../addresses.model.ts';
import { ItemList } from '../../features/list-work-items/ItemList.tsx';
import { ItemRow } from '../../features/list-work-items/ItemRow.tsx';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { workflowTexts } from '../../workflow.texts.ts';

/** Date format code: to minutes. */
const toMinutes = 3;

/** The workflows that the user started, and where each of them is. */
export function MyWorkflowsPage() {
  const t = workflowTexts.useT();
  const [{ page, size, keyword }] = useListPage();
  const answer = useQueryMyInstancesQuery({ page, size, ...(keyword === '' ? {} : { keyword }) });
  return (
    <ItemList
      title={t('mine.title')}
      empty={{ title: t('mine.empty'), hint: t('mine.emptyHint') }}
      answer={answer}
      keyOf={(instance: WorkflowInstance) => instance.id}
      renderItem={(instance) => <InstanceRow instance={instance} />}
    />
  );
}

function InstanceRow({ instance }: { readonly instance: WorkflowInstance }) {
  const t = workflowTexts.useT();
  const locale = useLocale();
  const names = instance.participants.map(({ name }) => name).join(locale === 'zh' ? '、' : ', ');
  const where = names === '' ? '--' : `${instance.activityNames.join(' / ')} · ${t('mine.waitingFor', { names })}`;
  return (
    <ItemRow
      to={instancePath(instance.id)}
      title={instance.instanceName}
      mark={<Tag>{labelOf(instanceStatuses, instance.status, locale)}</Tag>}
      facts={[
        { name: localised(instance.workflowName, instance.workflowName_i18n, locale), value: where },
        { name: t('item.started'), value: formatDate(instance.startTime, toMinutes) },
        {
          name: t('item.finished'),
          value: instance.finishTime === null ? '--' : formatDate(instance.finishTime, toMinutes),
        },
      ]}
    />
  );
}
