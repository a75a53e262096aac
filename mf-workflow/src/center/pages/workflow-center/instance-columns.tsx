import type { InstanceMatch } from '@portico/shared-kit/contract/workflow-search.schema';
import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { commonTexts, localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { Moment } from '@portico/shared-kit/ui/time';
import { InstanceStatusTag } from '../../../components/StatusTag.tsx';
import { TrackLink } from '../../../components/TrackLink.tsx';
import type { ResultColumn } from '../../features/search-workflows/ResultTable.tsx';
import { searchTexts } from '../../features/search-workflows/search.texts.ts';
import { CurrentAssignees } from '../../features/search-workflows/CurrentAssignees.tsx';

/** Returns the columns for the status of an instance and the times at which it began and ended. */
export function useProgressColumns(): readonly ResultColumn<WorkflowInstance>[] {
  const t = searchTexts.useT();
  const locale = useLocale();
  return [
    {
      key: 'status',
      title: t('column.status'),
      share: 10,
      render: ({ id, instanceName, instanceName_i18n, status }) => (
        <>
          <InstanceStatusTag status={status} />
          <TrackLink workflowInstanceId={id} name={localised(instanceName, instanceName_i18n, locale)} />
        </>
      ),
    },
    { key: 'now', title: t('column.now'), share: 22, render: (instance) => <CurrentAssignees instance={instance} /> },
    {
      key: 'started',
      title: t('column.started'),
      share: 13,
      render: ({ startTime }) => <Moment instant={startTime} />,
    },
    { key: 'ended', title: t('column.ended'), share: 13, render: ({ finishTime }) => <Moment instant={finishTime} /> },
  ];
}

/** The columns of the search of instances. */
export function useInstanceColumns(): readonly ResultColumn<InstanceMatch>[] {
  const t = searchTexts.useT();
  const common = commonTexts.useT();
  const locale = useLocale();
  const [status, ...rest] = useProgressColumns();
  const originator: ResultColumn<InstanceMatch> = {
    key: 'originator',
    title: t('column.originator'),
    share: 15,
    render: ({ originator: person, originatorDepartmentName, originatorDepartmentName_i18n }) => {
      const department = localised(originatorDepartmentName ?? '', originatorDepartmentName_i18n, locale);
      const name = localised(person.name, person.name_i18n, locale) || common('empty');
      return <Ellipsis text={[name, department].filter(Boolean).join(' · ')} lines={2} />;
    },
  };
  return status === undefined ? [] : [status, originator, ...rest];
}
