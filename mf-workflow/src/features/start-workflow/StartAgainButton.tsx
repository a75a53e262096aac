import { useListStartableWorkflowsQuery } from '@portico/shared-kit/api/workflow.api';
import type { WorkflowInstance } from '@portico/shared-kit/contract/workflow.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { DisabledReason } from '@portico/shared-kit/ui/feedback';
import { CopyOutlined } from '@portico/shared-kit/ui/icons';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { useLocation } from 'react-router-dom';
import { startPath, withReturn } from '../../addresses.model.ts';
import { workflowTexts } from '../../workflow.texts.ts';

interface StartAgainButtonProps {
  /** One that has ended. */
  readonly instance: Pick<WorkflowInstance, 'workflowCode' | 'objectId'>;
  /** In a row the button stays and says why it cannot be used; else it stands only where it can. */
  readonly isRow?: boolean;
}

/** Opens a new form of the workflow that begins with what the record of this one holds. */
export function StartAgainButton({ instance, isRow = false }: StartAgainButtonProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const isPhone = useIsPhone();
  const { pathname, search } = useLocation();
  const { data } = useListStartableWorkflowsQuery();
  const { workflowCode, objectId } = instance;
  // Shell spec, section 4: administrators start none.
  const canStart =
    shell.session?.admin !== true &&
    data?.some((each) => each.workflowCode === workflowCode && each.unavailable === undefined) === true;
  if (!canStart && !isRow) return null;
  const looks = isRow ? (isPhone ? {} : { size: 'small' as const }) : { icon: <CopyOutlined aria-hidden="true" /> };
  // A form that was opened from a list leads back to that list.
  const back = isRow ? pathname + search : new URLSearchParams(search).get('return');
  const begin = () => shell.navigate(withReturn(startPath(workflowCode, objectId), back));
  return (
    <DisabledReason reason={canStart || data === undefined ? null : t('start.cannotStart')}>
      <Button {...looks} onClick={begin}>
        {t('start.again')}
      </Button>
    </DisabledReason>
  );
}
