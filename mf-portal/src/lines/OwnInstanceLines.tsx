import { useQueryMyInstancesQuery } from '@portico/shared-kit/api/workflow-search.api';
import type { MyInstance } from '@portico/shared-kit/contract/workflow-search.schema';
import { localised, useLocale } from '@portico/shared-kit/i18n';
import { Ellipsis } from '@portico/shared-kit/ui/feedback';
import { BranchesOutlined } from '@portico/shared-kit/ui/icons';
import { instanceStatuses } from '@portico/shared-kit/workflow';
import { useLocation } from 'react-router-dom';
import { WidgetEmpty, WidgetError, WidgetLinesSkeleton } from '../widgets/WidgetState.tsx';
import { linesTexts } from './lines.texts.ts';
import type { LinesProps } from './lines-props.ts';
import { ListMark } from './ListMark.tsx';
import { WidgetLine, WidgetLines } from './WidgetLines.tsx';

/** Workflows that the reader started as lines, the newest first; each leads to its form. */
export function OwnInstanceLines({ source: { workflowType }, size, listIcon }: LinesProps) {
  const t = linesTexts.useT();
  const { data, error, isFetching, refetch } = useQueryMyInstancesQuery(
    { page: 0, size, ...(workflowType === null ? {} : { workflowCode: workflowType }) },
    { refetchOnMountOrArgChange: true },
  );
  if (data === undefined)
    return error ? (
      <WidgetError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <WidgetLinesSkeleton lines={Math.min(size, 5)} />
    );
  if (data.content.length === 0) return <WidgetEmpty icon={<BranchesOutlined />} title={t('none')} />;
  return (
    <WidgetLines>
      {data.content.map((instance) => (
        <InstanceLine key={instance.id} instance={instance} listIcon={listIcon} />
      ))}
    </WidgetLines>
  );
}

function InstanceLine({ instance, listIcon }: { readonly instance: MyInstance } & Pick<LinesProps, 'listIcon'>) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ workflowInstanceId: instance.id, return: pathname + search });
  return (
    <WidgetLine
      to={`/form/detail?${query.toString()}`}
      mark={<ListMark icon={listIcon} />}
      note={instanceStatuses[instance.status].label[locale]}
      instant={instance.startTime}
    >
      <Ellipsis text={localised(instance.instanceName, instance.instanceName_i18n, locale)} />
    </WidgetLine>
  );
}
