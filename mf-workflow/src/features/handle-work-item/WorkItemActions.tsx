import { useActOnWorkItemMutation, useRevokeInstanceMutation } from '@portico/shared-kit/api/workflow.api';
import { randomId } from '@portico/shared-kit/contract/random-id';
import type { WorkflowInstanceDetail } from '@portico/shared-kit/contract/workflow.schema';
import { useShell } from '@portico/shared-kit/remotes/react';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { workflowTexts } from '../../workflow.texts.ts';
import { OpinionDialog } from './OpinionDialog.tsx';
import { orderedSteps, type StepAction } from './steps.model.ts';

interface WorkItemActionsProps {
  readonly detail: WorkflowInstanceDetail;
}

/** The steps that the user may take now, each with its opinion. */
export function WorkItemActions({ detail }: WorkItemActionsProps) {
  const t = workflowTexts.useT();
  const shell = useShell();
  const [asked, setAsked] = useState<StepAction | null>(null);
  const [act, acting] = useActOnWorkItemMutation();
  const [revoke, revoking] = useRevokeInstanceMutation();
  // One id per opened dialog: pressing twice, or again after a lost answer, takes the step once.
  const requestId = useRef('');

  const ask = (action: StepAction) => {
    requestId.current = randomId();
    setAsked(action);
  };
  const take = async (action: StepAction, comment: string) => {
    const input = { requestId: requestId.current, ...(comment === '' ? {} : { comment }) };
    const isRevoke = action === 'revoke';
    const answer = isRevoke
      ? await revoke({ ...input, workflowInstanceId: detail.instance.id })
      : await act({ ...input, id: detail.workItem?.id ?? '', action });
    // A refusal is told by the one rule for errors; the dialog stays with what was typed.
    if (answer.error !== undefined) return;
    setAsked(null);
    shell.notify({ kind: 'success', text: t(isRevoke ? 'act.revoked' : 'act.handled') });
  };

  return (
    <>
      {orderedSteps(detail.actions).map((action, index) => (
        <Button
          key={action}
          type={index === 0 && action !== 'revoke' ? 'primary' : 'default'}
          danger={action === 'disagree'}
          onClick={() => ask(action)}
        >
          {t(`act.${action}`)}
        </Button>
      ))}
      {asked !== null && (
        <OpinionDialog
          action={asked}
          isBusy={acting.isLoading || revoking.isLoading}
          onConfirm={(comment) => void take(asked, comment)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
