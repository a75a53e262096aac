import { useGetOversightQuery } from '@portico/shared-kit/api/workflow-oversight.api';
import type { OverseeAction, Oversight } from '@portico/shared-kit/contract/workflow-oversight.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import type { FormAction } from '../../components/form-actions/form-actions.model.ts';
import type { ActionSource } from '../../components/form-actions/FormActions.tsx';
import { overseeTexts } from './oversee.texts.ts';

const OverseeDialog = lazyWithRetry(async () => (await import('./OverseeDialog.tsx')).OverseeDialog);

interface OverseeActions extends ActionSource {
  /** True as long as the allowed actions are not known. */
  readonly isLoading: boolean;
}

/**
 * Returns what the user may do to a workflow as a whole: as its originator, by having part in it, or by overseeing all of them.
 * With `skip` it is not asked yet.
 */
export function useOverseeActions(workflowInstanceId: string, { skip = false } = {}): OverseeActions {
  const [chosen, setChosen] = useState<OverseeAction | null>(null);
  const { data } = useGetOversightQuery({ workflowInstanceId }, { skip });
  const actions = useActions(data, setChosen);
  if (chosen === null || data === undefined) return { actions, isLoading: data === undefined };
  const dialog = (
    <Suspense fallback={null}>
      <OverseeDialog
        key={chosen}
        workflowInstanceId={workflowInstanceId}
        action={chosen}
        oversight={data}
        onClose={() => setChosen(null)}
      />
    </Suspense>
  );
  return { actions, dialog, isLoading: false };
}

/** Returns each allowed action, with the reason for which it cannot be taken now. */
function useActions(
  oversight: Oversight | undefined,
  onChoose: (action: OverseeAction) => void,
): readonly FormAction[] {
  const t = overseeTexts.useT();
  return (oversight?.actions ?? []).map(({ action, refusal }) => ({
    code: `manage.${action}`,
    label: t(`action.${action}`),
    refusal: refusal === null ? null : t(`why.${refusal}`),
    run: () => onChoose(action),
  }));
}
