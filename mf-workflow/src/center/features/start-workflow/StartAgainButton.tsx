import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { workflowTexts } from '../../../workflow.texts.ts';
import { useStartAgain } from '../../../instance/use-start-again.ts';

interface StartAgainButtonProps {
  /** Instance that has ended. */
  readonly instance: Pick<WorkflowInstance, 'workflowCode' | 'objectId'>;
}

/** Starts a workflow of a list again; in its row the button stays where it cannot be used, and says why. */
export function StartAgainButton({ instance }: StartAgainButtonProps) {
  const t = workflowTexts.useT();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const { canStart, isLoading, begin } = useStartAgain(instance);
  return (
    <DisabledReason reason={canStart || isLoading ? null : t('start.cannotStart')}>
      <Button {...(isPhone ? {} : { size: 'small' as const })} onClick={() => begin(pathname + search)}>
        {t('start.again')}
      </Button>
    </DisabledReason>
  );
}
