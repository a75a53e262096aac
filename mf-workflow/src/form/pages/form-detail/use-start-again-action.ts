import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { useSearchParams } from 'react-router-dom';
import type { ActionSource } from '../../../instance/actions/action-source.ts';
import { workflowTexts } from '../../../workflow.texts.ts';
import { useStartAgain } from '../../../instance/use-start-again.ts';

/** Returns the action that starts an ended workflow again; none while it runs, or where the user may not. */
export function useStartAgainAction(instance: WorkflowInstance): ActionSource {
  const t = workflowTexts.useT();
  const [search] = useSearchParams();
  const { canStart, begin } = useStartAgain(instance, { skip: instance.finishTime === null });
  // A form that was opened from a list leads back to that list.
  const run = () => begin(search.get('return'));
  return { actions: canStart ? [{ code: 'startAgain', label: t('start.again'), run }] : [] };
}
