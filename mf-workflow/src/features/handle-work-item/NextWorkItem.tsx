import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { instancePath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';

/** After a work item was handled, leads to the next one; nothing where none is left. */
export function NextWorkItem() {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [search] = useSearchParams();
  const { data } = useQueryWorkItemsQuery(
    { state: 'unfinished', page: 0, size: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const [next] = data?.content ?? [];
  if (next === undefined || data === undefined) return null;
  const path = withReturn(instancePath(next.workflowInstanceId, next.id), search.get('return'));
  return (
    <Button type="primary" onClick={() => shell.navigate(path)}>
      {t('act.next', { count: data.totalElements })}
    </Button>
  );
}
