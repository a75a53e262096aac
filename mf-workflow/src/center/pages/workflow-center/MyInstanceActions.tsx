import type { InstanceId } from '@portico/shared-kit/contract/ids';
import { useRevokeInstanceMutation } from '@portico/shared-kit/api/workflow.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { MyInstance } from '@portico/shared-kit/contract/workflow-search.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { lazyWithRetry } from '@portico/shared-kit/ui/lazy';
import { useIsPhone } from '@portico/shared-kit/ui/window';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { instancePath, withReturn } from '../../../addresses.model.ts';
import { InstanceAdminRowMenu } from '../../features/administer-instance/InstanceAdminRowMenu.tsx';
import { StartAgainButton } from '../../features/start-workflow/StartAgainButton.tsx';
import { workflowTexts } from '../../../workflow.texts.ts';

const OpinionDialog = lazyWithRetry(
  async () => (await import('../../../instance/opinion/OpinionDialog.tsx')).OpinionDialog,
);

/** Actions of the originator on a workflow in the list of their own. */
export function MyInstanceActions({ instance }: { readonly instance: MyInstance }) {
  const t = workflowTexts.useT();
  const size = useIsPhone() ? {} : { size: 'small' as const };
  const [requestId, setRequestId] = useState<string | null>(null);
  return (
    <>
      {instance.status === 'WITHDRAWN' && <ResubmitButton workflowInstanceId={instance.id} />}
      {instance.finishTime !== null && <StartAgainButton instance={instance} />}
      {instance.actions.includes('revoke') && (
        <Button {...size} onClick={() => setRequestId(randomId())}>
          {t('act.revoke')}
        </Button>
      )}
      <InstanceAdminRowMenu workflowInstanceId={instance.id} />
      {requestId !== null && (
        <Suspense fallback={null}>
          <RevokeDialog instanceId={instance.id} requestId={requestId} onClose={() => setRequestId(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens what was withdrawn to be changed and submitted again, under its number. */
function ResubmitButton({ workflowInstanceId }: { readonly workflowInstanceId: InstanceId }) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const size = useIsPhone() ? {} : { size: 'small' as const };
  const { pathname, search } = useLocation();
  const open = () => shell.navigate(withReturn(instancePath(workflowInstanceId), pathname + search));
  return (
    <Button {...size} onClick={open}>
      {t('act.submit')}
    </Button>
  );
}

interface RevokeDialogProps {
  readonly instanceId: InstanceId;
  /** Idempotency key, one per opened dialog: pressing twice, or again after a lost answer, takes it back once. */
  readonly requestId: string;
  onClose(): void;
}

function RevokeDialog({ instanceId: workflowInstanceId, requestId, onClose }: RevokeDialogProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [revoke, { isLoading, error }] = useRevokeInstanceMutation();
  const take = async (comment: string) => {
    const answer = await revoke({ workflowInstanceId, requestId, ...(comment === '' ? {} : { comment }) });
    if (answer.error !== undefined) return;
    onClose();
    shell.notify({ kind: 'success', text: t('act.done.revoke') });
  };
  return (
    <OpinionDialog
      action="revoke"
      hint={t('act.revokeHint')}
      isBusy={isLoading}
      error={error}
      onConfirm={(comment) => void take(comment)}
      onCancel={onClose}
    />
  );
}
