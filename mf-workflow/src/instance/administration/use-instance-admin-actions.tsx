import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { useGetInstanceAdministrationQuery } from '@portico/shared-kit/api/instance-administration.api';
import type {
  InstanceAdminAction,
  InstanceAdministration,
} from '@portico/shared-kit/contract/instance-administration.schema';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { Suspense, useState } from 'react';
import type { FormAction } from '../actions/form-actions.model.ts';
import type { ActionSource } from '../actions/action-source.ts';
import { instanceAdminTexts } from './instance-admin.texts.ts';

const InstanceAdminDialog = lazyWithRetry(async () => (await import('./InstanceAdminDialog.tsx')).InstanceAdminDialog);

interface InstanceAdminActions extends ActionSource {
  /** True as long as the allowed actions are not known. */
  readonly isLoading: boolean;
}

/**
 * Returns what the user may do to a workflow as a whole: as its originator, by having part in it, or by administering it all of them.
 * With `skip` it is not asked yet.
 */
export function useInstanceAdminActions(workflowInstanceId: InstanceId, { skip = false } = {}): InstanceAdminActions {
  const [chosen, setChosen] = useState<InstanceAdminAction | null>(null);
  const { data } = useGetInstanceAdministrationQuery({ workflowInstanceId }, { skip });
  const actions = useActions(data, setChosen);
  if (chosen === null || data === undefined) return { actions, isLoading: data === undefined };
  const dialog = (
    <Suspense fallback={null}>
      <InstanceAdminDialog
        key={chosen}
        workflowInstanceId={workflowInstanceId}
        action={chosen}
        administration={data}
        onClose={() => setChosen(null)}
      />
    </Suspense>
  );
  return { actions, dialog, isLoading: false };
}

/** Returns each allowed action, with the reason for which it cannot be taken now. */
function useActions(
  administration: InstanceAdministration | undefined,
  onChoose: (action: InstanceAdminAction) => void,
): readonly FormAction[] {
  const t = instanceAdminTexts.useT();
  return (administration?.actions ?? []).map(({ action, refusal }) => ({
    code: `manage.${action}`,
    label: t(`action.${action}`),
    refusal: refusal === null ? null : t(`why.${refusal}`),
    run: () => onChoose(action),
  }));
}
