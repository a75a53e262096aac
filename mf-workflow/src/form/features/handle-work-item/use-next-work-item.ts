import { useQueryWorkItemsQuery } from '@portico/shared-kit/api/workflow.api';
import { useShell } from '@portico/shared-kit/remotes/react';
import { useSearchParams } from 'react-router-dom';
import { instancePath, withReturn } from '../../../addresses.model.ts';
import type { FormAction } from '../../../instance/actions/form-actions.model.ts';
import { workflowTexts } from '../../../workflow.texts.ts';

/** After a work item was handled, returns the action that leads to the next one; nothing where none is left, or `isHandled` is false. */
export function useNextWorkItem(isHandled: boolean): readonly FormAction[] {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [search] = useSearchParams();
  const { data } = useQueryWorkItemsQuery(
    { state: 'unfinished', page: 0, size: 1 },
    { refetchOnMountOrArgChange: true, skip: !isHandled },
  );
  const [next] = data?.content ?? [];
  if (!isHandled || next === undefined || data === undefined) return [];
  const path = withReturn(instancePath(next.workflowInstanceId, next.id), search.get('return'));
  const label = t('act.next', { count: data.totalElements });
  return [{ code: 'next', label, run: () => shell.navigate(path) }];
}
