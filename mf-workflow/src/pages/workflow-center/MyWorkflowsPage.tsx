import { useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { commonTexts, type Locale, localised, useLocale } from '@portico/shared-kit/i18n';
import { instancePath } from '../../addresses.model.ts';
import { Moment } from '../../components/Moment.tsx';
import { InstanceStatusTag } from '../../components/StatusTag.tsx';
import { ItemList } from '../../features/list-work-items/ItemList.tsx';
import { ItemRow } from '../../features/list-work-items/ItemRow.tsx';
import { useListPage } from '../../features/list-work-items/use-list-page.ts';
import { workflowTexts } from '../../workflow.texts.ts';

/** The workflows that the user started, and where each of them is. */
export function MyWorkflowsPage() {
  const t = workflowTexts.useT();
  const [{ page, size, keyword }] = useListPage();
  const answer = useQueryMyInstancesQuery(
    { page, size, ...(keyword === '' ? {} : { keyword }) },
    // Others move them on.
    { refetchOnMountOrArgChange: true },
  );
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
  return (
    <ItemRow
      to={instancePath(instance.id)}
      title={instance.instanceName}
      kind={localised(instance.workflowName, instance.workflowName_i18n, locale)}
      mark={<InstanceStatusTag status={instance.status} />}
      facts={[
        { name: t('item.activity'), value: whereIs(instance, locale) },
        { name: t('item.started'), value: <Moment instant={instance.startTime} /> },
        { name: t('item.ended'), value: <Moment instant={instance.finishTime} /> },
      ]}
    />
  );
}

/** At which activities an instance stands and with whom; `--` where it has ended. */
function whereIs({ activities, participants }: WorkflowInstance, locale: Locale): string {
  if (participants.length === 0) return commonTexts.t(locale, 'empty');
  const people = participants.map(({ name, name_i18n }) => localised(name, name_i18n, locale));
  const names = people.join(locale === 'zh' ? '、' : ', ');
  const where = activities.map(({ name, name_i18n }) => localised(name, name_i18n, locale)).join(' / ');
  return `${where} · ${workflowTexts.t(locale, 'mine.waitingFor', { names })}`;
}
